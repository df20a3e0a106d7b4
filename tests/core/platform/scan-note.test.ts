// @vitest-environment jsdom
// A scanned code survives a reload of its tab, and is cleared with its answer.
import { beforeEach, expect, test, vi } from 'vitest';

const KEY = 'early_scan';
const fresh = async () => {
  vi.resetModules();
  return (await import('#core/platform/scan-note.ts')).scanNote;
};
beforeEach(() => sessionStorage.clear());

test('a scanned code waits at its own place, after a reload too, and at no other place', async () => {
  (await fresh()).keep('neven', 'kxr4-8v2w');
  const note = await fresh();
  expect([note.codeAt('neven'), note.codeAt('rila')]).toEqual(['kxr4-8v2w', undefined]);
});

test('a note of the early inline script is found', async () => {
  sessionStorage.setItem(KEY, '{"place":"neven","code":"kxr4-8v2w"}');
  expect((await fresh()).codeAt('neven')).toBe('kxr4-8v2w');
});

test('an answered code is cleared, and one scanned meanwhile is not', async () => {
  const note = await fresh();
  const heard = vi.fn();
  note.subscribe(heard);
  note.keep('neven', 'first');
  note.keep('neven', 'second');
  note.forget('first');
  expect(note.codeAt('neven')).toBe('second');
  note.forget('second');
  expect(note.codeAt('neven')).toBeUndefined();
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(heard).toHaveBeenCalledTimes(3);
});

test.each(['', '{', 'null', '7', '{"place":"neven"}', '{"place":"neven","code":7}'])(
  'an unreadable note %j is ignored',
  async (text) => {
    sessionStorage.setItem(KEY, text);
    expect((await fresh()).codeAt('neven')).toBeUndefined();
  },
);

test('a tab without storage remembers the code while it is open', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('No storage');
  });
  const note = await fresh();
  note.keep('neven', 'kxr4-8v2w');
  expect(note.codeAt('neven')).toBe('kxr4-8v2w');
  vi.restoreAllMocks();
});
