import { expect, test } from 'vitest';
import { faultsToWire, mailLinkHref } from '#contract/account/account.ts';
import { parseFaults, parseMailLink, parseProfile, readSignedIn } from '#contract/account/account-answers.ts';
import { readStoredAccount } from '#contract/account/stored-account.ts';

const SECRET = 'Kx3_aaaaaaaaaaaaaaaaaaaaaaaaaaaa';

test('a server’s error map puts a message beside each known field, and drops the others [S7.30]', () => {
  const faults = { firstName: 'missing', newPassword: 'short' } as const;
  expect(parseFaults({ error: { errors: faultsToWire(faults) } })).toEqual(faults);
  expect(parseFaults({ error: { errors: { email: 'of a newer server', shoe_size: 'wrong' } } })).toEqual({
    email: 'wrong',
  });
  for (const body of [undefined, null, [], { error: {} }, { error: { errors: ['email'] } }])
    expect(parseFaults(body)).toEqual({});
});

test('a mailed link is parsed from its address, and any other text is undefined', () => {
  const href = mailLinkHref('neven', 'reset', SECRET);
  expect(href).toBe(`/neven/profile/mail#reset.${SECRET}`);
  expect(parseMailLink(href.slice(href.indexOf('#')))).toEqual({ kind: 'reset', secret: SECRET });
  for (const hash of ['', '#', '#reset', '#reset.short', `#other.${SECRET}`, `#reset.${SECRET}.x`, `#reset.${SECRET}<`])
    expect(parseMailLink(hash)).toBeUndefined();
});

test('an answer of another shape is read neither as a sign-in nor as a profile', () => {
  const whole = {
    success: true,
    token: 'a.b.c',
    secret: SECRET,
    order_key: `0199c000-0000.${'A'.repeat(43)}`,
    ends_at: 1,
  };
  expect(readSignedIn(whole)).toEqual(whole);
  for (const lacking of ['token', 'secret', 'order_key', 'ends_at'])
    expect(readSignedIn({ ...whole, [lacking]: undefined })).toBeUndefined();
  expect(readSignedIn({ ...whole, secret: 'short' })).toBeUndefined();
  expect(parseProfile({ first_name: 'Elena' })).toBeUndefined();
});

test('a stored row counts as a sign-in only when it has a secret', () => {
  expect(readStoredAccount(JSON.stringify({ secret: SECRET }))).toEqual({ secret: SECRET, firstName: '', email: '' });
  for (const stored of [null, '', '{', '[]', '{"secret":"short"}', `{"secret":"${SECRET}","firstName":7}`])
    expect(readStoredAccount(stored)).toBeUndefined();
});
