import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PriceStep, StepKind } from '#domain/pricing/price-steps.ts';
import { usePercent } from './percent-text.ts';

const off = <Trans>Discount</Trans>;
const extra = <Trans>Extra costs</Trans>;

/** Name of each kind of price step. Kinds without a producer yet share a general name. */
export const STEP_WORDS: Readonly<Record<StepKind, ReactNode>> = {
  lines: <Trans>Dishes</Trans>,
  tier: off,
  orderNumberDiscount: off,
  registered: <Trans>Customer discount</Trans>,
  promo: off,
  points: <Trans>Points</Trans>,
  accumulated: <Trans>From your earlier orders</Trans>,
  delivery: <Trans>Delivery</Trans>,
  service: <Trans>Service</Trans>,
  boxes: <Trans>Packaging</Trans>,
  cutlery: <Trans>Cutlery</Trans>,
  rounding: extra,
};

/** Name of a surcharge, with the percentage if the surcharge is a percentage: "Service 10%". */
export const ChargeName = ({
  kind,
  percent: share,
}: {
  readonly kind: StepKind;
  readonly percent: number | undefined;
}) => {
  const percent = usePercent();
  if (kind !== 'service') return STEP_WORDS[kind];
  if (share === undefined) return <Trans>Order fee</Trans>;
  return (
    <>
      {STEP_WORDS.service} {percent(share)}
    </>
  );
};

/** Name of a price step. */
export const StepName = ({ step: { kind, cause } }: { readonly step: PriceStep }) => (
  <ChargeName kind={kind} percent={'valueType' in cause && cause.valueType === 'percent' ? cause.value : undefined} />
);
