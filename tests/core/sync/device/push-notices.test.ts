// The notification of a push, and the page that it opens.
import { expect, test, vi } from 'vitest';
import { openPush, showPush } from '#core/sync/device/push-notices.ts';

const NOTICE = {
  ...{ title: 'Neven', body: 'Table 7 calls a waiter', language: 'en', tag: 'call 1' },
  path: '/neven/staff/tables',
};
const show = async (text: string | undefined) => {
  const showNotification = vi.fn(async () => undefined);
  await showPush({ showNotification }, text);
  return showNotification.mock.calls;
};

test('a push is shown in its own text and language, and a later one of the same need replaces it', async () => {
  expect(await show(JSON.stringify(NOTICE))).toEqual([
    ['Neven', expect.objectContaining({ body: NOTICE.body, lang: 'en', tag: 'call 1', data: NOTICE.path })],
  ]);
});

test('an unreadable or empty push is shown too, since browsers unsubscribe silent ones', async () => {
  for (const text of [undefined, '', 'x', '{}', JSON.stringify({ ...NOTICE, path: '//evil.example' })])
    expect(await show(text), String(text)).toEqual([['Tabl', expect.anything()]]);
});

const open = async (urls: readonly string[], data: unknown) => {
  const done: string[] = [];
  const page = (url: string) => ({
    url,
    focus: async () => done.push(`focus ${url}`),
    navigate: async (to: string) => done.push(`navigate ${to}`),
  });
  const openWindow = async (url: string) => done.push(`open ${url}`);
  await openPush({ matchAll: async () => urls.map(page), openWindow }, 'https://menu.example', data);
  return done;
};

test('a press focuses an open staff page of the place, else opens one; a guest’s page is left alone', async () => {
  const staffs = 'https://menu.example/neven/staff/kitchen';
  const guests = ['https://menu.example/neven', 'https://menu.example/briz/staff/tables'];
  expect(await open([...guests, staffs], NOTICE.path)).toEqual([`focus ${staffs}`, `navigate ${NOTICE.path}`]);
  expect(await open(guests, NOTICE.path)).toEqual([`open ${NOTICE.path}`]);
  for (const data of [undefined, 'https://evil.example', '//evil.example', 7])
    expect(await open(guests, data), String(data)).toEqual(['open /']);
});
