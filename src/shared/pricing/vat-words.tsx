import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { VatPart } from '#domain/pricing/vat.ts';
import { useMoney } from '#ui/words/money.tsx';
import { usePercent } from './percent-words.ts';

/** "Incl. VAT 20%", where the amount stands beside it. */
export const VatName = ({ rate }: { readonly rate: number }) => {
  const percent = usePercent()(rate);
  return <Trans>Incl. VAT {percent}</Trans>;
};

/** "Incl. VAT 20%: 5.26 €": what tax a price contains, rate by rate. */
export const VatWords = ({ parts }: { readonly parts: readonly VatPart[] }) => {
  const money = useMoney();
  return parts.map(({ rate, vat }, at) => (
    <Fragment key={rate}>
      {at > 0 && ' · '}
      <VatName rate={rate} />: {money.main(vat)}
    </Fragment>
  ));
};
