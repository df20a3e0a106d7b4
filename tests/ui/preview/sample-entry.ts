// An order of the sample cart in any of its states.
import type { CartLine } from '#domain/cart.ts';
import { avoidance } from '#domain/diet.ts';
import type { OrderId, PlaceId, SessionId } from '#domain/ids.ts';
import type { EntryState, OutboxEntry } from '#domain/outbox.ts';
import type { OrderPrice } from '#domain/pricing.ts';

/** 21 November 2026, 13:04 in Sofia. */
export const NOW = Date.UTC(2026, 10, 21, 11, 4);

export const sampleEntry =
  (query: URLSearchParams, lines: readonly CartLine[], price: OrderPrice) =>
  (state: EntryState, at: number): OutboxEntry => ({
    id: `o${at}` as OrderId,
    label: `K2-4${at}`,
    seq: at,
    kind: 'order',
    placeId: 1 as PlaceId,
    sessionId: 's' as SessionId,
    orderType: 'spot',
    lines,
    comments: {},
    avoidance: avoidance((query.get('avoid') ?? '').split(',').filter(Boolean), []),
    quote: { total: price.total, menuVersion: '1' },
    replaces: undefined,
    createdAt: NOW,
    createdWall: NOW,
    state,
    askReason: state === 'asking' ? ((query.get('ask') ?? 'age') as 'age') : undefined,
    confirmed: false,
    cancelling: false,
    mayHaveArrived: false,
    attempts: 1,
    nextAt: 0,
    order:
      state === 'received'
        ? {
            id: `o${at}` as OrderId,
            placeId: 1 as PlaceId,
            sessionId: 's' as SessionId,
            number: 47,
            label: `K2-4${at}`,
            orderType: 'spot',
            status: (query.get('status') ?? 'ordered') as 'ordered',
            total: price.total,
            placedAt: NOW + 60_000,
            lines: [],
          }
        : undefined,
    refusal:
      state === 'refused'
        ? { code: 'inactive_products', productIds: [], ingredientIds: [], quote: undefined }
        : undefined,
    dismissed: false,
    summary: lines.map((one, i) => ({
      name: one.seenName,
      detail: '',
      quantity: one.quantity,
      total: price.lines[i]?.total ?? 0,
    })),
  });
