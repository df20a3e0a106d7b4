// Ticket lines of an order that is not simply carried to its table: for when, for whom, and where it goes.
import { INSIDE_PARTS, isThere, streetLine } from '#domain/delivery/address.ts';
import type { Language } from '#domain/language/language.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import { PAPER_WORDS } from '../../words/paper-words.ts';
import { TICKET_WORDS } from '../../words/ticket-words.ts';
import type { Paper } from './paper.ts';
import type { OrderHead, PaperPlace, TicketWhom } from './paper-content.ts';

/** The day is written before its month. */
const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** "Tue 24 Nov, 12:30", by the place's clock. */
const dayAndTime = (at: number, { language, timeZone }: PaperPlace): string => {
  const said = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone, ...parts }).format(at);
  const time = said({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).replace(/[^\d:].*/, '');
  return `${said({ weekday: 'short' })} ${said({ day: 'numeric', month: 'short' })}, ${time}`;
};

/** For when an order is wanted; nothing where it is wanted at once. */
export const wantedParts = ({ wantedAt }: OrderHead, place: PaperPlace): Paper =>
  wantedAt === undefined
    ? []
    : [{ kind: 'loud', title: `${TICKET_WORDS[place.language].wanted} ${dayAndTime(wantedAt, place)}` }];

/** Details of an order that a ticket keeps. A kitchen calls nobody: the number is left out. */
export const whomOf = ({
  name,
  address,
  pickupPlace,
  comment,
  cutlery,
  isToGo,
  payment,
}: OrderDetails): TicketWhom => ({
  name,
  payment,
  ...(address && { address }),
  ...(pickupPlace !== undefined && { pickupPlace }),
  ...(comment !== undefined && { comment }),
  ...(cutlery !== undefined && { cutlery }),
  ...(isToGo !== undefined && { isToGo }),
});

const addressTexts = (address: NonNullable<TicketWhom['address']>, { language }: PaperPlace): readonly string[] => {
  const words = TICKET_WORDS[language];
  const inside = INSIDE_PARTS.flatMap((part) => (isThere(address[part]) ? `${words[part]} ${address[part]}` : []));
  return [streetLine(address), inside.join(' · ')].filter(Boolean);
};

export const whomParts = (whom: TicketWhom | undefined, place: PaperPlace): Paper => {
  if (!whom) return [];
  const { name, address, pickupPlace, comment, cutlery, isToGo, payment } = whom;
  const words = TICKET_WORDS[place.language];
  const [open, close] = PAPER_WORDS[place.language].quotes;
  const text = (said: string, strong = false) => ({ kind: 'text', size: 'plain', strong, text: said }) as const;
  return [
    ...(isToGo === undefined ? [] : [{ ...text(isToGo ? words.toGo : words.eatenHere, true), size: 'dish' } as const]),
    ...(name ? [{ ...text(name, true), size: 'dish' } as const] : []),
    ...(address ? addressTexts(address, place).map((line) => text(line)) : []),
    ...(pickupPlace ? [text(`${words.pickup} ${pickupPlace}`, true)] : []),
    ...(comment ? [text(`${open}${comment}${close}`, true)] : []),
    ...(cutlery === undefined ? [] : [text(`${words.cutlery} ${cutlery}`)]),
    ...(payment === undefined ? [] : [text(`${words.pays} ${PAPER_WORDS[place.language].payments[payment]}`)]),
  ];
};
