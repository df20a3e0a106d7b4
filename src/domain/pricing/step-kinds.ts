// The kinds of steps, and what one of them comes to. Apart from the steps: no first card needs them.
import { type Minor, ZERO } from './money.ts';
import { type PriceStep, type StepCauses, type StepKind, stepOf } from './price-steps.ts';

/** In the order in which they are told. */
export const STEP_KINDS = [
  'lines',
  'tier',
  'orderNumberDiscount',
  'registered',
  'promo',
  'points',
  'accumulated',
  'service',
  'delivery',
  'boxes',
  'cutlery',
  'rounding',
] as const satisfies readonly (keyof StepCauses)[];

/** Amount that a kind of step adds to the total; zero where the list has no such step. */
export const amountOf = (steps: readonly PriceStep[], kind: StepKind): Minor => stepOf(steps, kind)?.amount ?? ZERO;
