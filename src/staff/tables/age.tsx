import { Trans } from '@lingui/react/macro';
import type { BoardTime } from './tables-view.ts';
import { writtenAge } from './written-age.ts';

/** Age of a state; on a stale board, its clock time. */
export const Age = ({
  since,
  time,
  exact = false,
}: {
  readonly since: number;
  readonly time: BoardTime;
  /** Shows seconds within the first minute. */
  readonly exact?: boolean;
}) => {
  const { as, text } = writtenAge(since, time, exact);
  if (as === 'seconds') return text;
  if (as === 'since') {
    const at = text;
    return <Trans comment="since a time of day: since 12:36">since {at}</Trans>;
  }
  if (as === 'now') return <Trans comment="an age of less than a minute, beside “24 min”">just now</Trans>;
  const minutes = text;
  return <Trans comment="an age in minutes: 24 min">{minutes} min</Trans>;
};
