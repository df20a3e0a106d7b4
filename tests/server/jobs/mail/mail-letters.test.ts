// Letters of every script in the mails of orders, accounts and bookings, as a mail program reads them.
import { afterEach, expect, test } from 'vitest';
import { ACCOUNT_MAIL_KINDS } from '#domain/account/account-mail.ts';
import { BOOKING_STATUSES } from '#domain/booking/booking.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { startAccountMails } from '../../../../server/jobs/mail/account-mails.ts';
import { startBookingMails } from '../../../../server/jobs/mail/booking-mails.ts';
import { startMails } from '../../../../server/jobs/mail/mails.ts';
import { sendMail } from '../../../../server/jobs/mail/send-mail.ts';
import { createPublishedPlaces } from '../../../../server/services/place/published-places.ts';
import { readServerKeys } from '../../../../server/store/staff/server-key.ts';
import { ACCOUNT_MAIL_WORDS } from '../../../../server/texts/account-mail-texts.ts';
import { BOOKING_MAIL_WORDS } from '../../../../server/texts/booking-mail-texts.ts';
import { MAIL_WORDS } from '../../../../server/texts/mail-texts.ts';
import { startFakeMailServer } from '../../../support/fake-mail-server.ts';
import { patience } from '../../../support/patience.ts';
import { readMail } from '../../../support/read-mail.ts';
import { register } from '../../account/customers.ts';
import { book, bookable, table, tomorrowAt2 } from '../../booking/bookable.ts';
import { withServer } from '../../support/one-server.ts';
import { nextId } from '../../support/server.ts';

const NAME = 'Невен «Ñandú» 🌸👩‍🍳 בית קפה 春卷店 مطعم';
const HALL = 'Градина 花园 🌳 גן';
const ADDRESS = 'ул. Шипка 34, София 索非亚';

const { start, folder } = withServer();
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const openHouse = async () => {
  const post = await startFakeMailServer();
  ends.push(post.stop);
  const base = bookable();
  const tables = base.bookings?.tables;
  if (!tables) throw new Error('The venue has no tables to book');
  const halls = tables.halls.map((hall) => ({ ...hall, name: { text: HALL, by: {} } }));
  const preorder = { type: 'preorder', id: 3, discounts: [], prices: [], radiuses: [], shapes: [] } as const;
  const on = await start({
    ...base,
    bookings: { ...base.bookings, tables: { ...tables, halls } },
    place: { name: NAME, address: ADDRESS, translations: {}, orderTypes: [preorder] },
    ...{ trustProxy: true, smtpUrl: post.url },
  });
  const options = {
    ...{ store: on.store, places: createPublishedPlaces(on.store), clock: () => on.clock.now },
    ...{ log: { warn: () => undefined }, publicUrl: 'https://menu.example', keys: await readServerKeys(folder()) },
    post: { kind: 'smtp', url: post.url, from: 'orders@menu.example' } as const,
    ...{ lookEveryMs: 3_600_000, timeoutMs: patience(2000) },
  };
  /** Sends a queue's only mail and reads it. */
  const mailOf = async (queue: typeof startMails | typeof startAccountMails | typeof startBookingMails) => {
    const before = post.taken.length;
    const mails = queue(options);
    ends.push(mails.stop);
    await mails.settle();
    await mails.settle();
    expect(post.taken).toHaveLength(before + 1);
    return readMail(post.taken.at(-1)?.text ?? '');
  };
  return { on, mailOf };
};

test.each(LANGUAGES)(
  'mails: keep each letter of the venue’s texts in sender, subject and body in %s',
  async (language) => {
    const { on, mailOf } = await openHouse();
    const client = { client_name: 'דוד 🌸', client_phone: '+359888123456', client_email: 'elena@example.com' };
    const ordered = await on.post(
      '/api/orders/preorder',
      {
        ...{ token: `Kx3-own-secret-of-${nextId()}`, products: [on.line('salad')], payment_method: 'cash' },
        ...{ ...client, client_language: language },
      },
      { 'idempotency-key': nextId(), 'x-shown-total': '7.90', 'x-order-age': '0', 'x-device': 'd' },
    );
    expect(ordered.status, ordered.text).toBe(201);
    const order = await mailOf(startMails);
    expect(order.from).toBe(`${NAME} <orders@menu.example>`);
    expect(order.subject).toContain(NAME);
    expect(order.text).toContain(MAIL_WORDS[language].why(NAME));
    expect(order.text).toContain(MAIL_WORDS[language].whoever);

    await register(on, { client_language: language });
    const account = await mailOf(startAccountMails);
    expect(account.from).toBe(`${NAME} <orders@menu.example>`);
    expect(account.subject).toBe(ACCOUNT_MAIL_WORDS[language].verify.subject(NAME));
    expect(account.text).toContain(ACCOUNT_MAIL_WORDS[language].verify.text(NAME));

    const booked = await book(on, table(2), tomorrowAt2(on), { client_language: language });
    expect(booked.status, booked.text).toBe(200);
    const booking = await mailOf(startBookingMails);
    const title = BOOKING_MAIL_WORDS[language].subject.confirmed(NAME, true);
    expect(booking.subject).toMatch(/ · .*\b14:00$/);
    expect(booking.subject.replace(/ · .*$/, '')).toBe(title);
    for (const part of [title, HALL, ADDRESS]) expect(booking.text).toContain(part);
    expect(booking.calendar).toContain(NAME);
    expect(booking.calendar?.replaceAll('\\,', ',')).toContain(ADDRESS);
  },
);

test('mails: keep each letter of every subject in every language', async () => {
  const post = await startFakeMailServer();
  ends.push(post.stop);
  const subjects = LANGUAGES.flatMap((language) => [
    MAIL_WORDS[language].subject('K2-41', NAME),
    ...ACCOUNT_MAIL_KINDS.map((kind) => ACCOUNT_MAIL_WORDS[language][kind].subject(NAME)),
    ...BOOKING_STATUSES.map((status) => BOOKING_MAIL_WORDS[language].subject[status](NAME, true)),
  ]);
  for (const subject of subjects) {
    const mail = {
      ...{ from: { name: NAME, address: 'orders@menu.example' }, to: 'elena@example.com', replyTo: undefined },
      ...{ messageId: '<1@menu.example>', subject, text: `${subject}\n`, html: subject },
    };
    const end = await sendMail(mail, {
      url: post.url,
      timeoutMs: patience(2000),
      signal: new AbortController().signal,
    });
    expect(end).toEqual({ kind: 'taken' });
  }
  const read = post.taken.map(({ text }) => readMail(text));
  expect(read.map(({ subject }) => subject)).toEqual(subjects);
  expect(read.map(({ text }) => text.trim())).toEqual(subjects);
});
