import { Trans } from '@lingui/react/macro';
import { useCallback, useRef } from 'react';
import { isSettled } from '#domain/outbox/outbox.ts';
import { needStanding } from '#domain/service/need-standing.ts';
import { CallTrouble, type CallTroubleCode } from '#guest/service/call-trouble.tsx';
import { troubleOfCall } from '#guest/service/trouble-of-call.ts';
import { useQuiet } from '#guest/service/use-quiet.ts';
import { useServiceOffer } from '#guest/service/use-service-offer.ts';
import { useCalls, useWaiterCalls } from '#guest/service/use-table-calls.ts';
import { useEntryAnswers } from '#shared/outbox/use-entry-answers.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { Button } from '#ui/form/button.tsx';
import styles from './room-notice.module.css';
import { RoomServices } from './room-services.tsx';

/** Notice of a failed request. `quiet`: "do not disturb", or its end. */
export const RoomNotice = ({
  trouble,
  onRead,
}: {
  readonly trouble: CallTroubleCode | 'quiet';
  readonly onRead: () => void;
}) => (
  <div className={styles.notice} role="status" data-testid="room-trouble">
    <p className={styles.words}>
      {trouble === 'quiet' ? (
        <Trans>We did not hear of “do not disturb” in time. Please tap it again, or phone reception.</Trans>
      ) : (
        <CallTrouble code={trouble} room />
      )}
    </p>
    <Button small onClick={onRead}>
      <Trans>Understood</Trans>
    </Button>
  </div>
);

// One touch sends one request: a second one before the first is visible counts as the same.
/** Double taps within this time, ms, are ignored. */
const TOUCH_MS = 1_000;

/** Runs the work for a key, and ignores further calls while it runs or has just ended. Rejects when the work does. */
export function useOnceATouch(): (key: string, work: () => Promise<unknown>) => Promise<void> {
  const touched = useRef(new Set<string>());
  return useCallback(async (key, work) => {
    const keys = touched.current;
    if (keys.has(key)) return;
    keys.add(key);
    try {
      await work();
    } finally {
      setTimeout(() => keys.delete(key), TOUCH_MS);
    }
  }, []);
}

/** Room services, each with its progress. */
export const RoomServicesHere = ({
  onMenu,
  onCall,
}: {
  readonly onMenu: () => void;
  /** Opens the call, where requests can be viewed and withdrawn. */
  readonly onCall: () => void;
}) => {
  const { needs } = useServiceOffer();
  const { session } = useSession();
  const { calls } = useCalls();
  const { entries, call, isFailed, seenFailed } = useWaiterCalls();
  const answers = useEntryAnswers();
  const quiet = useQuiet();
  const once = useOnceATouch();
  const now = useMinute(useTabl().serverNow);
  const waiting = entries.filter(({ state }) => !isSettled(state));
  const settled = entries.filter(({ state }) => isSettled(state));
  const trouble = isFailed ? 'failed' : troubleOfCall(settled.at(-1));
  const read = () => {
    seenFailed();
    for (const { id } of settled) answers.dismiss(id);
  };
  const services = needs.map((need) => ({ ...need, standing: needStanding(need.key, { calls, waiting }, now) }));
  const ask = (key: string) => {
    const standing = services.find((service) => service.key === key)?.standing;
    read();
    if (standing === 'free' || standing === 'here') void once(key, () => call({ needs: [key], text: '' }));
    else onCall();
  };
  return (
    <>
      {trouble && <RoomNotice trouble={trouble} onRead={read} />}
      {quiet.isFailed && <RoomNotice trouble="quiet" onRead={quiet.onSeen} />}
      <RoomServices
        services={services}
        onService={session ? ask : undefined}
        onOther={onCall}
        onMenu={onMenu}
        quiet={quiet.state}
        onQuiet={quiet.onToggle}
      />
    </>
  );
};
