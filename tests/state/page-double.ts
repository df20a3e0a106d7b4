// The little of a page that state needs of it, where no browser is: whether it is looked at.
import { vi } from 'vitest';

export interface PageDouble {
  readonly show: () => void;
  readonly hide: () => void;
}

/** Stands in for `document` and `window` until `vi.unstubAllGlobals()`. */
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
