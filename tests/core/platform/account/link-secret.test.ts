import * as v from 'valibot';
import { expect, test } from 'vitest';
import { accountSecret } from '#contract/account/account.ts';
import { secretFor } from '#core/platform/account/link-secret.ts';

test('link secret: a repeated use of a link names the same secret, another link another one', () => {
  const first = secretFor('link-1');
  expect(v.is(accountSecret, first)).toBe(true);
  expect(secretFor('link-1')).toBe(first);
  expect(secretFor('link-2')).not.toBe(first);
});
