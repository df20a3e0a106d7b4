import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StepKind } from '#domain/pricing/price-steps.ts';

const off = <Trans>Discount</Trans>;

/** What each step of a price is called. */
export const STEP_WORDS: Readonly<Record<StepKind, ReactNode>> = {
  lines: <Trans>Dishes</Trans>,
  tier: off,
  orderNumberDiscount: off,
  promo: off,
  points: off,
  accumulated: off,
  delivery: <Trans>Delivery</Trans>,
  boxes: <Trans>Packaging</Trans>,
  cutlery: <Trans>Cutlery</Trans>,
  rounding: <Trans>Rounding</Trans>,
};
