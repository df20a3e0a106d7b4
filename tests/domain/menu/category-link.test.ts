import { expect, test } from 'vitest';
import { type ActionCategory, actionOf, linkTarget, linkTargets } from '#domain/menu/category-link.ts';

const AT_TABLE = { placeSlug: 'neven', roomNumber: undefined };
const IN_ROOM = { placeSlug: 'rila', roomNumber: '204' };
const category = (over: Partial<ActionCategory>): ActionCategory => ({
  type: 'normal',
  links: [],
  opensCallWaiter: false,
  ...over,
});

test('a link ending in /feedback leads to the feedback page of the place, on any host [S2.25]', () => {
  for (const link of [
    'https://old.example/menu/feedback',
    'http://x.example/feedback/',
    'https://x.example/Feedback?a=1#b',
  ])
    expect(linkTarget(link, AT_TABLE)).toEqual({ href: '/neven/feedback', inside: true });
  expect(linkTarget('https://x.example/feedback/thanks', AT_TABLE)?.inside).toBe(false);
  expect(linkTarget('https://x.example/?next=/feedback', AT_TABLE)?.inside).toBe(false);
});

test.each([
  ['https://spa.example', 'https://spa.example/?room_number=204'],
  ['https://spa.example/book', 'https://spa.example/book?room_number=204'],
  ['https://spa.example/book?day=1', 'https://spa.example/book?day=1&room_number=204'],
  ['https://spa.example/book?', 'https://spa.example/book?room_number=204'],
  ['https://spa.example/book?q=a%20b#hours', 'https://spa.example/book?q=a%20b&room_number=204#hours'],
  ['https://spa.example/?room_number=1', 'https://spa.example/?room_number=1'],
  ['mailto:desk@spa.example', 'mailto:desk@spa.example'],
  ['tel:+35921', 'tel:+35921'],
])('a web address gets the session’s room number: %s [S2.25]', (link, href) => {
  expect(linkTarget(link, IN_ROOM)?.href).toBe(href);
  expect(linkTarget(link, AT_TABLE)?.href).toBe(link);
});

test('a room number cannot break out of its query [S2.25]', () => {
  expect(linkTarget('https://spa.example/', { placeSlug: 'rila', roomNumber: '2&a=1#x' })?.href).toBe(
    'https://spa.example/?room_number=2%26a%3D1%23x',
  );
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.example',
  '/neven',
  'https://',
  'https:\\\\a',
  'http://a b',
  '',
])('an address without a target is not offered: %s [S2.25]', (link) =>
  expect(linkTarget(link, AT_TABLE)).toBeUndefined(),
);

test('a category with one link opens the link, a category with several links offers them, and a category with dishes stays a page [S2.24, S2.25]', () => {
  const one = ['https://a.example/'];
  const two = [...one, 'https://b.example/', 'https://a.example/', 'nonsense'];
  expect(actionOf(category({ type: 'link', links: one }), true, AT_TABLE)).toEqual({
    kind: 'out',
    target: { href: 'https://a.example/', inside: false },
  });
  expect(actionOf(category({ type: 'link', links: two }), true, AT_TABLE)).toEqual({
    kind: 'links',
    targets: linkTargets(two, AT_TABLE),
  });
  expect(linkTargets(two, AT_TABLE).map(({ href }) => href)).toEqual(['https://a.example/', 'https://b.example/']);
  // Dishes beside a link must stay reachable.
  expect(actionOf(category({ links: one }), false, AT_TABLE)).toBeUndefined();
  expect(actionOf(category({ links: one }), true, AT_TABLE)?.kind).toBe('out');
  expect(actionOf(category({ type: 'link', links: ['nonsense'] }), true, AT_TABLE)).toBeUndefined();
});

test('a category that calls the waiter does so before any other action [S2.26]', () => {
  const links = ['https://a.example/'];
  expect(actionOf(category({ type: 'link', links, opensCallWaiter: true }), true, AT_TABLE)).toEqual({
    kind: 'waiter',
  });
});

test('a link to the feedback page stays in the app, alone or among others [S2.25]', () => {
  const links = ['https://a.example/feedback'];
  const targets = [{ href: '/neven/feedback', inside: true }];
  expect(actionOf(category({ type: 'link', links }), true, AT_TABLE)).toEqual({ kind: 'links', targets });
});
