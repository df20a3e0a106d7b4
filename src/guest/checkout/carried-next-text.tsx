import { Trans } from '@lingui/react/macro';
import { useLaterTimeTexts } from './wanted-time-text.ts';

/** When delivery to an address starts again, at a place without a choice of time. [S5.23] */
export const CarriedNextText = ({
  at,
  timeZone,
  now,
}: {
  readonly at: number;
  readonly timeZone: string;
  readonly now: number;
}) => {
  const when = useLaterTimeTexts(timeZone, now)(at);
  return <Trans>You can order a delivery there again: {when}</Trans>;
};
