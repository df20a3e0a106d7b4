// Prices with all kinds of steps, including kinds that no code produces yet.
import fc from 'fast-check';
import type { ProductId, VariantId } from '#domain/ids.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { type Minor, minor } from '#domain/pricing/money.ts';
import { dishesTotal, type PriceStep, type StepCauses, type StepKind } from '#domain/pricing/price-steps.ts';
import { STEP_KINDS } from '#domain/pricing/step-kinds.ts';

const money: fc.Arbitrary<Minor> = fc.integer({ min: 0, max: 100_000 }).map(minor);
const whole = fc.integer({ min: 1, max: 1000 });
const clock = fc.option(fc.constantFrom('11:00', '15:00'), { nil: undefined });
const discount = { valueType: fc.constantFrom('percent' as const, 'money' as const), value: whole };

const causes: { readonly [K in StepKind]: fc.Arbitrary<StepCauses[K]> } = {
  lines: fc.record({
    dishes: fc.array(
      fc.record({
        productId: fc.integer({ min: 1, max: 5 }).map((id) => id as ProductId),
        variantId: fc.integer({ min: 1, max: 5 }).map((id) => id as VariantId),
        quantity: fc.integer({ min: 1, max: 99 }),
        each: money,
      }),
      { maxLength: 5 },
    ),
  }),
  tier: fc.record({ priceOver: money, ...discount, activeFrom: clock, activeTo: clock }),
  orderNumberDiscount: fc.record({ orderNumber: whole, ...discount }),
  registered: fc.record(discount),
  promo: fc.record({ code: fc.string({ minLength: 1 }), ...discount }),
  points: fc.record({ points: whole }),
  accumulated: fc.record({ balance: money }),
  delivery: fc.oneof(
    fc.record({ by: fc.constant('amount' as const), priceOver: money }),
    fc.record({ by: fc.constant('radius' as const), start: whole, end: whole }),
    fc.record({ by: fc.constant('shape' as const), id: whole }),
    fc.record({ by: fc.constant('region' as const), id: whole }),
  ),
  service: fc.record(discount),
  boxes: fc.record({ orderType: fc.constantFrom(...ORDER_TYPES) }),
  cutlery: fc.record({ sets: whole, each: money }),
  rounding: fc.record({ to: money }),
};

const stepOfKind = (kind: StepKind): fc.Arbitrary<PriceStep> =>
  fc.tuple(causes[kind], fc.integer({ min: -50_000, max: 50_000 })).map(([cause, amount]) => {
    const own = 'dishes' in cause ? dishesTotal(cause.dishes) : minor(amount);
    return { kind, amount: own, cause } as PriceStep;
  });

/** Any subset of the kinds, each at most once, in sequence. */
export const anySteps: fc.Arbitrary<readonly PriceStep[]> = fc
  .subarray([...STEP_KINDS])
  .chain((kinds) => fc.tuple(...kinds.map(stepOfKind)));
