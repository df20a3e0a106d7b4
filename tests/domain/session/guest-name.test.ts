import { expect, test } from 'vitest';
import { cleanGuestName, MAX_GUEST_NAME } from '#domain/session/guest-name.ts';

test('a guest’s name is one line without tags, control characters or direction marks', () => {
  expect(cleanGuestName('  Ана \n Мария ')).toBe('Ана Мария');
  expect(cleanGuestName('<b>Ана</b>')).toBe('b Ана /b');
  expect(cleanGuestName('\u202eанА\u0000')).toBe('анА');
  expect(cleanGuestName(' \u200b ')).toBe('');
});

test('a guest’s name is cut between characters, never within one', () => {
  expect([...cleanGuestName('😀'.repeat(40))]).toHaveLength(MAX_GUEST_NAME);
  expect(cleanGuestName('😀'.repeat(40)).isWellFormed()).toBe(true);
});
