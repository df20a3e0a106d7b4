import { Plural, Trans } from '@lingui/react/macro';
import type { ChartBar } from './bar-plot.tsx';
import { Before } from './figure.tsx';

/** The orders of the only hour or day of a chart, in words. */
export const SingleBar = ({ bar: { head, now, before } }: { readonly bar: ChartBar }) => (
  <>
    <Trans comment="an hour or a weekday before its number of orders: 13:00: 5 orders">
      {head}: <Plural value={now} one="# order" other="# orders" />
    </Trans>
    {before > 0 && (
      <>
        {' · '}
        <Before value={before} />
      </>
    )}
  </>
);
