import { expect, test } from 'vitest';
import { createPasswords } from '../../../server/services/account/password-hash.ts';

test('password hash: verifies its own password only', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('лятна градина');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await passwords.verify('лятна градина', stored)).toBe(true);
  for (const wrong of ['Лятна градина', '', 'лятна градина '])
    expect(await passwords.verify(wrong, stored)).toBe(false);
  expect(await passwords.hash('лятна градина')).not.toBe(stored);
});

test.each([undefined, '', 'plain', '$argon2id$v=19$m=1,t=1,p=1$AAAA$AAAA'])(
  'password hash: no password matches %s',
  async (stored) => {
    const passwords = createPasswords();
    expect(await passwords.verify('', stored)).toBe(false);
    expect(await passwords.verify('\0'.repeat(32), stored)).toBe(false);
  },
);

test('password hash: runs two at a time, queues eight and rejects the next', async () => {
  const passwords = createPasswords();
  const all = await Promise.all(Array.from({ length: 14 }, () => passwords.hash('лятна градина')));
  expect(all.filter((one) => one === 'busy')).toHaveLength(4);
  expect(await passwords.hash('afterwards there is room')).toMatch(/^\$argon2id/);
});
