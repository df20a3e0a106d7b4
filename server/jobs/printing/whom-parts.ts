// Ticket lines of an order that is not served at a table: wanted time, receiver and address.

import { streetLine } from '#domain/delivery/address.ts';
import { addressZone } from '#domain/delivery/delivery-ahead.ts';
import { INSIDE_PARTS, isThere } from '#domain/delivery/house.ts';
import { dateFormat } from '#domain/language/date-format.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { Place } from '#domain/place/place.ts';
import { PAPER_WORDS } from '../../texts/paper-texts.ts';
import { TICKET_WORDS } from '../../texts/ticket-texts.ts';
import type { Paper } from './paper.ts';
import type { OrderHead, PaperPlace, TicketWhom } from './paper-content.ts';

/** "Tue 24 Nov, 12:30", in the place's time zone. */
const dayAndTime = (at: number, { language, timeZone }: PaperPlace): string => {
  const said = (parts: Intl.DateTimeFormatOptions) => dateFormat(language, { timeZone, ...parts }).format(at);
  const time = said({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).replace(/[^\d:].*/, '');
  return `${said({ weekday: 'short' })} ${said({ day: 'numeric', month: 'short' })}, ${time}`;
};

/** Wanted time of an order; empty for now. */
export const wantedParts = ({ wantedAt }: OrderHead, place: PaperPlace): Paper =>
  wantedAt === undefined
    ? []
    : [{ kind: 'loud', title: `${TICKET_WORDS[place.language].wanted} ${dayAndTime(wantedAt, place)}` }];

/** Order details kept on a ticket, without the phone number, which a kitchen does not need. `at`: time of the order, epoch ms. */
export const whomOf = (
  { name, address, pickupPlace, additionalType, comment, cutlery, isToGo, payment, wantedAt }: OrderDetails,
  place: Place,
  at: number,
): TicketWhom => {
  const zone = address && addressZone(place, address, wantedAt ?? at, place.defaultLanguage);
  return {
    name,
    payment,
    ...(address && { address }),
    ...(zone && { zone: zone.text }),
    ...(pickupPlace !== undefined && { pickupPlace }),
    ...(additionalType !== undefined && { additionalType }),
    ...(comment !== undefined && { comment }),
    ...(cutlery !== undefined && { cutlery }),
    ...(isToGo !== undefined && { isToGo }),
  };
};

const addressTexts = (address: NonNullable<TicketWhom['address']>, { language }: PaperPlace): readonly string[] => {
  const words = TICKET_WORDS[language];
  const inside = INSIDE_PARTS.flatMap((part) => (isThere(address[part]) ? `${words[part]} ${address[part]}` : []));
  return [streetLine(address), inside.join(' · ')].filter(Boolean);
};

export const whomParts = (whom: TicketWhom | undefined, place: PaperPlace): Paper => {
  if (!whom) return [];
  const { name, address, zone, pickupPlace, additionalType, comment, cutlery, isToGo, payment } = whom;
  const words = TICKET_WORDS[place.language];
  const [open, close] = PAPER_WORDS[place.language].quotes;
  const text = (said: string, strong = false) => ({ kind: 'text', size: 'plain', strong, text: said }) as const;
  return [
    ...(isToGo === undefined ? [] : [{ ...text(isToGo ? words.toGo : words.eatenHere, true), size: 'dish' } as const]),
    ...(name ? [{ ...text(name, true), size: 'dish' } as const] : []),
    ...(address ? addressTexts(address, place).map((line) => text(line)) : []),
    ...(zone ? [text(zone, true)] : []),
    ...(additionalType ? [text(additionalType, true)] : []),
    ...(pickupPlace ? [text(`${words.pickup} ${pickupPlace}`, true)] : []),
    ...(comment ? [text(`${open}${comment}${close}`, true)] : []),
    ...(cutlery === undefined ? [] : [text(`${words.cutlery} ${cutlery}`)]),
    ...(payment === undefined ? [] : [text(`${words.pays} ${PAPER_WORDS[place.language].payments[payment]}`)]),
  ];
};
