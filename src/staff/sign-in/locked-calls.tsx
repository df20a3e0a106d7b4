import { useMemo } from 'react';
import type { OpenCall } from '#domain/owner/today.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useRinging } from '#staff/board/use-ringing.ts';
import { useSilence } from '#staff/board/use-silence.ts';
import { NoticeLine } from '#staff/frame/notice-line.tsx';
import { useNow } from '#staff/frame/use-now.ts';
import { CallsNeed } from '#staff/tables/calls-need.tsx';
import { BriefSilence, SilentNotice } from '#staff/tables/silent-notice.tsx';
import styles from './tiles.module.css';

/** Calls on a device without a signed-in person: it rings and names the table until somebody is coming. */
export const LockedCalls = ({ calls }: { readonly calls: readonly OpenCall[] }) => {
  const { place } = useMenu();
  const now = useNow();
  const rings = useMemo(() => calls.map(({ id, kind }) => ({ key: id, kind })), [calls]);
  const { state, unlock } = useRinging(rings);
  const { stage, release, isBrief } = useSilence(state);
  const time = { now, isStale: false, timeZone: place.timeZone };
  if (calls.length === 0 && stage === 'gone') return null;
  return (
    <div className={styles.calls} data-testid="locked-calls">
      {stage !== 'gone' &&
        (isBrief ? (
          <BriefSilence isHeld={stage === 'held'} />
        ) : (
          <NoticeLine
            notices={[
              {
                key: 'silent',
                isWhole: true,
                notice: (
                  <SilentNotice
                    isHeld={stage === 'held'}
                    onUnlock={() => {
                      unlock();
                      release();
                    }}
                  />
                ),
              },
            ]}
          />
        ))}
      {calls.length > 0 && (
        <ul className={styles.needs}>
          <CallsNeed calls={calls} time={time} />
        </ul>
      )}
    </div>
  );
};
