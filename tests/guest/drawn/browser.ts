// A browser that opens a page which the server has drawn: it is here after the drawing, and gone before the next one.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

/** Two messages that only the test causes: one process both draws and takes over, and its browser has no canvas. */
const OF_THE_TEST = /^Detected multiple renderers|^Not implemented: HTMLCanvasElement/;

export interface Browser {
  /** Messages of the app, or of React's development build, on the console. */
  readonly told: readonly string[];
  readonly close: () => Promise<void>;
}

/** `matches`: the media queries that hold. */
export async function openBrowser(url: string, matches: (query: string) => boolean): Promise<Browser> {
  const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {
    jsdom: { url: `https://tabl.example${url}`, pretendToBeVisual: true },
  });
  Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange });
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: matches(query), media: query }),
  );
  window.scrollTo = () => undefined;
  // Here the window is the global object, and not one of jsdom's own.
  Object.defineProperty(Window, Symbol.hasInstance, { value: (one: unknown) => one === window });
  Element.prototype.scrollTo = () => undefined;
  // A list that measures its rows would find none in sight where all are flat.
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
