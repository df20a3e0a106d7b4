// Sent orders of a guest's device, for the screens that show them.
import { NO_AVOIDANCE } from '#domain/diet/diet.ts';
import type { OrderId, PlaceId, ProductId, SessionId, VariantId } from '#domain/ids.ts';
import type { GuestFacts } from '#domain/order/guest-facts.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { minor } from '#domain/pricing/money.ts';

export const AT = Date.UTC(2026, 10, 21, 11, 4);
/** An order sent from here, as stored on the device. */
export const entry = (over: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: 'one' as OrderId,
  label: 'K2-41',
  seq: 1,
  kind: 'order',
  placeId: 1 as PlaceId,
  orderer: { kind: 'table', sessionId: 's' as SessionId },
  deviceId: undefined,
  ages: { silentMinutes: 5, askMinutes: 20 },
  orderType: 'spot',
  lines: [
    {
      productId: 1 as ProductId,
      variantId: 11 as VariantId,
      categoryId: undefined,
      choice: { required: undefined, addable: [], removable: [] },
      quantity: 2,
    },
  ],
  comments: {},
  avoidance: NO_AVOIDANCE,
  quote: { total: minor(1580), menuVersion: '1' },
  replaces: undefined,
  createdAt: AT,
  createdWall: AT,
  state: 'saved',
  askReason: undefined,
  confirmed: false,
  cancelling: false,
  mayHaveArrived: false,
  attempts: 0,
  nextAt: 0,
  order: undefined,
  refusal: undefined,
  dismissed: false,
  summary: [{ name: 'Shopska salad', detail: '', quantity: 2, total: 1580 }],
  ...over,
});
/** An entry that the kitchen has received. */
export const received = (status: NonNullable<OutboxEntry['order']>['status'], facts?: GuestFacts) =>
  entry({
    state: 'received',
    order: {
      id: 'one' as OrderId,
      placeId: 1 as PlaceId,
      orderer: { kind: 'table', sessionId: 's' as SessionId },
      sessionId: 's' as SessionId,
      number: 47,
      label: 'K2-41',
      orderType: 'spot',
      status,
      total: minor(1580),
      placedAt: AT + 60_000,
      ...(facts && { facts }),
      lines: [],
    },
  });
