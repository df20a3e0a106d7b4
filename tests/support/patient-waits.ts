// Scales all waits of Vitest and Testing Library by the machine's slowness (patience.ts).
import { vi } from 'vitest';
import { patience } from './patience.ts';

/** Longer than any expected wait; only a failure takes it all. */
const WAIT_MS = 4000;
const longer = (options: number | { interval?: number; timeout?: number } = {}) =>
  typeof options === 'number' ? patience(options) : { ...options, timeout: patience(options.timeout ?? WAIT_MS) };

// Files in one process share `vi`, so the waits are patched once.
const LONGER = Symbol.for('tabl.longer-waits');
if (!Reflect.has(vi, LONGER)) {
  const { waitFor, waitUntil } = vi;
  vi.waitFor = (callback, options) => waitFor(callback, longer(options));
  vi.waitUntil = (callback, options) => waitUntil(callback, longer(options));
  Reflect.set(vi, LONGER, true);
}
vi.setConfig({ testTimeout: patience(60_000), hookTimeout: patience(120_000) });
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: patience(WAIT_MS) });
}
