// Every wait of a test is as long as this machine needs it (patience.ts): those of Vitest, and those of the screens.
import { vi } from 'vitest';
import { patience, SLOWNESS } from './patience.ts';

const ONE_SECOND = 1000;

if (SLOWNESS > 1) {
  const { waitFor, waitUntil } = vi;
  const longer = (options: number | { interval?: number; timeout?: number } = {}) =>
    typeof options === 'number' ? patience(options) : { ...options, timeout: patience(options.timeout ?? ONE_SECOND) };
  vi.waitFor = (callback, options) => waitFor(callback, longer(options));
  vi.waitUntil = (callback, options) => waitUntil(callback, longer(options));
  if (typeof document !== 'undefined') {
    const { configure } = await import('@testing-library/dom');
    configure({ asyncUtilTimeout: patience(ONE_SECOND) });
  }
}
