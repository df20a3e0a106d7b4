// Differences between two prices of an order.
import type { ProductId, VariantId } from '../ids.ts';
import type { Minor } from './money.ts';
import { type DishPrice, lineAmount, type PriceStep, type StepKind, stepOf } from './price-steps.ts';
import { amountOf, STEP_KINDS } from './step-kinds.ts';

/** A line whose amount has changed; undefined: it did not exist before, or no longer exists. */
export interface DishChange {
  readonly productId: ProductId;
  readonly variantId: VariantId;
  /** Amounts of the whole line. */
  readonly from: Minor | undefined;
  readonly to: Minor | undefined;
}

export interface StepChange {
  readonly kind: StepKind;
  readonly from: Minor;
  readonly to: Minor;
  /** With `lines`: the changed lines. */
  readonly dishes: readonly DishChange[];
}

interface Numbered {
  readonly dish: DishPrice;
  /** Key of a line: when a dish has several lines with other extras, the n-th is compared with the n-th. */
  readonly key: string;
}

const numbered = (dishes: readonly DishPrice[]): readonly Numbered[] => {
  const seen = new Map<VariantId, number>();
  return dishes.map((dish) => {
    const at = seen.get(dish.variantId) ?? 0;
    seen.set(dish.variantId, at + 1);
    return { dish, key: `${dish.variantId}/${at}` };
  });
};

const compareDishes = (before: readonly DishPrice[], after: readonly DishPrice[]): readonly DishChange[] => {
  const [old, now] = [numbered(before), numbered(after)];
  const amountBefore = new Map(old.map(({ key, dish }) => [key, lineAmount(dish)]));
  const nowKeys = new Set(now.map(({ key }) => key));
  const changed = now.map(
    ({ key, dish }): DishChange => ({
      productId: dish.productId,
      variantId: dish.variantId,
      from: amountBefore.get(key),
      to: lineAmount(dish),
    }),
  );
  const gone = old
    .filter(({ key }) => !nowKeys.has(key))
    .map(
      ({ dish }): DishChange => ({
        productId: dish.productId,
        variantId: dish.variantId,
        from: lineAmount(dish),
        to: undefined,
      }),
    );
  return [...changed.filter(({ from, to }) => from !== to), ...gone];
};

const dishesOf = (steps: readonly PriceStep[]): readonly DishPrice[] => stepOf(steps, 'lines')?.cause.dishes ?? [];

/**
 * Differences between two prices of one order, in step sequence. They sum to the difference of the totals; equal prices have
 * none.
 */
export const compareSteps = (before: readonly PriceStep[], after: readonly PriceStep[]): readonly StepChange[] =>
  STEP_KINDS.flatMap((kind): StepChange[] => {
    const [from, to] = [amountOf(before, kind), amountOf(after, kind)];
    const dishes = kind === 'lines' ? compareDishes(dishesOf(before), dishesOf(after)) : [];
    return from === to && dishes.length === 0 ? [] : [{ kind, from, to, dishes }];
  });
