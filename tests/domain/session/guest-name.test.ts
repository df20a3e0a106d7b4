import { expect, test } from 'vitest';
import { cleanGuestName, MAX_GUEST_NAME } from '#domain/session/guest-name.ts';

test('a guest’s name is one line without tags, control characters or marks that turn text round', () => {
  expect(cleanGuestName('  Ана \n Мария ')).toBe('Ана Мария');
  expect(cleanGuestName('<b>Ана</b>')).toBe('b Ана /b');
  expect(cleanGuestName('\u202eанА\u0000')).toBe('анА');
  expect(cleanGuestName(' \u200b ')).toBe('');
});

test('a guest’s name is cut by characters and never in the middle of one', () => {
  expect([...cleanGuestName('😀'.repeat(40))]).toHaveLength(MAX_GUEST_NAME);
  expect(cleanGuestName('😀'.repeat(40)).isWellFormed()).toBe(true);
});
