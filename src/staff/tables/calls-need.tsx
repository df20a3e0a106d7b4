import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OpenCall } from '#domain/owner/today.ts';
import { bellRinging } from '#ui/look/staff-icons.ts';
import { Age } from './age.tsx';
import styles from './calls-need.module.css';
import type { BoardTime } from './tables-view.ts';
import { Need } from './wait-notice.tsx';

/** Further ones are counted, not named. */
const MOST_NAMED = 3;

/** Names the first items of a list and counts the others. */
export const Named = ({ children }: { readonly children: readonly ReactNode[] }) => (
  <ul className={styles.named}>
    {children.slice(0, MOST_NAMED).map((one, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what is named has no order of its own to keep.
      <li key={at}>{one}</li>
    ))}
    {children.length > MOST_NAMED && (
      <li>
        <Plural value={children.length - MOST_NAMED} one="and # more" other="and # more" />
      </li>
    )}
  </ul>
);

/** Tables that wait for somebody: table, need, and since when. */
export const CallsNeed = ({
  calls,
  time,
  action,
}: {
  readonly calls: readonly OpenCall[];
  readonly time: BoardTime;
  readonly action?: ReactNode;
}) => (
  <Need
    icon={bellRinging}
    testId="need-calls"
    title={<Plural value={calls.length} one="# table waits for somebody" other="# tables wait for somebody" />}
    action={action}
  >
    <Named>
      {calls.map(({ table, kind, at }) => (
        <>
          <Trans>Table {table}</Trans>
          {kind === 'bill' && (
            <>
              {', '}
              <Trans comment="said of a table that wants to pay">the bill</Trans>
            </>
          )}{' '}
          · <Age since={at} time={time} exact />
        </>
      ))}
    </Named>
  </Need>
);
