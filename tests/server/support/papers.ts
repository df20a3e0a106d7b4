// Sample papers: an order with everything that a kitchen must not overlook.
import type { PlacedOrderLine } from '#domain/order/order.ts';
import type { Paper } from '../../../server/jobs/printing/paper.ts';
import type { PaperPlace, TicketContent } from '../../../server/jobs/printing/paper-content.ts';

export const HOUSE: PaperPlace = {
  name: 'Невен при Гарата',
  address: 'ул. „Гурко“ 12, София',
  language: 'bg',
  timeZone: 'Europe/Sofia',
};

export const placedLine = (name: string, over: Partial<PlacedOrderLine> = {}): PlacedOrderLine => ({
  productId: 1 as PlacedOrderLine['productId'],
  variantId: 1 as PlacedOrderLine['variantId'],
  name,
  size: '',
  required: undefined,
  added: [],
  removed: [],
  comment: undefined,
  quantity: 1,
  total: 980 as PlacedOrderLine['total'],
  ...over,
});

export const TICKET: TicketContent = {
  kind: 'ticket',
  place: HOUSE,
  order: {
    table: '12',
    room: null,
    orderType: 'spot',
    number: 52,
    label: 'K2-41',
    at: Date.UTC(2026, 10, 21, 11, 40),
  },
  lateBy: 540,
  lines: [
    placedLine('Мусака с кисело мляко', { required: 'препечена', removed: ['лук'] }),
    placedLine('Кебапчета с лютеница', { quantity: 2 }),
    placedLine('Айран', { comment: 'първо айрана, моля' }),
  ],
  note: {
    avoid: [
      { code: 'nuts', name: 'Ядки', dishes: { contains: ['Мусака с кисело мляко'], undeclared: ['Айран'] } },
      { code: 'fish', name: 'Риба' },
    ],
    diets: [],
  },
  station: 'Топла кухня',
  part: [1, 2],
};

/** Text of a paper, part by part. */
export const wordsOf = (paper: Paper): string[] =>
  paper.flatMap((part): string[] => {
    if (part.kind === 'text') return [part.lead === undefined ? part.text : `${part.lead} ${part.text}`];
    if (part.kind === 'pair') return [`${part.left} | ${part.right}`];
    if (part.kind === 'loud') return [`■ ${part.title}`, ...(part.lines ?? []).map((line) => `■ ${line}`)];
    return part.kind === 'dashed' ? [`┆ ${part.text}`] : [];
  });
