// A table with an order, as its page receives them.
import type { OrderId, ProductId, SessionId, VariantId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import type { TableLineView, TableOrderView, TableView } from '#staff/tables/table-view.ts';

export const line = (over: Partial<TableLineView> = {}): TableLineView => ({
  line: {
    productId: 1 as ProductId,
    variantId: 11 as VariantId,
    name: 'Шопска салата',
    size: 'голяма',
    required: undefined,
    added: [],
    removed: [],
    comment: undefined,
    quantity: 1,
    total: minor(880),
  },
  stage: 'served',
  allergens: [],
  ...over,
});
export const order = (over: Partial<TableOrderView> = {}): TableOrderView => ({
  id: 'o1' as OrderId,
  label: 'K2-41',
  placedAt: Date.UTC(2026, 5, 1, 10, 4),
  orderedAt: undefined,
  status: 'ordered',
  lines: [line()],
  total: minor(880),
  avoids: [],
  diets: [],
  accepted: undefined,
  delayedMinutes: undefined,
  isShownFirst: false,
  mayAccept: false,
  moves: [],
  mayRefuse: false,
  mayMove: false,
  waits: false,
  ...over,
});
export const table = (over: Partial<TableView> = {}): TableView => ({
  name: '12',
  sittingId: 's' as SessionId,
  openedAt: Date.UTC(2026, 5, 1, 9, 58),
  asking: [],
  orders: [order()],
  total: minor(3156),
  paid: minor(0),
  rest: minor(3156),
  payments: [],
  asked: undefined,
  waits: false,
  ...over,
});
