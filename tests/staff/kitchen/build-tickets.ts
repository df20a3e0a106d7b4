// Tickets of a kitchen's board, for tests of its screen.
import type { OrderId, ProductId, VariantId } from '#domain/ids.ts';
import type { StationBoard, Ticket, TicketLine } from '#domain/kitchen/tickets.ts';
import { minor } from '#domain/pricing/money.ts';

/** Time of the tests, epoch ms. */
export const NOW = Date.UTC(2026, 5, 1, 10, 42);
export const MINUTE = 60_000;
/** The line `at` of an order: a dish of this name. */
export const line = (at: number, name: string, over: Partial<TicketLine> & { dish?: object } = {}): TicketLine => ({
  ...{ line: at, isDone: false, allergies: [], doubts: [], against: [], isStray: false },
  ...over,
  dish: {
    ...{ productId: at as ProductId, variantId: at as VariantId, name, size: '', required: undefined },
    ...{ added: [], removed: [], comment: undefined, quantity: 1, total: minor(100) },
    ...over.dish,
  },
});

/** A ticket ordered so many minutes ago. */
export const ticket = (id: string, minutes: number, over: Partial<Ticket> = {}): Ticket => ({
  ...{
    id: id as OrderId,
    number: 41,
    label: 'K2-41',
    table: '3',
    room: undefined,
    orderType: 'spot',
    status: 'ordered',
    isSeen: true,
    isLoud: false,
  },
  ...{
    placedAt: NOW - minutes * MINUTE,
    dueFrom: NOW - minutes * MINUTE,
    orderedAt: undefined,
    isRecalled: false,
    isSaidDone: false,
    startedAt: undefined,
    delayedMinutes: undefined,
  },
  ...{ movedFrom: undefined, avoids: [], diets: [], alsoAt: [], lines: [line(0, 'Мусака')] },
  ...over,
});

/** A station's board; empty by default. */
export const board = (over: Partial<StationBoard> = {}): StationBoard => ({
  open: [],
  ready: [],
  voids: [],
  counts: [],
  ...over,
});
