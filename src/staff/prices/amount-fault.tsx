import { Trans, useLingui } from '@lingui/react/macro';
import { MOST_UNITS } from '#domain/pricing/file-amount.ts';
import { localAmount } from './local-amount.ts';

/** Error of an amount, with its limit. */
export const AmountFault = () => {
  const { i18n } = useLingui();
  const example = localAmount('7.90', i18n.locale);
  const most = new Intl.NumberFormat(i18n.locale).format(MOST_UNITS);
  return (
    <Trans>
      Enter an amount such as {example}, no higher than {most}.
    </Trans>
  );
};
