import { isSettled } from '#domain/outbox/outbox.ts';
import { needStanding } from '#domain/service/need-standing.ts';
import { troubleOfCall } from '#guest/service/trouble-of-call.ts';
import { useQuiet } from '#guest/service/use-quiet.ts';
import { useServiceOffer } from '#guest/service/use-service-offer.ts';
import { useCalls, useWaiterCalls } from '#guest/service/use-table-calls.ts';
import { useEntryAnswers } from '#shared/outbox/use-entry-answers.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { RoomNotice } from './room-notice.tsx';
import { RoomServices } from './room-services.tsx';
import { useOnceATouch } from './use-once-a-touch.ts';

/** The services of the house, each with how far the house is with it. */
export const RoomServicesHere = ({
  onMenu,
  onCall,
}: {
  readonly onMenu: () => void;
  /** Opens the call, where what was asked for is seen and taken back. */
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
