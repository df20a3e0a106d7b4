// @vitest-environment jsdom
// A sign-out without a network: the server hears of it later.
import { beforeEach, expect, test } from 'vitest';
import { hasSignOuts, noteSignOut, sendSignOuts } from '#core/platform/account/late-sign-outs.ts';

beforeEach(() => localStorage.clear());

test('sign-out: is kept until the server has answered, once per sign-in', async () => {
  noteSignOut('one');
  noteSignOut('two');
  noteSignOut('one');
  const asked: string[] = [];
  await sendSignOuts(async (secret) => {
    asked.push(secret);
    return secret === 'two';
  });
  expect(asked).toEqual(['two', 'one']);
  expect(hasSignOuts()).toBe(true);
  await sendSignOuts(async () => true);
  expect([hasSignOuts(), localStorage.length]).toEqual([false, 0]);
});

test('sign-out: a damaged list is taken as empty', () => {
  localStorage.setItem('late_sign_outs', '{"a":');
  expect(hasSignOuts()).toBe(false);
  noteSignOut('one');
  expect(hasSignOuts()).toBe(true);
});
