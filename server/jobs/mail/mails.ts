// Mails with the dishes and the order link to guests of orders without a table.
import { followHref } from '#contract/order/follow-link.ts';
import { streetLine } from '#domain/delivery/address.ts';
import { dateFormat } from '#domain/language/date-format.ts';
import type { Language } from '#domain/language/language.ts';
import { midPhrase } from '#domain/language/mid-phrase.ts';
import { localizeMenu } from '#domain/menu/localize-menu.ts';
import { indexMenu, type MenuIndex } from '#domain/menu/menu-index.ts';
import { pickupText } from '#domain/order/checkout/pickup-text.ts';
import { isFollowed } from '#domain/order/follow/follow-key.ts';
import { lineNames } from '#domain/order/line-names.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import { expectedOf } from '#domain/order/times/expected.ts';
import type { Place } from '#domain/place/place.ts';
import { addMoney, type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import { placedChoiceNames } from '#domain/product/choice-names.ts';
import { tellOrders } from '../../services/order/tell-orders.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';
import { holdMail, type Mail, saveMail } from '../../store/mail/mails.ts';
import { findOrder } from '../../store/order/orders.ts';
import { detailsOfOrders } from '../../store/order/own-orders.ts';
import { MAIL_WORDS } from '../../texts/mail-texts.ts';
import { PAPER_WORDS } from '../../texts/paper-texts.ts';
import type { Following } from '../following/follow-places.ts';
import { type Letter, letterHtml, letterText, moneyIn, ownFact, venueIn } from './letter.ts';
import { type MailOptions, startMailQueue } from './mail-queue.ts';
import type { OutgoingMail } from './send-mail.ts';

/** Packaging in a line's total; none in a line that the venue took off. */
const boxesOf = ({ packaging, total }: Pick<PlacedOrderLine, 'packaging' | 'total'>): Minor =>
  packaging === undefined || total < packaging ? ZERO : packaging;

/** Menu of the place in the mail's language. */
const indexIn = ({ document: { menu, texts }, index }: PublishedPlace, language: Language): MenuIndex => {
  const localized = localizeMenu(
    menu,
    texts.find((one) => one.language === language),
    language,
  );
  return localized === menu ? index : indexMenu(localized);
};

/** Name, size and choices of a line, as the guest's order page names them. */
const dishOf = (
  index: MenuIndex,
  { defaultLanguage }: Pick<Place, 'defaultLanguage'>,
  line: PlacedOrderLine,
  without: string,
): { readonly name: string; readonly detail: string } => {
  const names = lineNames(index, { defaultLanguage }, line);
  const { name, size } = names ?? line;
  const { chosen, added, removed } = names?.choice ?? placedChoiceNames(line);
  const textLanguage = names?.choice ? names.language : defaultLanguage;
  const left = removed.map((one) => `${without} ${midPhrase(one, textLanguage)}`);
  return { name, detail: [size, ...chosen, ...left, ...added].filter(Boolean).join(', ') };
};

/** "2 sets", or a word for no cutlery. */
const setsText = (sets: number, language: Language): string => {
  const { cutlery, noCutlery } = MAIL_WORDS[language];
  if (sets === 0) return noCutlery;
  return (cutlery[new Intl.PluralRules(language).select(sets)] ?? cutlery.other).replace('#', String(sets));
};

/** `undefined` when the guest has no address, or the order cannot be followed any more. */
const compose = async (
  { store, clock, post, publicUrl }: MailOptions,
  published: PublishedPlace,
  { placeId, orderId, language, followKey }: Mail,
): Promise<OutgoingMail | undefined> => {
  const found = await findOrder(store.read, placeId, orderId);
  const details = (await detailsOfOrders(store.read, placeId, [orderId])).get(orderId);
  if (!found || !details?.email || followKey === undefined || found.status === 'rejected') return undefined;
  if (!isFollowed({ ...found, details }, clock())) return undefined;
  const { place, settings } = published.document;
  const { currency, timeZone } = place;
  const venue = venueIn(place, language);
  const words = MAIL_WORDS[language];
  const { names } = words;
  const { wantedAt, address, payment, cutlery } = details;
  // Guests read the same time on the order's page, with the minutes that such orders usually take.
  const [told] = await tellOrders({ store }, published, [{ ...found, details }]);
  const expected = told && expectedOf(told, settings.times, clock());
  const timeOf = (at: number, day: Intl.DateTimeFormatOptions = {}) =>
    dateFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone, ...day }).format(at);
  // Once for all dishes, as the order page shows it.
  const boxes = addMoney(ZERO, ...found.lines.map(boxesOf));
  const index = indexIn(published, language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const pickup = pickupText(place, details, language);
  const letter: Letter = {
    ...{ language, venue, title: words.subject(found.label, venue.name) },
    facts: [
      ...found.lines.map((line) => {
        const { name, detail } = dishOf(index, place, line, words.without);
        const sum = moneyIn(language, minor(line.total - boxesOf(line)), currency);
        return [`${line.quantity} × ${name}`, sum, detail] as const;
      }),
      ...(boxes > 0 ? [[names.boxes, moneyIn(language, boxes, currency)] as const] : []),
      ...(found.discounts ?? []).map(
        ({ amount }) => [PAPER_WORDS[language].discount, moneyIn(language, amount, currency)] as const,
      ),
      ...(found.breakdown?.charges ?? []).map(
        ({ kind, amount }) => [PAPER_WORDS[language].charges[kind], moneyIn(language, amount, currency)] as const,
      ),
      [names.total, moneyIn(language, found.total, currency)],
      ...(found.breakdown?.vat ?? []).map(
        ({ rate, vat }) =>
          [
            PAPER_WORDS[language].vat.replace('%', percent.format(rate / 100)),
            moneyIn(language, vat, currency),
          ] as const,
      ),
      ...(payment === undefined ? [] : [[PAPER_WORDS[language].pay, PAPER_WORDS[language].payments[payment]] as const]),
      ...(wantedAt === undefined
        ? []
        : [[names.wanted, timeOf(wantedAt, { weekday: 'long', day: 'numeric', month: 'long' })] as const]),
      ...(expected?.kind === 'at' ? [[names.by, timeOf(expected.at)] as const] : []),
      ...(cutlery === undefined ? [] : [[PAPER_WORDS[language].charges.cutlery, setsText(cutlery, language)] as const]),
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
