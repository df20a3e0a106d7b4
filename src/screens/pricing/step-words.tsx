import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StepKind } from '#domain/pricing/price-steps.ts';

const off = <Trans>Discount</Trans>;
const extra = <Trans>Extra costs</Trans>;

/** What each step of a price is called. Those that no order from a table has yet share a general word. */
export const STEP_WORDS: Readonly<Record<StepKind, ReactNode>> = {
  lines: <Trans>Dishes</Trans>,
  tier: off,
  orderNumberDiscount: off,
  promo: off,
  points: off,
  accumulated: off,
  delivery: extra,
  boxes: <Trans>Packaging</Trans>,
  cutlery: extra,
  rounding: extra,
};
