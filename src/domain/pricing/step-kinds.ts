// Kinds of price steps, and the amount of one kind. A separate file, since no first card needs it.
import { type Minor, ZERO } from './money.ts';
import { type PriceStep, type StepCauses, type StepKind, stepOf } from './price-steps.ts';

/** In display sequence. */
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

/** Amount that a kind of step adds to the total; zero without such a step. */
export const amountOf = (steps: readonly PriceStep[], kind: StepKind): Minor => stepOf(steps, kind)?.amount ?? ZERO;
