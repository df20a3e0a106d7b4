// Order mails to a mail server that accepts, rejects, dies or is slow.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { followHref } from '#contract/order/follow-link.ts';
import { followKeyOf } from '#domain/order/follow/follow-key.ts';
import { NO_FACTS } from '#domain/order/order-facts.ts';
import type { Place } from '#domain/place/place.ts';
import type { MailOptions } from '../../../../server/jobs/mail/mail-queue.ts';
import { startMails } from '../../../../server/jobs/mail/mails.ts';
import { createPublishedPlaces } from '../../../../server/services/place/published-places.ts';
import { saveRecord } from '../../../../server/store/service/order-facts.ts';
import type { Store } from '../../../../server/store/store.ts';
import { startFakeMailServer } from '../../../support/fake-mail-server.ts';
import { patience } from '../../../support/patience.ts';
import { readMail } from '../../../support/read-mail.ts';
import { moveOrderStatus } from '../../../support/staff/floor.ts';
import { HOUR, MINUTE, nextId, startServer } from '../../support/server.ts';
import { onBothDatabases, openEmptyStore } from '../../support/stores.ts';

const PUBLIC = 'https://menu.example';
const way = (type: Place['orderTypes'][number]['type'], id: number) => ({
  ...{ type, id },
  ...{ discounts: [], prices: [], radiuses: [], shapes: [] },
});
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A server that sends mail, its mail server, and an ordering guest. */
const openHouse = async (
  over: Partial<MailOptions> = {},
  opened?: Store,
  { saladBox = 0, ...set }: { readonly saladBox?: number } & Partial<Pick<Place, 'vat' | 'orderTypes'>> = {},
) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tabl-mail-'));
  ends.push(() => rm(dataDir, { recursive: true, force: true }));
  const store = opened ?? (await openEmptyStore(dataDir));
  if (!opened) ends.push(() => store.close());
  const post = await startFakeMailServer();
  ends.push(post.stop);
  const place = { orderTypes: [way('spot', 1), way('preorder', 3)], ...set };
  const server = await startServer(store, dataDir, { place, saladBox, smtpUrl: post.url });
  ends.push(() => server.app.close());
  const warnings: unknown[] = [];
  const start = (more: Partial<MailOptions> = {}) => {
    const mails = startMails({
      ...{ store, places: createPublishedPlaces(store), clock: () => server.clock.now },
      log: { warn: (...said) => warnings.push(said) },
      post: { kind: 'smtp', url: post.url, from: 'orders@menu.example' },
      publicUrl: PUBLIC,
      // No timed rounds: only notifications and the test trigger work.
      ...{ timeoutMs: patience(2000), lookEveryMs: 3_600_000 },
      ...over,
      ...more,
    });
    ends.push(mails.stop);
    return mails;
  };
  const ordered = async (body: object = { client_email: 'elena@example.com' }, id = nextId(), total?: string) => {
    const token = `Kx3-own-secret-of-${id}`;
    const whom = { client_name: 'Елена', client_phone: '+359888123456', payment_method: 'cash' };
    const answer = await server.post(
      '/api/orders/preorder',
      { token, products: [server.line('salad')], ...whom, ...body },
      {
        'idempotency-key': id,
        'x-shown-total': total ?? `${(790 + saladBox) / 100}`,
        'x-order-age': '0',
        'x-device': `d-${id}`,
      },
    );
    expect(answer.status, answer.text).toBe(201);
    const key = followKeyOf(token);
    if (!key) throw new Error('The secret has no key');
    return { id, key, link: `${PUBLIC}${followHref('bistro', key)}` };
  };
  const rows = () => store.read.selectFrom('mails').selectAll().orderBy('created_at').execute();
  return { server, store, post, warnings, start, ordered, rows };
};
test('order mail: the guest gets the link once in their language; then the key is deleted', async () => {
  const { post, start, ordered, rows, warnings } = await openHouse();
  const { link, key, id } = await ordered({ client_email: 'elena@example.com', client_language: 'bg' });
  const mails = start();
  await mails.settle();
  // A retry of the same order.
  await ordered({ client_email: 'elena@example.com', client_language: 'bg' }, id);
  await mails.settle();
  expect(post.taken).toHaveLength(1);
  const [mail] = post.taken;
  expect(mail?.to).toBe('elena@example.com');
  const { text, html } = readMail(mail?.text ?? '');
  for (const part of [text, html]) expect(part).toContain(link);
  for (const part of [text, html]) expect(part).toMatch(/7,90\s€/);
  expect(html).not.toMatch(/Елена|888123456/);
  expect(text).toContain('Проследете поръчката си тук:');
  // The order's page uses the same word.
  expect(text).toMatch(/Очаквана към: \d\d:\d\d/);
  expect(text).not.toMatch(/Елена|888123456/);
  expect(await rows()).toMatchObject([{ outcome: 'sent', follow_key: null }]);
  expect(JSON.stringify([await rows(), warnings])).not.toContain(key);
});

test('order mail: a busy venue is expected as late as on the order’s page', async () => {
  const { server, store, post, start, ordered } = await openHouse();
  const first = await ordered({ client_email: 'elena@example.com', client_language: 'bg' });
  const mails = start();
  await mails.settle();
  await store.write(server.placeId, async (tx) => {
    const row = await tx.db.selectFrom('orders').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow();
    for (let i = 0; i < 10; i += 1) {
      const own = { id: nextId(), day: `${i}`, placed_at: row.placed_at - 24 * HOUR + i, status: 'paid' };
      await tx.db
        .insertInto('orders')
        .values({ ...row, ...own })
        .execute();
      await saveRecord(tx, server.placeId, own.id, { facts: { ...NO_FACTS, servedAt: own.placed_at + 2 * HOUR } });
    }
  });
  await ordered({ client_email: 'elena@example.com', client_language: 'bg' });
  await mails.settle();
  const minutes = post.taken.map(({ text }) => {
    const [, hour, minute] = /Очаквана към: (\d\d):(\d\d)/.exec(readMail(text).text) ?? [];
    return Number(hour) * 60 + Number(minute);
  });
  const [usual = Number.NaN, busy = Number.NaN] = minutes;
  expect((busy - usual + 1440) % 1440).toBeGreaterThan(60);
});

test('order mail: names packaging once, as the order page does, and not in the price of a dish', async () => {
  const { post, start, ordered } = await openHouse({}, undefined, { saladBox: 30 });
  await ordered({ client_email: 'elena@example.com', client_language: 'de' });
  await start().settle();
  const { text } = readMail(post.taken[0]?.text ?? '');
  expect(text).toMatch(/1 × [^\n]*: 7,90\s€\nVerpackung: 0,30\s€\nSumme: 8,20\s€\nZahlung: bar\n/);
});

test('order mail: lists size, choices, tax and cutlery, as the order page does', async () => {
  const { server, post, start, ordered } = await openHouse({}, undefined, {
    vat: { here: 20, away: 9 },
    orderTypes: [{ ...way('preorder', 3), asksCutlery: true }],
  });
  const ingredient = (key: string) => server.id('ingredient', key);
  const ingredients = {
    required: ingredient('rare'),
    addable: [ingredient('cheese')],
    removable: [ingredient('onion')],
  };
  const products = [server.line('salad'), server.line('burger', { ingredients })];
  const whom = { client_email: 'elena@example.com', client_language: 'de' };
  await ordered({ ...whom, products, cutlery: true, count_cutlery: 2 }, nextId(), '14.40');
  await start().settle();
  const { text, html } = readMail(post.taken[0]?.text ?? '');
  expect(text).toMatch(
    /1 × Salat: 7,90\s€\n1 × burger!: 6,50\s€\n {2}rare, ohne onion, cheese\nSumme: 14,40\s€\nInkl\. MwSt\. 9\s%: 1,19\s€\n/,
  );
  expect(text).toContain('\nBesteck: 2\n');
  for (const part of ['rare, ohne onion, cheese', 'Inkl. MwSt. 9', 'Besteck']) expect(html).toContain(part);
});

test('order mail: is not sent without an address, without a mail server or for a rejected order', async () => {
  const { server, store, post, start, ordered, rows } = await openHouse();
  await ordered({});
  expect(await rows()).toEqual([]);
  expect((await server.get('/api/order-mail')).json).toEqual({
    mails: true,
    order_mails: 'sent',
    account_mails: 'sent',
  });
  const { id } = await ordered();
  await moveOrderStatus({ store, clock: () => server.clock.now }, server.placeId, id, 'rejected');
  await start().settle();
  expect(post.taken).toEqual([]);
  expect(await rows()).toMatchObject([{ outcome: 'void', follow_key: null }]);
});

test('order mail: a demo server without a mail server promises files in its folder, and no mail', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tabl-mail-'));
  ends.push(() => rm(dataDir, { recursive: true, force: true }));
  const store = await openEmptyStore(dataDir);
  ends.push(() => store.close());
  const server = await startServer(store, dataDir, { demoSlugs: ['bistro'] });
  ends.push(() => server.app.close());
  expect((await server.get('/api/order-mail')).json).toEqual({
    mails: false,
    order_mails: 'folder',
    account_mails: 'folder',
  });
});

test.each([
  ['a demo venue queues the mail, to be written as a file', ['bistro'], 1],
  ['a venue says so, and stores no key', ['other'], 0],
])('order mail: without a mail server %s', async (_, demoSlugs, count) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tabl-mail-'));
  ends.push(() => rm(dataDir, { recursive: true, force: true }));
  const store = await openEmptyStore(dataDir);
  ends.push(() => store.close());
  const server = await startServer(store, dataDir, { place: { orderTypes: [way('preorder', 3)] }, demoSlugs });
  ends.push(() => server.app.close());
  const told = (await server.get('/api/order-mail')).json;
  expect(told).toMatchObject({ mails: false });
  expect((told as { order_mails?: string }).order_mails).toBe(count === 0 ? undefined : 'folder');
  const whom = { client_name: 'Елена', client_phone: '+359888123456', client_email: 'elena@example.com' };
  await server.post(
    '/api/orders/preorder',
    {
      token: 'Kx3-own-secret-of-an-order-of-nobody',
      products: [server.line('salad')],
      ...whom,
      payment_method: 'cash',
    },
    { 'idempotency-key': nextId(), 'x-shown-total': '7.90', 'x-order-age': '0' },
  );
  expect(await server.ledger()).toHaveLength(1);
  expect(await store.read.selectFrom('mails').selectAll().execute()).toHaveLength(count);
});

test.each([
  ['dies in the middle of a mail', { diesInData: true }],
  ['is silent', { isSilent: true }],
  ['says its words a letter at a time', { drips: 500 }],
  ['puts its guest off', { recipient: '451 Come back later' as const }],
])('order mail: a mail server that %s is tried again, and delays other mails no longer than that', async (_, set) => {
  const { server, post, start, ordered, rows, warnings } = await openHouse({ timeoutMs: patience(300) });
  Object.assign(post.switches, set);
  await ordered();
  const mails = start();
  await mails.settle();
  expect(post.taken).toEqual([]);
  expect(await rows()).toMatchObject([{ outcome: null, attempts: 1 }]);
  expect(warnings).toHaveLength(1);
  Object.assign(post.switches, { diesInData: false, isSilent: false, drips: 0, recipient: '250 Ok' });
  const before = post.connections();
  await mails.settle();
  expect(post.connections(), 'not before its time').toBe(before);
  server.clock.now += MINUTE;
  await mails.settle();
  expect(post.taken).toHaveLength(1);
  expect(await rows()).toMatchObject([{ outcome: 'sent' }]);
});

test('order mail: a lost SMTP answer causes at most a second mail with the same message id', async () => {
  const { server, post, start, ordered, rows } = await openHouse();
  post.switches.diesAfterData = true;
  await ordered();
  const mails = start();
  await mails.settle();
  post.switches.diesAfterData = false;
  server.clock.now += MINUTE;
  await mails.settle();
  const numbers = post.taken.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1]);
  expect(numbers).toHaveLength(2);
  expect(numbers[0]).toBe(numbers[1]);
  expect(await rows()).toMatchObject([{ outcome: 'sent' }]);
});

test('order mail: stops at once on an unknown address, and the log shows neither guest nor link', async () => {
  const { post, start, ordered, rows, warnings } = await openHouse();
  post.switches.recipient = '550 No such user';
  const { key } = await ordered();
  await start().settle();
  expect(await rows()).toMatchObject([{ outcome: 'given_up', follow_key: null }]);
  expect(warnings).toMatchObject([[{ reason: 'status_550' }, expect.any(String)]]);
  expect(JSON.stringify(warnings)).not.toMatch(new RegExp(`${key}|elena|menu.example/`));
});

test('order mail: is dropped after a day of failures, because its link has expired', async () => {
  const { server, post, start, ordered, rows } = await openHouse();
  post.switches.isSilent = true;
  await ordered();
  const mails = start({ timeoutMs: patience(300) });
  await mails.settle();
  post.switches.isSilent = false;
  server.clock.now += 25 * HOUR;
  await mails.settle();
  expect(post.taken).toEqual([]);
  expect(await rows()).toMatchObject([{ outcome: 'void', follow_key: null }]);
});

onBothDatabases('Mail with two servers', (store) => {
  test('order mail: is sent by one of two servers', async () => {
    const { post, start, ordered } = await openHouse({}, store());
    for (let i = 0; i < 4; i += 1) await ordered({ client_email: `guest-${i}@example.com` });
    await Promise.all([start().settle(), start().settle()]);
    expect(post.taken.map(({ to }) => to).toSorted()).toEqual([0, 1, 2, 3].map((i) => `guest-${i}@example.com`));
  });
});
