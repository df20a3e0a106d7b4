import { expect, test } from 'vitest';
import { followHref, parseFollowKey, readFollowLink } from '#contract/order/follow-link.ts';
import { followKeyOf } from '#domain/order/follow/follow-key.ts';

const SECRET = 'Kx3-own-secret_of-an-order-01234';

test('a follow link has the start of the order secret after the "#", and is parsed back', () => {
  const key = followKeyOf(SECRET);
  expect(key).toBe(SECRET.slice(0, 22));
  if (!key) throw new Error('No key');
  const { pathname, search, hash } = new URL(followHref('neven', key), 'https://tabl.example');
  // The browser sends no part of the secret.
  expect(`${pathname}${search}`).toBe('/neven?show=orders');
  expect(readFollowLink(hash)).toBe(key);
});

test('a secret too short to hide its rest has no follow key', () => {
  expect(followKeyOf(SECRET.slice(0, 31))).toBeUndefined();
});

test('a cut, extended or altered link is broken; a link without an order is undefined', () => {
  const key = followKeyOf(SECRET) ?? '';
  for (const said of ['', key.slice(1), `${key}0`, `${key}.`, `%20${key.slice(3)}`, SECRET]) {
    expect(readFollowLink(`#order=${said}`)).toBe('broken');
  }
  for (const hash of ['', '#', '#salads', '#orders=x', key]) expect(readFollowLink(hash)).toBeUndefined();
  for (const text of [undefined, null, 7, {}, [key]]) expect(parseFollowKey(text)).toBeUndefined();
});
