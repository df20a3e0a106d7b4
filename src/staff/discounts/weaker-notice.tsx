import { Trans } from '@lingui/react/macro';
import type { WeakerTier } from '#domain/owner/weaker-tiers.ts';
import { parseAmount } from '#domain/pricing/money.ts';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { useMoney } from '#ui/words/money.tsx';
import { TierValue } from './discount-text.tsx';

/** Warns of discounts that give a larger order less than a smaller one. */
export const WeakerNotices = ({
  weaker,
  currency,
}: {
  readonly weaker: readonly WeakerTier[];
  readonly currency: string;
}) => {
  const money = useMoney();
  return weaker.map(({ tier, smaller }) => {
    const amount = parseAmount(tier.priceOver, currency);
    const over = amount === undefined ? tier.priceOver : money.main(amount);
    const less = <TierValue tier={tier} currency={currency} />;
    const more = <TierValue tier={smaller} currency={currency} />;
    return (
      <WaitNotice
        key={`${tier.priceOver} ${tier.activeFrom}`}
        icon={warningCircle}
        testId="weaker-discount"
        title={<Trans>A larger order gets a smaller discount.</Trans>}
      >
        <Trans comment="{over} is a sum, then two discounts such as “−5 %”">
          Orders from {over} on would get {less}, smaller ones {more}.
        </Trans>
      </WaitNotice>
    );
  });
};
