// Booking mails: one for each change, with a calendar entry that replaces the earlier one.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { ownBookingSchema } from '#contract/booking/booking.ts';
import { changedBookingSchema } from '#contract/booking/staff-bookings.ts';
import type { DeviceSettings } from '#domain/place/device-settings.ts';
import { startBookingMails } from '../../../../server/jobs/mail/booking-mails.ts';
import { FOLDER_FROM } from '../../../../server/jobs/mail/post.ts';
import { createPublishedPlaces } from '../../../../server/services/place/published-places.ts';
import { readServerKeys } from '../../../../server/store/staff/server-key.ts';
import { patience } from '../../../support/patience.ts';
import { readMail } from '../../../support/read-mail.ts';
import { book, bookable, massage, PERSON, start as startOf, table, tomorrowAt2 } from '../../booking/bookable.ts';
import { press, start as startPaying, taking, till } from '../../payment/paying.ts';
import { withServer } from '../../support/one-server.ts';
import { MINUTE, nextId, type ServerOptions } from '../../support/server.ts';
import { signInAs } from '../../support/staff.ts';

const { start, folder: dataDir } = withServer();
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A part of a mail by its content type, decoded. */
const partIn = (letter: string, type: string): string => {
  const part = new RegExp(`Content-Type: ${type}[\\s\\S]*?\\n\\n([\\s\\S]*?)\\n--`).exec(letter);
  const isBase64 = /Content-Transfer-Encoding: base64/.test(part?.[0] ?? '');
  const text = part?.[1] ?? '';
  const plain = isBase64
    ? Buffer.from(text, 'base64').toString()
    : Buffer.from(
        text
          .replaceAll('=\n', '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString();
  return plain;
};
/** Unfolded calendar lines of a mail. */
const calendarIn = (letter: string): string => partIn(letter, 'text/calendar').replaceAll(/\r?\n /g, '');
const textIn = (letter: string): string => partIn(letter, 'text/plain');

/** A venue that mails into a folder; `letters`: all mails so far, newest last. */
const writing = async (options: ServerOptions, mailing: Pick<ServerOptions, 'smtpUrl' | 'demoSlugs'> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'tabl-post-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const on = await start({ ...options, trustProxy: true, smtpUrl: 'smtp://localhost:1', ...mailing });
  const mails = startBookingMails({
    ...{
      store: on.store,
      places: createPublishedPlaces(on.store),
      clock: () => on.clock.now,
      log: { warn: () => undefined },
    },
    ...{ post: { kind: 'folder', folder, from: FOLDER_FROM } as const, publicUrl: 'https://menu.example' },
    ...{ lookEveryMs: 3_600_000, timeoutMs: patience(2000), keys: await readServerKeys(dataDir()) },
  });
  ends.push(mails.stop);
  const known: string[] = [];
  const letters = async (): Promise<string[]> => {
    await mails.settle();
    await mails.settle();
    known.push(...(await readdir(folder)).filter((name) => !known.includes(name)));
    return Promise.all(known.map((name) => readFile(join(folder, name), 'utf8')));
  };
  return { on, letters };
};

test('booking mail: confirmation and cancellation are each sent once, and update one calendar entry', async () => {
  const { on, letters } = await writing(bookable());
  const { key, booking, mailed } = v.parse(
    ownBookingSchema,
    (await book(on, massage(on), tomorrowAt2(on), { client_language: 'en', comment: 'No\r\nATTENDEE:x' })).json,
  );
  expect(mailed).toBe(true);
  await book(on, massage(on), tomorrowAt2(on) + 7_200_000, { email: '' });
  const [letter = ''] = await letters();
  expect(letter).toContain('To: elena@abv.example');
  expect(letter.replaceAll('=\n', '')).toContain(`https://menu.example/bistro/reservations#booking=3D${key}`);
  const entry = calendarIn(letter);
  expect(entry).toContain(`UID:${booking.id}@booking.tabl`);
  expect(entry).toContain('SEQUENCE:0');
  expect(entry).not.toContain('ATTENDEE');
  await on.post('/api/bookings/own/cancel', { key });
  const both = await letters();
  expect(both).toHaveLength(2);
  const cancelled = calendarIn(both[1] ?? '');
  expect(cancelled).toContain(`UID:${booking.id}@booking.tabl`);
  for (const line of ['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']) expect(cancelled).toContain(line);
});

test('booking mail: a guest whose booking staff entered gets the confirmation in the chosen language', async () => {
  const { on, letters } = await writing(bookable());
  const { headers } = await signInAs(on, 'WAITER');
  const entry = { ...table(2), ...PERSON, start: startOf(tomorrowAt2(on)), client_language: 'en' };
  expect((await on.post('/api/staff/bookings', { ...entry, email: '' }, headers)).status).toBe(200);
  expect((await on.post('/api/staff/bookings', { ...entry, tables: ['2'] }, headers)).status).toBe(200);
  const sent = await letters();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('To: elena@abv.example');
  expect(subjectIn(sent[0])).toMatch(/^Your table at The bistro is reserved · .*14:00$/);
});

test('booking mail: the mail about a booking that the venue has yet to confirm does not say that it is reserved', async () => {
  const { on, letters } = await writing(bookable({ house: { confirmsBookings: true } }));
  expect((await book(on, table(2), tomorrowAt2(on), { client_language: 'en' })).status).toBe(200);
  const [letter = ''] = await letters();
  expect(subjectIn(letter)).toBe('We have your request for The bistro');
  expect(textIn(letter)).not.toMatch(/reserved|booked/i);
});

test('booking mail: says until when the booking can be cancelled, and the venue’s number', async () => {
  const base = bookable({ house: { bookingCancelHours: 4 } });
  const { on, letters } = await writing({ ...base, place: { phone: '+359 2 123 456' } });
  await book(on, table(2), tomorrowAt2(on), { client_language: 'en' });
  const [letter = ''] = await letters();
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(
    tomorrowAt2(on),
  );
  expect(textIn(letter)).toContain(`See it here, and change or cancel it until ${day} at 10:00:`);
  expect(textIn(letter)).toContain('\nPhone: +359 2 123 456\n');
  for (const line of ['SUMMARY:Table at The bistro', String.raw`DESCRIPTION:Garden\nPeople: 2`])
    expect(calendarIn(letter)).toContain(line);
});

test('booking mail: a booking that can no longer be cancelled does not offer it, and a venue without a number names none', async () => {
  const base = bookable({ house: { bookingCancelHours: 48 } });
  const { on, letters } = await writing({ ...base, place: { phone: '' } });
  await book(on, table(2), tomorrowAt2(on), { client_language: 'en' });
  const [letter = ''] = await letters();
  expect(textIn(letter)).toContain('See the booking here:');
  expect(textIn(letter)).not.toMatch(/cancel|Phone/);
});

test('booking mail: staff who edit a booking mail another number of people, also to a new address, and no note', async () => {
  const { on, letters } = await writing(bookable());
  const { booking } = v.parse(
    ownBookingSchema,
    (await book(on, table(2), tomorrowAt2(on), { client_language: 'en' })).json,
  );
  const { headers } = await signInAs(on, 'WAITER');
  const edit = (sequence: number, more: object) =>
    on.post(`/api/staff/bookings/${booking.id}/edit`, { sequence, people: 2, ...PERSON, ...more }, headers);
  expect(await letters()).toHaveLength(1);
  expect((await edit(0, { comment: 'Cake', name: 'Ева' })).status).toBe(200);
  expect(await letters()).toHaveLength(1);
  expect((await edit(1, { people: 4, tables: ['2'], email: 'eva@abv.example' })).status).toBe(200);
  const [, told = ''] = await letters();
  expect(told).toContain('To: eva@abv.example');
  expect(textIn(told)).toContain('People: 4');
  for (const line of [`UID:${booking.id}@booking.tabl`, 'SEQUENCE:2']) expect(calendarIn(told)).toContain(line);
});

test('booking mail: a guest who changes the booking gets a mail about another time, and none about a comment', async () => {
  const { on, letters } = await writing(bookable());
  const { key, booking } = v.parse(ownBookingSchema, (await book(on, table(2), tomorrowAt2(on))).json);
  const change = (sequence: number, hour: number) =>
    on.post('/api/bookings/own/change', {
      ...{ key, sequence, people: 2, comment: 'Торта', start: startOf(tomorrowAt2(on) + hour * 60 * MINUTE) },
    });
  expect(await letters()).toHaveLength(1);
  expect((await change(0, 0)).status).toBe(200);
  expect(await letters()).toHaveLength(1);
  expect((await change(1, 3)).status).toBe(200);
  const [, told = ''] = await letters();
  const stamp = startOf(tomorrowAt2(on) + 180 * MINUTE).replaceAll(/[-:]|\.000/g, '');
  for (const line of [`UID:${booking.id}@booking.tabl`, 'SEQUENCE:2', `DTSTART:${stamp}`, 'METHOD:PUBLISH'])
    expect(calendarIn(told)).toContain(line);
});

test('booking mail: a changed booking says so, with its earlier time, and a cancelled one cannot be changed any more', async () => {
  const { on, letters } = await writing(bookable());
  const { key } = v.parse(
    ownBookingSchema,
    (await book(on, table(2), tomorrowAt2(on), { client_language: 'en', name: 'Eve Adams', comment: 'By the\nwindow' }))
      .json,
  );
  const [first = ''] = await letters();
  for (const line of ['Name: Eve Adams', 'Comment: By the window', 'See it here, and change or cancel it'])
    expect(textIn(first)).toContain(line);
  expect(textIn(first)).not.toContain('Until now');
  const start = startOf(tomorrowAt2(on) + 180 * MINUTE);
  await on.post('/api/bookings/own/change', { key, sequence: 0, people: 3, comment: 'By the window', start });
  const changed = (await letters())[1] ?? '';
  expect(subjectOf(changed)).toContain('is changed');
  expect(textIn(changed)).toMatch(/Until now: .* at 14:00 · People: 2/);
  await on.post('/api/bookings/own/cancel', { key });
  const cancelled = (await letters())[2] ?? '';
  expect(subjectOf(cancelled)).toContain('is cancelled');
  expect(textIn(cancelled)).toContain('See the booking here:');
  for (const line of ['change or cancel', 'Until now']) expect(textIn(cancelled)).not.toContain(line);
});

test('booking mail: the guest of a restored booking is mailed the confirmation again', async () => {
  const { on, letters } = await writing(bookable());
  const { headers } = await signInAs(on, 'WAITER');
  const entry = { ...table(2), ...PERSON, start: startOf(tomorrowAt2(on)), client_language: 'en' };
  const entered = await on.post('/api/staff/bookings', entry, headers);
  const { id } = v.parse(changedBookingSchema, entered.json).booking;
  const act = async (action: string) => {
    on.clock.now += 1000;
    expect((await on.post(`/api/staff/bookings/${id}`, { action }, headers)).status).toBe(200);
  };
  expect(await letters()).toHaveLength(1);
  await act('cancel');
  expect(subjectOf((await letters())[1])).toContain('is cancelled');
  await act('restore');
  expect(subjectIn((await letters())[2])).toMatch(/^Your table at The bistro is reserved/);
  expect(calendarIn((await letters())[2] ?? '')).toContain('STATUS:CONFIRMED');
});

test('booking mail: a name or a comment with a web address is left out, because anybody can give a stranger’s address', async () => {
  const { on, letters } = await writing(bookable());
  const texts = { client_language: 'en', name: 'Win at evil.example', comment: 'https://evil.example' };
  expect((await book(on, table(2), tomorrowAt2(on), texts)).status).toBe(200);
  const [letter = ''] = await letters();
  expect(textIn(letter)).toContain('People: 2');
  expect(textIn(letter)).not.toContain('evil');
});

test('booking mail: its HTML has the facts of its text, and escapes the guest’s texts', async () => {
  const { on, letters } = await writing({ ...bookable(), place: { name: 'Fish & <i>Chips</i>' } });
  const texts = { client_language: 'en', name: 'Eve Adams', comment: "<b>bold</b> & O'Neil" };
  expect((await book(on, table(2), tomorrowAt2(on), texts)).status).toBe(200);
  const [letter = ''] = await letters();
  const { html, text } = readMail(letter);
  const rows = [...html.matchAll(/<th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g)].map(
    ([, name, value]) => `${name}: ${value}`,
  );
  expect(rows.slice(1)).toEqual([
    'Where: Garden',
    'People: 2',
    'Name: Eve Adams',
    'Comment: &lt;b&gt;bold&lt;/b&gt; &amp; O&#39;Neil',
  ]);
  for (const row of rows.slice(0, 4)) expect(text).toContain(`${row}\n`);
  expect(text).toContain("Comment: <b>bold</b> & O'Neil\n");
  expect(html).toContain('Your table at Fish &amp; &lt;i&gt;Chips&lt;/i&gt; is reserved</h1>');
  expect(html).not.toMatch(/<(b|i|img|script|link|style)\b/);
  expect(/href="(https:[^"]+)"/.exec(html)?.[1]).toBe(/https:\S+/.exec(text)?.[0]);
});

test('booking mail: names the hall in the guest’s language, and says how long the table is kept', async () => {
  const base = bookable();
  const tables = base.bookings?.tables;
  if (!tables) throw new Error('The venue has no tables to book');
  const halls = tables.halls.map((hall) => ({ ...hall, name: { text: 'Салон', by: { de: 'Gastraum' } } }));
  const { on, letters } = await writing({
    ...base,
    bookings: { ...base.bookings, tables: { ...tables, halls, keeps: 15 } },
  });
  expect((await book(on, table(2), tomorrowAt2(on), { client_language: 'de' })).status).toBe(200);
  const [letter = ''] = await letters();
  const { text, html } = readMail(letter);
  expect(text).toContain('Wo: Gastraum\n');
  for (const part of [text, html]) expect(part).toContain('Wir halten den Tisch 15 Minuten frei.');
  expect(calendarIn(letter)).toContain(String.raw`DESCRIPTION:Gastraum\nPersonen: 2`);
  expect(letter + text + html).not.toContain('Салон');
});

test('booking mail: the page says that a mail waits, that it is sent, and that it could not be sent', async () => {
  const { on, letters } = await writing(bookable());
  const { key, mail } = v.parse(ownBookingSchema, (await book(on, table(2), tomorrowAt2(on))).json);
  const state = async () => v.parse(ownBookingSchema, (await on.post('/api/bookings/own', { key })).json).mail;
  expect(mail).toBe('waiting');
  await letters();
  expect(await state()).toBe('sent');
  await on.store.write(on.placeId, async (tx) => {
    await tx.db.updateTable('booking_mails').set({ outcome: 'given_up' }).execute();
  });
  expect(await state()).toBe('failed');
});

test.each([
  ['a demo venue writes its mails as files', ['bistro'], 1],
  ['another venue promises and writes none', ['other'], 0],
])('booking mail: without a mail server %s', async (_, demoSlugs, count) => {
  const { on, letters } = await writing(bookable(), { smtpUrl: undefined, demoSlugs });
  const days = await on.post('/api/bookings/getBusyDates', table(2));
  expect((days.json as { mails: boolean }).mails).toBe(count > 0);
  const { mailed, mail } = v.parse(ownBookingSchema, (await book(on, table(2), tomorrowAt2(on))).json);
  expect([mailed, mail]).toEqual([count > 0, count > 0 ? 'waiting' : undefined]);
  expect(await letters()).toHaveLength(count);
});

const subjectOf = (letter = ''): string => /^Subject: (.*)$/m.exec(letter)?.[1] ?? '';
/** Decoded. */
const subjectIn = (letter = ''): string => readMail(letter).subject;

/** A venue with a deposit of half the price; `unpaid`: a booking with a started payment. */
const asking = async (house: Partial<DeviceSettings> = {}) => {
  const at = till();
  const half = { depositPercent: 50, bookingLead: 15, ...house };
  const base = bookable({ house: half });
  const { on, letters } = await writing({ ...base, ...taking(at), house: { ...base.house, ...half } });
  const unpaid = async (startAt: number) => {
    const id = nextId();
    const answer = await book(on, massage(on), startAt, { id, client_language: 'en' });
    const { key } = v.parse(ownBookingSchema, answer.json);
    return { key, red: (await startPaying(on, id)).told.red };
  };
  return { on, letters, unpaid, look: () => at.look() };
};

test('booking mail: after “waits for deposit”, the guest is told of the payment and of a refund', async () => {
  const { on, letters, unpaid } = await asking();
  const { key, red } = await unpaid(tomorrowAt2(on));
  expect(await letters()).toEqual([]);
  on.clock.now += 16 * MINUTE;
  expect((await letters()).map(subjectOf)).toEqual([expect.stringContaining('waits for its deposit')]);
  await press(on, red, 'pay');
  const [, paid = ''] = await letters();
  expect(subjectIn(paid)).toMatch(/^Booked at The bistro · .*14:00$/);
  expect(textIn(paid)).toContain('Deposit paid by card: €24.50');
  await on.post('/api/bookings/own/cancel', { key });
  const all = await letters();
  expect(all).toHaveLength(3);
  expect(textIn(all[2] ?? '')).toContain('Goes back to your card: €24.50');
});

test('booking mail: a late deposit is answered with a mail about its refund', async () => {
  const { on, letters, unpaid } = await asking();
  const at = on.clock.now + 30 * MINUTE;
  const { red } = await unpaid(at);
  on.clock.now = at;
  expect(await letters()).toHaveLength(1);
  await press(on, red, 'pay');
  const [, late = ''] = await letters();
  expect(subjectOf(late)).toContain('nothing is booked');
  expect(textIn(late)).toContain('Goes back to your card: €24.50');
  expect(textIn(late)).not.toContain('Deposit paid');
});

test('booking mail: after “waits for deposit”, the guest is told when the booking lapses', async () => {
  const { on, letters, unpaid, look } = await asking();
  await unpaid(tomorrowAt2(on));
  on.clock.now += 16 * MINUTE;
  expect(await letters()).toHaveLength(1);
  for (let minute = 0; minute < 30; minute += 1) {
    on.clock.now += MINUTE;
    await look();
  }
  expect((await letters()).map(subjectOf)[1]).toContain('nothing is booked');
});
