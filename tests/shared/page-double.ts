// The minimal page that state modules need without a browser: whether it is visible.
import { vi } from 'vitest';

export interface PageDouble {
  readonly show: () => void;
  readonly hide: () => void;
}

/** Replaces `document` and `window` until `vi.unstubAllGlobals()`. */
export function stubPage(): PageDouble {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  const become = (state: 'visible' | 'hidden') => () => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { show: become('visible'), hide: become('hidden') };
}

/** A `document` that has only cookies, until `vi.unstubAllGlobals()`. */
export function stubCookies(): void {
  const jar = new Map<string, string>();
  vi.stubGlobal('document', {
    get cookie(): string {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split(';');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at).trim();
      const expires = attributes.find((one) => /^\s*expires=/i.test(one))?.split('=')[1];
      if (expires !== undefined && Date.parse(expires) <= Date.now()) jar.delete(name);
      else jar.set(name, pair.slice(at + 1));
    },
  });
}
