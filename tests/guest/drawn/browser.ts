// A browser that opens a server-drawn page: it is set up after the drawing and removed before the next one.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

/** Two console messages caused by the test itself: one process renders and hydrates, and its browser has no canvas. */
const OF_THE_TEST = /^Detected multiple renderers|^Not implemented: HTMLCanvasElement/;

export interface Browser {
  /** Console messages of the app, or of React's development build. */
  readonly told: readonly string[];
  readonly close: () => Promise<void>;
}

/** `matches`: decides which media queries match. */
export async function openBrowser(url: string, matches: (query: string) => boolean): Promise<Browser> {
  const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {
    jsdom: { url: `https://tabl.example${url}`, pretendToBeVisual: true },
  });
  Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange });
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: matches(query), media: query }),
  );
  window.scrollTo = () => undefined;
  // Here the window is the global object, not one created by jsdom.
  Object.defineProperty(Window, Symbol.hasInstance, { value: (one: unknown) => one === window });
  Element.prototype.scrollTo = () => undefined;
  // Without heights a list that measures its rows would find none visible.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 350 });
  const told: string[] = [];
  const hear = (...parts: readonly unknown[]) => {
    const words = parts.map(String).join(' ');
    if (!OF_THE_TEST.test(words)) told.push(words);
  };
  const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) => spy.mockImplementation(hear));
  return {
    told,
    close: async () => {
      for (const spy of spies) spy.mockRestore();
      vi.unstubAllGlobals();
      await teardown(globalThis);
    },
  };
}
