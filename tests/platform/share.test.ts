// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { addressOf, shareAddress } from '#platform/share.ts';

const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
afterEach(() => {
  give('share', undefined);
  give('clipboard', undefined);
});

test("an address is handed to the device's own sheet where it has one", async () => {
  const share = vi.fn(() => Promise.resolve());
  give('share', share);
  expect(await shareAddress('Tarator', '/neven/soups/tarator')).toBe('shared');
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Tarator', url: addressOf('/neven/soups/tarator') });
  expect(addressOf('/neven/soups/tarator')).toMatch(/^http.*\/neven\/soups\/tarator$/);
});

test('a guest who closes that sheet hears nothing', async () => {
  give('share', () => Promise.reject(new DOMException('', 'AbortError')));
  expect(await shareAddress('Tarator', '/a')).toBe('dismissed');
});

test('where there is no sheet, or it fails, the address is copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  give('clipboard', { writeText });
  expect(await shareAddress('Tarator', '/a')).toBe('copied');
  give('share', () => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(await shareAddress('Tarator', '/a')).toBe('copied');
  expect(writeText).toHaveBeenCalledTimes(2);
});

test('on plain http neither is to be had, and that is said', async () => {
  expect(await shareAddress('Tarator', '/a')).toBe('refused');
});
