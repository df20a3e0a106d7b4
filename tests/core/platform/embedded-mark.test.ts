// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isEmbedded } from '#core/platform/device/embedded-mark.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** The document began at this address, whatever the address bar shows now. */
const beginAt = (address: string | undefined) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(address === undefined ? [] : [{ name: address } as PerformanceEntry]);

test('a page that began with the mark is embedded, also after a reload without the mark', () => {
  beginAt('https://menu.example/neven/t/code?embedded=1');
  expect(isEmbedded()).toBe(true);
  beginAt('https://menu.example/neven?show=orders');
  expect(isEmbedded()).toBe(true);
});

test('any other page is a browser page', () => {
  for (const address of ['https://menu.example/neven', 'https://menu.example/neven?embedded=0', '', undefined]) {
    beginAt(address);
    expect([address, isEmbedded()]).toEqual([address, false]);
  }
});

test('a tab without storage remembers the mark from its address', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  beginAt('https://menu.example/neven?embedded=1');
  expect(isEmbedded()).toBe(true);
});
