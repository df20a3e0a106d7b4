// Mails with the dishes and the order link to guests of orders without a table.
import { followHref } from '#contract/order/follow-link.ts';
import { streetLine } from '#domain/delivery/address.ts';
import { dateFormat } from '#domain/language/date-format.ts';
import { pickupText } from '#domain/order/checkout/pickup-text.ts';
import { isFollowed } from '#domain/order/follow/follow-key.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import { expectedOf } from '#domain/order/times/expected.ts';
import { addMoney, type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';
import { holdMail, type Mail, saveMail } from '../../store/mail/mails.ts';
import { findOrder } from '../../store/order/orders.ts';
import { detailsOfOrders } from '../../store/order/own-orders.ts';
import { MAIL_WORDS } from '../../texts/mail-texts.ts';
import { PAPER_WORDS } from '../../texts/paper-texts.ts';
import type { Following } from '../following/follow-places.ts';
import { dishIn, type Letter, letterHtml, letterText, moneyIn, ownFact, venueIn } from './letter.ts';
import { type MailOptions, startMailQueue } from './mail-queue.ts';
import type { OutgoingMail } from './send-mail.ts';

/** Packaging in a line's total; none in a line that the venue took off. */
const boxesOf = ({ packaging, total }: Pick<PlacedOrderLine, 'packaging' | 'total'>): Minor =>
  packaging === undefined || total < packaging ? ZERO : packaging;

/** `undefined` when the guest has no address, or the order cannot be followed any more. */
const compose = async (
  { store, clock, post, publicUrl }: MailOptions,
  { document }: PublishedPlace,
  { placeId, orderId, language, followKey }: Mail,
): Promise<OutgoingMail | undefined> => {
  const found = await findOrder(store.read, placeId, orderId);
  const details = (await detailsOfOrders(store.read, placeId, [orderId])).get(orderId);
  if (!found || !details?.email || followKey === undefined || found.status === 'rejected') return undefined;
  if (!isFollowed({ ...found, details }, clock())) return undefined;
  const { place, settings } = document;
  const { currency, timeZone } = place;
  const venue = venueIn(place, language);
  const words = MAIL_WORDS[language];
  const { names } = words;
  const { wantedAt, address, payment } = details;
  const expected = expectedOf({ ...found, details }, settings.times, clock());
  const timeOf = (at: number, day: Intl.DateTimeFormatOptions = {}) =>
    dateFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone, ...day }).format(at);
  // Once for all dishes, as the order page shows it.
  const boxes = addMoney(ZERO, ...found.lines.map(boxesOf));
  const pickup = pickupText(place, details, language);
  const letter: Letter = {
    ...{ language, venue, title: words.subject(found.label, venue.name) },
    facts: [
      ...found.lines.map(
        (line) =>
          [
            `${line.quantity} × ${dishIn(document, language, line)}`,
            moneyIn(language, minor(line.total - boxesOf(line)), currency),
          ] as const,
      ),
      ...(boxes > 0 ? [[names.boxes, moneyIn(language, boxes, currency)] as const] : []),
      ...(found.discounts ?? []).map(
        ({ amount }) => [PAPER_WORDS[language].discount, moneyIn(language, amount, currency)] as const,
      ),
      ...(found.breakdown?.charges ?? []).map(
        ({ kind, amount }) => [PAPER_WORDS[language].charges[kind], moneyIn(language, amount, currency)] as const,
      ),
      [names.total, moneyIn(language, found.total, currency)],
      ...(payment === undefined ? [] : [[PAPER_WORDS[language].pay, PAPER_WORDS[language].payments[payment]] as const]),
      ...(wantedAt === undefined
        ? []
        : [[names.wanted, timeOf(wantedAt, { weekday: 'long', day: 'numeric', month: 'long' })] as const]),
      ...(expected?.kind === 'at' ? [[names.by, timeOf(expected.at)] as const] : []),
      ...(address ? ownFact(names.delivery, streetLine(address)) : []),
      ...(pickup ? [[names.pickup, pickup.text] as const] : []),
    ],
    remarks: [],
    link: { lead: words.link, button: words.button, href: `${publicUrl}${followHref(place.slug, followKey)}` },
    notes: [words.whoever, words.why(venue.name)],
  };
  return {
    from: { name: venue.name, address: post.from },
    to: details.email,
    replyTo: place.email || undefined,
    messageId: `<${orderId}.${placeId}@${post.from.split('@').at(-1) ?? 'tabl'}>`,
    subject: letter.title,
    ...{ text: letterText(letter), html: letterHtml(letter) },
  };
};

/** Sends order mails until stopped. */
export const startMails = (options: MailOptions): Following =>
  startMailQueue<Mail>(
    { ...options, what: 'The link to an order' },
    {
      name: 'mails',
      hold: holdMail,
      save: saveMail,
      compose: (place, mail) => compose(options, place, mail),
    },
  );
