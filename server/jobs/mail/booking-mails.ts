// Mails about bookings after each change, with a calendar entry.

import { bookingHref } from '#contract/booking/booking.ts';
import { isOccupying } from '#domain/booking/booking.ts';
import { bookingEntry } from '#domain/booking/booking-entry.ts';
import type { Hall } from '#domain/booking/booking-terms.ts';
import { calendarFile, calendarMethod } from '#domain/booking/calendar-file.ts';
import { dateFormat } from '#domain/language/date-format.ts';
import { sayIn } from '#domain/language/translated.ts';
import type { Currency, Minor } from '#domain/pricing/money.ts';
import { bookingKeyOf } from '../../services/booking/booking-key.ts';
import { cancelUntil } from '../../services/booking/own-booking.ts';
import { refundedDeposits } from '../../services/booking/refunded-deposits.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';
import type { Services } from '../../services/services.ts';
import { findBooking } from '../../store/booking/bookings-rows.ts';
import { type BookingMail, holdBookingMail, saveBookingMail } from '../../store/mail/booking-mails.ts';
import { BOOKING_MAIL_WORDS } from '../../texts/booking-mail-texts.ts';
import { labelled } from '../../texts/letter-texts.ts';
import type { Following } from '../following/follow-places.ts';
import { dishIn, type Letter, letterHtml, letterText, moneyIn, ownFact, venueIn } from './letter.ts';
import { type MailOptions, startMailQueue } from './mail-queue.ts';
import type { OutgoingMail } from './send-mail.ts';

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
  const venue = venueIn(place, language);
  const { name: placeName, address } = venue;
  const words = BOOKING_MAIL_WORDS[language];
  const tables = thing.kind === 'table' ? document.bookings?.tables : undefined;
  const placed = tables?.halls.find(({ key }) => thing.kind === 'table' && key === thing.hall);
  const hallName = (hall: Hall | undefined, stored: string): string =>
    hall ? sayIn(hall.name, language, place.defaultLanguage).text : stored;
  const said = thing.kind === 'table' ? { ...thing, name: hallName(placed, thing.name) } : thing;
  const url = `${publicUrl}${bookingHref(place.slug, bookingKeyOf({ keys }, placeId, bookingId))}`;
  const { names } = words;
  const people = labelled(language, names.people, `${booking.people}`);
  const entry = bookingEntry(
    { ...booking, thing: said },
    {
      placeName,
      address,
      email: place.email,
      url,
      people,
      table: words.table(placeName),
    },
  );
  const formatOf = (day: Intl.DateTimeFormatOptions) =>
    dateFormat(language, {
      ...{ day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: place.timeZone },
      ...day,
    });
  const timeFormat = formatOf({ weekday: 'long', month: 'long', year: 'numeric' });
  const when = timeFormat.format(startAt);
  const what = thing.kind === 'table' ? said.name : dishIn(document, language, thing);
  const was = earlier && [
    ...(earlier.startAt === startAt ? [] : [timeFormat.format(earlier.startAt)]),
    ...(earlier.name === thing.name
      ? []
      : [
          hallName(
            tables?.halls.find(({ name }) => name.text === earlier.name),
            earlier.name,
          ),
        ]),
    ...(earlier.people === booking.people ? [] : [labelled(language, names.people, `${earlier.people}`)]),
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
  const money = (amount: Minor, currency: Currency): string => moneyIn(language, amount, currency);
  const refunded = (await refundedDeposits(store.read, placeId, [booking])).get(bookingId);
  const { name, comment } = booking.person;
  const isAwaited = status === 'pending' || status === 'confirmed';
  const canChange = until !== undefined;
  const button = status === 'unpaid' ? words.pay : canChange ? words.change : words.see;
  const letter: Letter = {
    ...{ language, venue, title },
    facts: [
      [names.when, when],
      [thing.kind === 'table' ? names.hall : names.product, what],
      [names.people, `${booking.people}`],
      ...(isChanged ? [[names.before, was.join(' · ')] as const] : []),
      ...[...ownFact(names.name, name), ...ownFact(names.comment, comment)],
      ...(deposit && status === 'unpaid' ? [[names.deposit, money(deposit.amount, deposit.currency)] as const] : []),
      ...(deposit?.paidAt === undefined ? [] : [[names.paid, money(deposit.amount, deposit.currency)] as const]),
      ...(deposit && refunded !== undefined ? [[names.back, money(refunded, deposit.currency)] as const] : []),
    ],
    remarks: tables && isAwaited ? [words.keeps(tables.keeps)] : [],
    link: {
      lead: canChange ? words.link(formatOf({ weekday: 'long', month: 'long' }).format(until)) : words.seen,
      ...{ button, href: url },
    },
    notes: [words.why(placeName)],
  };
  return {
    from: { name: placeName, address: post.from },
    to: booking.person.email,
    replyTo: place.email || undefined,
    messageId: `<${id}@${post.from.split('@').at(-1) ?? 'tabl'}>`,
    subject: isConfirmed ? `${title} · ${formatOf({ weekday: 'short', month: 'short' }).format(startAt)}` : title,
    ...{ text: letterText(letter), html: letterHtml(letter) },
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
