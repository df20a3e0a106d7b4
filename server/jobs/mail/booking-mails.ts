// Mails about bookings after each change, with a calendar entry.

import { bookingHref } from '#contract/booking/booking.ts';
import { isOccupying } from '#domain/booking/booking.ts';
import { bookingEntry } from '#domain/booking/booking-entry.ts';
import { calendarFile, calendarMethod } from '#domain/booking/calendar-file.ts';
import { dateFormat } from '#domain/language/date-format.ts';
import { placeTexts } from '#domain/place/place.ts';
import { type Currency, formatAmountPlain, type Minor } from '#domain/pricing/money.ts';
import { bookingKeyOf } from '../../services/booking/booking-key.ts';
import { cancelUntil } from '../../services/booking/own-booking.ts';
import { refundedDeposits } from '../../services/booking/refunded-deposits.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';
import type { Services } from '../../services/services.ts';
import { findBooking } from '../../store/booking/bookings-rows.ts';
import { type BookingMail, holdBookingMail, saveBookingMail } from '../../store/mail/booking-mails.ts';
import { BOOKING_MAIL_WORDS } from '../../texts/booking-mail-texts.ts';
import type { Following } from '../following/follow-places.ts';
import { type MailOptions, startMailQueue } from './mail-queue.ts';
import type { OutgoingMail } from './send-mail.ts';

/** Looks like a web address, which mail programs turn into a link. */
const ADDRESS = /:\/\/|www\.|[a-z0-9-]\.[a-z]{2,}/i;

/**
 * The guest's own text in one line; empty when it could lead somebody to another page: anybody can book in the name of a
 * stranger's address.
 */
const ownText = (text: string, say: (text: string) => string): readonly string[] => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line === '' || ADDRESS.test(line) ? [] : [say(line)];
};

type Options = MailOptions & Pick<Services, 'keys'>;

/** `undefined` when the guest has no address any more. The text has the booking's state at the time of sending. */
const compose = async (
  { store, clock, post, publicUrl, keys }: Options,
  published: PublishedPlace,
  { id, bookingId, earlier }: BookingMail,
): Promise<OutgoingMail | undefined> => {
  const { id: placeId, document } = published;
  const booking = (await findBooking(store.read, placeId, bookingId))?.booking;
  if (!booking || booking.person.email === '') return undefined;
  const { place } = document;
  const { language, thing, startAt, status } = booking;
  const said = placeTexts(place, language);
  const [placeName, address] = [said.name.text, said.address.text];
  const words = BOOKING_MAIL_WORDS[language];
  const url = `${publicUrl}${bookingHref(place.slug, bookingKeyOf({ keys }, placeId, bookingId))}`;
  const people = words.people(booking.people);
  const entry = bookingEntry(booking, {
    placeName,
    address,
    email: place.email,
    url,
    people,
    table: words.table(placeName),
  });
  const formatOf = (day: Intl.DateTimeFormatOptions) =>
    dateFormat(language, {
      ...{ day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: place.timeZone },
      ...day,
    });
  const timeFormat = formatOf({ weekday: 'long', month: 'long', year: 'numeric' });
  const when = timeFormat.format(startAt);
  const what = `${thing.name}${thing.kind === 'product' && thing.size !== '' ? `, ${thing.size}` : ''}`;
  const was = earlier && [
    ...(earlier.startAt === startAt ? [] : [timeFormat.format(earlier.startAt)]),
    ...(earlier.name === thing.name ? [] : [earlier.name]),
    ...(earlier.people === booking.people ? [] : [words.people(earlier.people)]),
  ];
  // A later change may have undone it.
  const isChanged = was !== undefined && was.length > 0 && isOccupying(status);
  const isConfirmed = status === 'confirmed' && !isChanged;
  const title =
    isChanged && status === 'confirmed'
      ? words.changed(placeName)
      : words.subject[status](placeName, thing.kind === 'table');
  const { deposit } = booking;
  const until = cancelUntil(published, booking, clock());
  const money = (amount: Minor, currency: Currency): string =>
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(
      Number(formatAmountPlain(amount, currency)),
    );
  const refunded = (await refundedDeposits(store.read, placeId, [booking])).get(bookingId);
  const deposited = [
    ...(deposit?.paidAt === undefined ? [] : [words.paid(money(deposit.amount, deposit.currency))]),
    ...(deposit && refunded !== undefined ? [words.back(money(refunded, deposit.currency))] : []),
  ];
  return {
    from: { name: placeName, address: post.from },
    to: booking.person.email,
    replyTo: place.email || undefined,
    messageId: `<${id}@${post.from.split('@').at(-1) ?? 'tabl'}>`,
    subject: isConfirmed ? `${title} · ${formatOf({ weekday: 'short', month: 'short' }).format(startAt)}` : title,
    text: [
      ...[title, '', when, what, people],
      ...(isChanged ? [words.before(was.join(' · '))] : []),
      ...[...ownText(booking.person.name, words.name), ...ownText(booking.person.comment, words.comment)],
      ...[...deposited, address, ...(place.phone === '' ? [] : [words.phone(place.phone)]), ''],
      ...[
        until === undefined ? words.seen : words.link(formatOf({ weekday: 'long', month: 'long' }).format(until)),
        url,
        '',
      ],
      ...[words.why(placeName), ''],
    ].join('\n'),
    calendar: { method: calendarMethod(entry), content: calendarFile(entry) },
  };
};

/** Sends booking mails until stopped. */
export const startBookingMails = (options: Options): Following =>
  startMailQueue<BookingMail>(
    { ...options, what: 'The mail of a booking' },
    {
      name: 'booking_mails',
      hold: holdBookingMail,
      save: (tx, { id }, end) => saveBookingMail(tx, id, end),
      compose: (place, mail) => compose(options, place, mail),
    },
  );
