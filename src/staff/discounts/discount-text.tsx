import { Trans, useLingui } from '@lingui/react/macro';
import type { FileTier, TierFault } from '#domain/owner/discount-tiers.ts';
import type { RunningBeside } from '#domain/owner/running-tiers.ts';
import type { OrderType } from '#domain/place/place.ts';
import { parseAmount } from '#domain/pricing/money.ts';
import { AmountFault } from '#staff/prices/amount-fault.tsx';
import { useMoney } from '#ui/words/money.tsx';

/** Names of the order types to which a discount applies. */
export function useOrderTypeTexts(): Readonly<Record<OrderType, string>> {
  const { t } = useLingui();
  return {
    spot: t`At the tables`,
    spot_browse: t`Looking only`,
    tablet_mode: t`On the tables’ tablets`,
    delivery: t`Delivery`,
    preorder: t`Pickup`,
    booking: t`Booking`,
    room: t`To the rooms`,
    served_on_spot: t`Served at the place`,
  };
}

/** "−10 %" or "−1,50 €", as shown to guests. */
export const TierValue = ({
  tier,
  currency,
}: {
  readonly tier: Pick<FileTier, 'valueType' | 'value'>;
  readonly currency: string;
}) => {
  const { i18n } = useLingui();
  const money = useMoney();
  const amount = parseAmount(tier.value, currency);
  if (tier.valueType === 'money') return <>−{amount === undefined ? tier.value : money.main(amount)}</>;
  return (
    <>
      −
      {new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        Number(tier.value) / 100,
      )}
    </>
  );
};

/** Minimum amount and hours of a discount. */
export const TierTerms = ({ tier, currency }: { readonly tier: FileTier; readonly currency: string }) => {
  const money = useMoney();
  const amount = parseAmount(tier.priceOver, currency);
  const over = amount === undefined ? tier.priceOver : money.main(amount);
  const { activeFrom: from, activeTo: to } = tier;
  return (
    <>
      {amount === 0 ? <Trans>on every order</Trans> : <Trans>on orders from {over} on</Trans>}
      {', '}
      {from === undefined ? (
        <Trans>at any time</Trans>
      ) : (
        <Trans>
          every day from {from} to {to}
        </Trans>
      )}
    </>
  );
};

/** Which of two running discounts an order gets. */
export const BesideText = ({ beside, currency }: { readonly beside: RunningBeside; readonly currency: string }) => {
  const money = useMoney();
  const { kind, other } = beside;
  const amount = parseAmount(other.priceOver, currency);
  const over = amount === undefined ? other.priceOver : money.main(amount);
  const value = <TierValue tier={other} currency={currency} />;
  switch (kind) {
    case 'from':
      return (
        <Trans comment="of a discount: {over} is a sum, then the other discount, “−10 %”">
          Orders from {over} on get {value} instead.
        </Trans>
      );
    case 'instead':
      return <Trans comment="of a discount that another one replaces now, “−10 %”">Now all get {value} instead.</Trans>;
    case 'better':
      return (
        <Trans comment="of a discount beside another one, “−10 %”">
          An order gets this or {value}, the larger of the two.
        </Trans>
      );
  }
};

/** Says of the discount that an order gets which other running one it does not get. */
export const InsteadOfText = ({ other, currency }: { readonly other: FileTier; readonly currency: string }) => {
  const value = <TierValue tier={other} currency={currency} />;
  return (
    <Trans comment="of a discount beside another one, “−10 %”">
      An order that fits both gets this one, not {value}.
    </Trans>
  );
};

/** Error of a discount, and how to fix it. */
export const TierFaultText = ({ fault }: { readonly fault: TierFault }) => {
  switch (fault.kind) {
    case 'amount':
      return <AmountFault />;
    case 'percent':
      return <Trans>Enter a percentage up to 100.</Trans>;
    case 'nothing':
      return <Trans>Enter more than 0.</Trans>;
    case 'half':
    case 'clock':
      return <Trans>Enter both times.</Trans>;
    case 'no-length':
      return <Trans>It begins and ends at the same time.</Trans>;
    case 'twice':
      return <Trans>Another discount begins at this amount in the same hours.</Trans>;
  }
};
