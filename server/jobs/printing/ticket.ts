// The kitchen's papers: ticket, void and move. None has prices.

import { dishesText, PAPER_WORDS } from '../../texts/paper-texts.ts';
import { TICKET_WORDS } from '../../texts/ticket-texts.ts';
import { allergiesOf, lineParts, noteParts } from './order-lines.ts';
import type { Paper, PaperPart } from './paper.ts';
import type { CopyMark, MovedContent, OrderHead, PaperPlace, TicketContent, VoidContent } from './paper-content.ts';
import { wantedParts, whomParts } from './whom-parts.ts';

/** Delay from which an order is marked as late, seconds. */
const LATE_SECONDS = 120;

/** "13:40", in the place's time zone. */
export const clockText = (at: number, { timeZone }: Pick<PaperPlace, 'timeZone'>): string =>
  new Intl.DateTimeFormat('de-DE', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

/** "Table 12", "Room 204", "Delivery". */
export const whereText = (
  { table, room, orderType }: Pick<OrderHead, 'table' | 'room' | 'orderType'>,
  { language }: PaperPlace,
): string => {
  const words = PAPER_WORDS[language];
  if (room !== null) return `${words.room} ${room}`;
  if (table !== null) return `${words.table} ${table}`;
  return words.elsewhere[orderType] ?? words.table;
};

/** Header of a copy: the word "copy", and the outcome of the original. */
export const copyParts = (copy: CopyMark | undefined, place: PaperPlace): PaperPart[] => {
  if (!copy) return [];
  const words = PAPER_WORDS[place.language];
  const title = `${words.copy} ${copy.nth}`;
  if (copy.first === 'none') return [{ kind: 'loud', title, lines: [] }];
  const first = { printed: words.firstPrinted, unknown: words.firstUnknown, not: words.firstNot }[copy.first];
  return [{ kind: 'loud', title, lines: [`${first} ${clockText(copy.firstAt, place)}`] }];
};

const headParts = (order: OrderHead, place: PaperPlace, right: string): PaperPart[] => [
  ...wantedParts(order, place),
  { kind: 'text', size: 'table', strong: true, text: whereText(order, place) },
  { kind: 'pair', size: 'plain', left: order.label, right },
];

/** Time of the order; an order for later says that this is not its cooking time. */
const orderedText = ({ at, wantedAt }: OrderHead, place: PaperPlace): string =>
  wantedAt === undefined ? clockText(at, place) : `${TICKET_WORDS[place.language].ordered} ${clockText(at, place)}`;

/** Quoted, because no dish was checked against it. */
const bookingParts = (bookingNote: string | undefined, { language }: PaperPlace): PaperPart[] => {
  if (bookingNote === undefined) return [];
  const [open, close] = PAPER_WORDS[language].quotes;
  return [{ kind: 'loud', title: `${TICKET_WORDS[language].allergy} ${open}${bookingNote}${close}`, lines: [] }];
};

/** A ticket: wanted time, place, receiver, allergies, then each dish with its choices. */
export const ticketPaper = (content: TicketContent, copy?: CopyMark): Paper => {
  const { place, order, lateBy, lines, note, bookingNote, whom, station, part } = content;
  const words = PAPER_WORDS[place.language];
  const late: PaperPart[] =
    lateBy !== null && lateBy >= LATE_SECONDS
      ? [{ kind: 'dashed', text: `${words.late} ${clockText(order.at - lateBy * 1000, place)}` }]
      : [];
  const dishes = lines.flatMap((line, index): PaperPart[] => {
    const allergies = allergiesOf(note, line);
    return [
      { kind: 'rule', thick: index === 0 },
      ...lineParts(line, place.language),
      ...(allergies.length > 0
        ? [{ kind: 'loud', title: `${TICKET_WORDS[place.language].allergy} ${allergies.join(', ')}` } as const]
        : []),
    ];
  });
  const [nth, all] = part;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...copyParts(copy, place),
    ...headParts(order, place, orderedText(order, place)),
    ...whomParts(whom, place),
    ...late,
    ...bookingParts(bookingNote, place),
    ...noteParts(note, lines, place),
    ...dishes,
    { kind: 'rule', thick: true },
    {
      kind: 'pair',
      size: 'plain',
      left: dishesText(count, place.language),
      right: station === null ? '' : all > 1 ? `${station} ${nth}/${all}` : station,
    },
  ];
};

/** A void lists its dishes, because a table number alone is not enough for a cook. */
export const voidPaper = ({ place, order, at, lines, station }: VoidContent, copy?: CopyMark): Paper => [
  ...copyParts(copy, place),
  { kind: 'loud', title: PAPER_WORDS[place.language].void },
  ...headParts(order, place, clockText(at, place)),
  { kind: 'rule', thick: true },
  ...lines.flatMap((line) => lineParts(line, place.language)),
  { kind: 'rule', thick: true },
  { kind: 'pair', size: 'plain', left: `${PAPER_WORDS[place.language].void}`, right: station ?? '' },
];

/** A move names both tables, and is no new ticket. */
export const movedPaper = ({ place, at, from, to, orders }: MovedContent, copy?: CopyMark): Paper => {
  const words = PAPER_WORDS[place.language];
  return [
    ...copyParts(copy, place),
    { kind: 'text', size: 'dish', strong: true, text: words.moved },
    { kind: 'text', size: 'table', strong: true, text: `${from} > ${to}` },
    { kind: 'rule' },
    ...orders.map((one): PaperPart => ({ kind: 'text', size: 'plain', text: one.label })),
    { kind: 'pair', size: 'plain', left: words.movedNote, right: clockText(at, place) },
  ];
};
