import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeOrderAnswer, refusedToWire } from '#contract/order/order-answer.ts';
import { readStoredEntry } from '#contract/outbox/commands.ts';
import { readPriceSteps } from '#contract/pricing/price-steps.ts';
import type { OrderId } from '#domain/ids.ts';
import type { Quote } from '#domain/order/order.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import { totalOf } from '#domain/pricing/price-steps.ts';
import { createMemoryOutbox } from '../../core/db/outbox/memory-outbox.ts';
import { cartOf, draft, line, PLACE } from '../../core/db/outbox/order-drafts.ts';
import { anySteps } from '../../domain/pricing/step-arbitraries.ts';

const ID = '0199c000-0000-7000-8000-000000000001' as OrderId;
const EUR = 'EUR' as Currency;
const HALF_OFF = [
  { kind: 'lines', amount: 1580, cause: { dishes: [{ productId: 1, variantId: 10, quantity: 2, each: 790 }] } },
  { kind: 'tier', amount: -790, cause: { priceOver: 0, valueType: 'percent', value: 50 } },
];

/** A value after a trip through JSON. */
const travelled = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const refusedWith = (quote: unknown) =>
  judgeOrderAnswer(
    {
      status: 422,
      contentType: 'application/json',
      retryAfter: null,
      body: { success: false, id: ID, payload: { message: 'price_changed', quote } },
    },
    ID,
    EUR,
  );

test('price steps of each kind survive the wire', () => {
  fc.assert(
    fc.property(
      anySteps.filter((steps) => totalOf(steps) >= 0),
      (steps) => {
        const quote: Quote = { total: totalOf(steps), menuVersion: 'v2', steps };
        const refusal = { code: 'price_changed', productIds: [], ingredientIds: [], quote } as const;
        const body = refusedToWire(refusal, ID, EUR);
        expect(
          judgeOrderAnswer(
            { status: 422, contentType: 'application/json', retryAfter: null, body: travelled(body) },
            ID,
            EUR,
          ),
        ).toEqual({ kind: 'refused', refusal });
      },
    ),
  );
});

test('a refusal settles with its total, even when its steps are unreadable', () => {
  const total = { totalPrice: '7.90', menuVersion: 'v2' };
  const settled = { kind: 'refused', refusal: { quote: { total: 790, menuVersion: 'v2' } } };
  expect(refusedWith({ ...total, steps: HALF_OFF })).toMatchObject({ refusal: { quote: { steps: HALF_OFF } } });
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())), (steps) => {
      expect(refusedWith({ ...total, steps })).toMatchObject(settled);
    }),
  );
});

test.each([
  ['a server without steps', undefined],
  ['steps that make another total', [HALF_OFF[0]]],
  [
    'dishes that do not make their step',
    [
      { ...HALF_OFF[0], amount: 1000 },
      { ...HALF_OFF[1], amount: -210 },
    ],
  ],
  ['a kind that this build does not know', [...HALF_OFF, { kind: 'music', amount: 0, cause: {} }]],
  ['one kind twice', [...HALF_OFF, { ...HALF_OFF[1], amount: 0 }]],
  ['amounts beyond all sums', [{ ...HALF_OFF[0], amount: Number.MAX_SAFE_INTEGER }]],
  ['halves of a cent', [{ ...HALF_OFF[0], amount: 789.5 }, HALF_OFF[1]]],
])('%s: the steps are undefined', (_, steps) => {
  expect(readPriceSteps(steps, minor(790))).toBeUndefined();
});

test('an entry keeps the steps of its quote; an entry of an older build has none', async () => {
  const outbox = createMemoryOutbox();
  await outbox.changeCart(PLACE, () => cartOf(line(1, 2)));
  const revision = (await outbox.readCart(PLACE))?.revision ?? 0;
  const quote: Quote = { total: minor(790), menuVersion: 'v1', steps: HALF_OFF };
  const entry = await outbox.submit(draft(1, { cartRevision: revision, quote }));
  expect(readStoredEntry(structuredClone(entry))).toMatchObject({ quote });
  expect(readPriceSteps(entry?.quote.steps, minor(790))).toEqual(HALF_OFF);
  const { steps: _, ...older } = quote;
  for (const odd of [older, { ...older, steps: 'steps' }, { ...older, steps: [{ kind: 'music' }] }]) {
    expect(readStoredEntry({ ...entry, quote: odd })).toMatchObject({ label: 'K2-1', quote: older });
  }
});
