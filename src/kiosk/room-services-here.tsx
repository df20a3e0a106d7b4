import { Trans } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { isToldAtRest } from '#domain/kiosk/order-at-rest.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { needStanding, needWantedAt } from '#domain/service/need-standing.ts';
import { useLaterTimeTexts } from '#guest/checkout/wanted-time-text.ts';
import type { AskedFor } from '#guest/service/call-form.tsx';
import { CallTrouble, type CallTroubleCode } from '#guest/service/call-trouble.tsx';
import { NeedWhen } from '#guest/service/later/need-when.tsx';
import { OrderStateBadge } from '#guest/service/order-state-badge.tsx';
import { troubleOfCall } from '#guest/service/trouble-of-call.ts';
import { useQuiet } from '#guest/service/use-quiet.ts';
import { useServiceOffer } from '#guest/service/use-service-offer.ts';
import { useCalls, useWaiterCalls } from '#guest/service/use-table-calls.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useEntryAnswers } from '#shared/outbox/use-entry-answers.ts';
import { useLastSent } from '#shared/outbox/use-outbox.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { Button } from '#ui/form/button.tsx';
import { Toast } from '#ui/layout/toast.tsx';
import { StateBadge } from '#ui/words/state-badge.tsx';
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
/** Time in which a wish is taken back by one touch, ms; later it is in the call. */
const UNDO_MS = 10_000;

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

const OrderState = ({ state, order }: NonNullable<NonNullable<ReturnType<typeof useLastSent>>['last']>) =>
  state === 'received' && order ? <OrderStateBadge order={order} small={false} /> : <StateBadge state={state} />;

/** Room services and the order that the guest waits for, each with its progress. */
export const RoomServicesHere = ({
  onMenu,
  onCall,
  onOther,
}: {
  readonly onMenu: () => void;
  /** Opens the call, where requests can be viewed and withdrawn. */
  readonly onCall: () => void;
  /** Opens the list of requests. */
  readonly onOther: () => void;
}) => {
  const { needs } = useServiceOffer();
  const { session } = useSession();
  const { calls } = useCalls();
  const { entries, accepted, call, withdraw, isFailed, seenFailed } = useWaiterCalls();
  const answers = useEntryAnswers();
  const quiet = useQuiet();
  const once = useOnceATouch();
  const now = useMinute(useTabl().serverNow);
  const { timeZone } = useMenu().place;
  const sent = useLastSent();
  const laterText = useLaterTimeTexts(timeZone, now);
  const [askedKey, setAsked] = useState<string>();
  const asked = needs.find(({ key }) => key === askedKey);
  const service = asked?.name;
  const [timedKey, setTimed] = useState<string>();
  const timed = needs.find(({ key }) => key === timedKey);
  const forget = useCallback(() => setAsked(undefined), []);
  const waiting = entries.filter(({ state }) => !isSettled(state));
  const settled = entries.filter(({ state }) => isSettled(state));
  const trouble = isFailed ? 'failed' : troubleOfCall(settled.at(-1));
  const read = () => {
    seenFailed();
    for (const { id } of settled) answers.dismiss(id);
  };
  const services = needs.map((need) => {
    const wantedAt = needWantedAt(need.key, { calls, waiting });
    return {
      ...need,
      standing: needStanding(need.key, { calls, waiting }, now),
      wanted: wantedAt === undefined ? undefined : laterText(wantedAt),
    };
  });
  const send = (wish: AskedFor) =>
    void once(wish.needs.join(), async () => {
      if (!(await call(wish))) return;
      setTimed(undefined);
      setAsked(wish.needs[0]);
    });
  const takeBack = () => {
    const made = [...accepted, ...entries].findLast((one) => askedKey !== undefined && one.needs.includes(askedKey));
    setAsked(undefined);
    if (made) withdraw(made);
  };
  const ask = (key: string) => {
    const service = services.find((one) => one.key === key);
    read();
    if (service?.standing !== 'free' && service?.standing !== 'here') onCall();
    else if (service.when) setTimed(key);
    else send({ needs: [key], text: '' });
  };
  return (
    <>
      {trouble && <RoomNotice trouble={trouble} onRead={read} />}
      {quiet.isFailed && <RoomNotice trouble="quiet" onRead={quiet.onSeen} />}
      <RoomServices
        services={services}
        onService={session ? ask : undefined}
        onOther={onOther}
        onMenu={onMenu}
        order={
          sent?.last && isToldAtRest(sent.last, now)
            ? { href: sent.href, state: <OrderState {...sent.last} /> }
            : undefined
        }
        toast={
          asked && (
            <Toast
              key={asked.key}
              action={{ label: <Trans>Undo</Trans>, onPress: takeBack }}
              closesAfter={UNDO_MS}
              onClose={forget}
            >
              <Trans comment="a guest has asked for a service of the hotel">
                Asked for: <span lang={asked.language}>{service}</span>
              </Trans>
            </Toast>
          )
        }
        quiet={quiet.state}
        onQuiet={quiet.onToggle}
      />
      {timed?.when && (
        <NeedWhen
          need={{ ...timed, when: timed.when }}
          timeZone={timeZone}
          now={now}
          isFailed={isFailed}
          onAsk={send}
          onClose={() => setTimed(undefined)}
        />
      )}
    </>
  );
};
