// Calls on a tablet of the venue on which nobody is signed in: it rings, and says where somebody waits.
import { Plural, Trans } from '@lingui/react/macro';
import type { UnansweredCall } from '#contract/staff/staff.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline } from '#shared/tabl-context.tsx';
import { useRinging } from '#staff/board/use-ringing.ts';
import { useNow } from '#staff/frame/use-now.ts';
import { Age } from '#staff/tables/age.tsx';
import { SilentNotice } from '#staff/tables/silent-notice.tsx';
import type { BoardTime } from '#staff/tables/tables-view.ts';
import { Need } from '#staff/tables/wait-notice.tsx';
import { bellRinging } from '#ui/look/staff-icons.ts';
import styles from './tiles.module.css';

/** More than that are counted and not named: the tiles must stay in sight. */
const MOST_NAMED = 3;

/** Tables that call, the longest waiting first; a person answers once signed in. */
export const LockedCalls = ({
  calls,
  time,
}: {
  readonly calls: readonly UnansweredCall[];
  readonly time: BoardTime;
}) => {
  if (calls.length === 0) return null;
  const byAge = calls.toSorted((one, other) => one.at - other.at);
  return (
    <ul className={styles.calls} data-testid="locked-calls">
      {byAge.slice(0, MOST_NAMED).map(({ id, table, kind, at }) => (
        <Need
          key={id}
          icon={bellRinging}
          testId="locked-call"
          title={
            <>
              {kind === 'bill' ? (
                <Trans comment="on a locked tablet of the staff">Table {table} asks for the bill</Trans>
              ) : (
                <Trans comment="on a locked tablet of the staff">Table {table} calls</Trans>
              )}
              {' · '}
              <Age since={at} time={time} />
            </>
          }
        />
      ))}
      {calls.length > MOST_NAMED && (
        <li>
          <Plural value={calls.length - MOST_NAMED} one="and # more" other="and # more" />
        </li>
      )}
    </ul>
  );
};

/** The calls with their ringing. A tablet that must not be heard yet says so. */
export const LockedCallsHere = ({ calls }: { readonly calls: readonly UnansweredCall[] }) => {
  const { timeZone } = useMenu().place;
  const now = useNow();
  const isOnline = useIsOnline();
  const { state, unlock } = useRinging(calls.map(({ id, kind }) => ({ key: id, kind })));
  return (
    <>
      {state === 'silent' && <SilentNotice onUnlock={unlock} />}
      <LockedCalls calls={calls} time={{ now, isStale: !isOnline, timeZone }} />
    </>
  );
};
