import { Trans } from '@lingui/react/macro';
import type { FilePromo, PromoEntryFault } from '#domain/owner/file-discounts.ts';
import { parseAmount } from '#domain/pricing/money.ts';
import { useTextLanguage } from '#staff/frame/use-text-language.ts';
import { formatDate, formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import { TierFaultText, useOrderTypeTexts } from './discount-text.tsx';

/** Formats a minute of the place's calendar; it is local time already, so no time zone is applied. */
function useMinuteTexts(): (minute: string) => string {
  const language = useTextLanguage();
  return (minute) => {
    const at = Date.parse(`${minute}Z`);
    return `${formatDate(at, language, 'UTC')}, ${formatTime(at, 'UTC')}`;
  };
}

/** When, for which orders and how often a code is valid. */
export const PromoTermsText = ({ promo, currency }: { readonly promo: FilePromo; readonly currency: string }) => {
  const money = useMoney();
  const words = useMinuteTexts();
  const types = useOrderTypeTexts();
  const least = parseAmount(promo.minimum, currency);
  const over = least === undefined ? promo.minimum : money.main(least);
  const [from, until] = [promo.from && words(promo.from), promo.until && words(promo.until)];
  const { uses, usesPerGuest } = promo;
  const parts = [
    promo.off && <Trans>switched off</Trans>,
    from !== '' && <Trans>from {from}</Trans>,
    until !== '' && <Trans context="a date">until {until}</Trans>,
    least !== 0 && <Trans>on orders from {over} on</Trans>,
    uses !== '' && <Trans>uses in all: {uses}</Trans>,
    usesPerGuest !== '' && <Trans>uses by a guest: {usesPerGuest}</Trans>,
    promo.ignoresOtherDiscounts && <Trans>in the place of other discounts</Trans>,
    promo.orderTypes.map((type) => types[type]).join(', '),
  ].filter(Boolean);
  if (parts.length === 0) return <Trans>on every order</Trans>;
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence.
    <span key={at}>
      {at > 0 && ', '}
      {part}
    </span>
  ));
};

/** Error of a promo code, and how to fix it. */
export const PromoFaultText = ({ fault }: { readonly fault: PromoEntryFault }) => {
  switch (fault.field) {
    case 'code':
      return fault.kind === 'twice' ? (
        <Trans>There is such a code already.</Trans>
      ) : (
        <Trans>Enter 8 to 24 letters from A to Z, digits or hyphens.</Trans>
      );
    case 'value':
      return <TierFaultText fault={fault} />;
    case 'minimum':
      return <Trans>Enter an amount such as 7.90.</Trans>;
    case 'until':
      return fault.kind === 'clock' ? <Trans>Enter a day and a time.</Trans> : <Trans>It ends before it begins.</Trans>;
    case 'uses':
    case 'usesPerGuest':
      return <Trans>Enter a whole number from 1 on.</Trans>;
  }
};
