import { expect, test } from 'vitest';
import { parseUserClaims } from '#contract/account/user-token.ts';

test('a user token gives its role and end time [S3.28]', () => {
  expect(parseUserClaims({ role: 'WAITER', exp: 1_800_000_000, name: 'passed over' })).toEqual({
    role: 'WAITER',
    expiresAt: 1_800_000_000_000,
  });
  expect(parseUserClaims({ role: 'USER' })).toEqual({ role: 'USER', expiresAt: undefined });
});

test('a token with an unknown role is undefined [S3.28]', () => {
  for (const claims of [{ role: 'ROOT' }, { role: 'waiter' }, { exp: 1 }, null, 'x', { role: 'USER', exp: 'soon' }]) {
    expect(parseUserClaims(claims)).toBeUndefined();
  }
});
