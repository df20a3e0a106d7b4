// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { addressOf, shareAddress } from '#core/platform/share.ts';

const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
afterEach(() => {
  give('share', undefined);
  give('clipboard', undefined);
});

test('an address goes to the device’s share sheet when it has one', async () => {
  const share = vi.fn(() => Promise.resolve());
  give('share', share);
  expect(await shareAddress('Tarator', '/neven/soups/tarator')).toBe('shared');
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Tarator', url: addressOf('/neven/soups/tarator') });
  expect(addressOf('/neven/soups/tarator')).toMatch(/^http.*\/neven\/soups\/tarator$/);
});

test('a guest who closes the share sheet gets no message', async () => {
  give('share', () => Promise.reject(new DOMException('', 'AbortError')));
  expect(await shareAddress('Tarator', '/a')).toBe('dismissed');
});

test('an address is copied when the share sheet is missing or fails', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  give('clipboard', { writeText });
  expect(await shareAddress('Tarator', '/a')).toBe('copied');
  give('share', () => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(await shareAddress('Tarator', '/a')).toBe('copied');
  expect(writeText).toHaveBeenCalledTimes(2);
});

test('an address on plain http can be neither shared nor copied, and the caller is told', async () => {
  expect(await shareAddress('Tarator', '/a')).toBe('refused');
});
