// The mail of bookings: with each change, and with an entry for the calendar that a new one replaces.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { ownBookingSchema } from '#contract/booking/booking.ts';
import { startBookingMails } from '../../../../server/jobs/mail/booking-mails.ts';
import { FOLDER_FROM } from '../../../../server/jobs/mail/post.ts';
import { createPublishedPlaces } from '../../../../server/services/place/published-places.ts';
import { readServerKeys } from '../../../../server/store/staff/server-key.ts';
import { patience } from '../../../support/patience.ts';
import { book, bookable, massage, tomorrowAt2 } from '../../booking/bookable.ts';
import { withServer } from '../../support/one-server.ts';

const { start, folder: dataDir } = withServer();
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A calendar's lines put together again, wherever in the letter they stand. */
const calendarIn = (letter: string): string => {
  const part = /Content-Type: text\/calendar[\s\S]*?\n\n([\s\S]*?)\n--/.exec(letter);
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
  return plain.replaceAll(/\r?\n /g, '');
};

test('a booking and its cancelling are written each once, with one entry of a calendar that ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tabl-post-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const on = await start({ ...bookable(), trustProxy: true, smtpUrl: 'smtp://localhost:1' });
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
  const { key, booking, mailed } = v.parse(
    ownBookingSchema,
    (await book(on, massage(on), tomorrowAt2(on), { client_language: 'en', comment: 'No\r\nATTENDEE:x' })).json,
  );
  expect(mailed).toBe(true);
  await book(on, massage(on), tomorrowAt2(on) + 7_200_000, { email: '' });
  await mails.settle();
  await mails.settle();
  const [first = ''] = await readdir(folder);
  const letter = await readFile(join(folder, first), 'utf8');
  expect(letter).toContain('To: elena@abv.example');
  expect(letter.replaceAll('=\n', '')).toContain(`https://menu.example/bistro/reservations#booking=3D${key}`);
  const entry = calendarIn(letter);
  expect(entry).toContain(`UID:${booking.id}@booking.tabl`);
  expect(entry).toContain('SEQUENCE:0');
  expect(entry).not.toContain('ATTENDEE');
  await on.post('/api/bookings/own/cancel', { key });
  await mails.settle();
  await mails.settle();
  const names = await readdir(folder);
  expect(names).toHaveLength(2);
  const second = await readFile(join(folder, names.find((name) => name !== first) ?? ''), 'utf8');
  const cancelled = calendarIn(second);
  expect(cancelled).toContain(`UID:${booking.id}@booking.tabl`);
  for (const line of ['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']) expect(cancelled).toContain(line);
});
