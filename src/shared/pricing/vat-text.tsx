import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { VatPart } from '#domain/pricing/vat.ts';
import { useMoney } from '#ui/words/money.tsx';
import { usePercent } from './percent-text.ts';

/** "Incl. VAT 20%", for use beside the amount. */
export const VatName = ({ rate }: { readonly rate: number }) => {
  const percent = usePercent()(rate);
  return <Trans>Incl. VAT {percent}</Trans>;
};

/** Contained tax, rate by rate: "Incl. VAT 20%: 5.26 €". */
export const VatText = ({ parts }: { readonly parts: readonly VatPart[] }) => {
  const money = useMoney();
  return parts.map(({ rate, vat }, at) => (
    <Fragment key={rate}>
      {at > 0 && ' · '}
      <VatName rate={rate} />: {money.main(vat)}
    </Fragment>
  ));
};
