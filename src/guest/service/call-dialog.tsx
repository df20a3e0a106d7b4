import { useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import { isCounter } from '#domain/order/handover.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { isOpenCall } from '#domain/service/call.ts';
import { HERE_MS } from '#domain/service/need-standing.ts';
import { seatOf } from '#domain/session/session.ts';
import { joinHref } from '#guest/table/join-href.ts';
import { useDeviceKind } from '#shared/device/use-device.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';
import { useEntryAnswers } from '#shared/outbox/use-entry-answers.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { type AskedFor, useCallForm } from './call-form.tsx';
import { CallSheet, type CallStage } from './call-sheet.tsx';
import type { LaterCall } from './later/later-calls.tsx';
import { NeedWhen } from './later/need-when.tsx';
import { TableText } from './table-text.tsx';
import { troubleOfCall } from './trouble-of-call.ts';
import { type NeedTile, useServiceOffer } from './use-service-offer.ts';
import { useCalls, useWaiterCalls } from './use-table-calls.ts';

const LATE_MS = 180_000;
/** Time in which the list of calls has an accepted one, even on a bad network, ms. */
const UNLISTED_MS = 120_000;

/** Dialog of the waiter call, opened from any bell. */
export const CallDialog = ({
  title,
  titleLanguage,
  asksMore = false,
  onClose,
}: {
  readonly title?: string | undefined;
  readonly titleLanguage?: Language | undefined;
  /** Opens for a further request at once, also while somebody is awaited for another one. */
  readonly asksMore?: boolean;
  readonly onClose: () => void;
}) => {
  const isSaid = useServiceCatalog();
  // Names the days of services for later.
  const isTimeSaid = useCheckoutCatalog();
  const { place } = useMenu();
  const { session, isKnown } = useSession();
  const { needs } = useServiceOffer();
  const { calls } = useCalls();
  const { entries, accepted, withdrawing, made, call, end, withdraw, isFailed, seenFailed } = useWaiterCalls();
  const answers = useEntryAnswers();
  const isOnline = useIsOnline();
  const now = useMinute(useTabl().serverNow);
  const form = useCallForm();
  const device = useDeviceKind(session?.orderType === 'room');
  const [isAdding, setAdding] = useState(asksMore);
  // The confirmation stays until the guest asks for something else or closes the dialog.
  const [isWithdrawn, setWithdrawn] = useState(false);
  const [timed, setTimed] = useState<NeedTile>();

  const waiting = entries.findLast(({ state }) => !isSettled(state));
  const unlisted = accepted.findLast(
    ({ id, createdWall }) => !calls.some((one) => one.id === id) && Date.now() - createdWall < UNLISTED_MS,
  );
  // Not a bill or "do not disturb", which other screens tell of.
  const isWithdrawing = [...withdrawing].some(
    (id) => made.has(id) || calls.some((one) => one.kind === 'call' && one.id === id),
  );
  const turnedDown = entries.findLast(({ state }) => isSettled(state));
  const allOpen = calls.filter((one) => one.kind === 'call' && isOpenCall(one));
  const open = allOpen.filter(({ wantedAt }) => wantedAt === undefined);
  const shown =
    open.at(-1) ??
    calls.findLast(({ kind, doneAt }) => kind === 'call' && doneAt !== undefined && now - doneAt < HERE_MS);

  const names = new Map(needs.map(({ key, name }) => [key, name]));
  const later = allOpen
    .flatMap(({ id, needs: keys, wantedAt, coming }): LaterCall[] => {
      if (wantedAt === undefined) return [];
      const name = keys.map((key) => names.get(key) ?? key).join(', ');
      return [{ id, name, wantedAt, isAccepted: coming !== undefined }];
    })
    .toSorted((one, other) => one.wantedAt - other.wantedAt);

  const stage = ((): CallStage => {
    // A kiosk's guest has no table whose code could be scanned.
    if (!session) return { kind: device === 'kiosk' ? 'counter' : 'no_table' };
    if (isCounter(session.orderType)) return { kind: 'counter' };
    if (!waiting && !isAdding && isWithdrawing && allOpen.length === 0)
      return { kind: 'withdrawing', offline: !isOnline };
    // A request that asks the guest something comes before the next one.
    if (waiting && (!isAdding || waiting.state === 'asking')) {
      const asks = waiting.state === 'asking' ? waiting.askReason : undefined;
      return { kind: 'waiting', offline: !isOnline, asks, limited: waiting.limited };
    }
    // Its list of calls is on its way, and an empty form would say that nobody was called.
    if (unlisted && allOpen.length === 0 && !isAdding) return { kind: 'waiting', offline: !isOnline, asks: undefined };
    const trouble = isFailed ? 'failed' : troubleOfCall(turnedDown);
    if (isWithdrawn && !isAdding && !trouble && allOpen.length === 0) return { kind: 'withdrawn' };
    if (isAdding || trouble || (!shown && later.length === 0)) return { kind: 'form', trouble };
    if (!shown) return { kind: 'later', isLate: allOpen.some((one) => !one.coming && now - one.at > LATE_MS) };
    const isLate = isOpenCall(shown) && !shown.coming && now - shown.at > LATE_MS;
    return { kind: 'steps', call: shown, others: open.length - 1, isLate };
  })();

  const putAway = () => {
    seenFailed();
    for (const entry of entries) if (isSettled(entry.state)) answers.dismiss(entry.id);
  };
  const close = () => {
    putAway();
    onClose();
  };
  const askedText = [
    ...new Set((open.length > 0 ? open : shown ? [shown] : []).flatMap((one) => [...one.needs, one.text])),
  ]
    .filter((one) => one !== '')
    .map((one) => names.get(one) ?? one);

  /** Other chosen services stay in the form: each is a call of its own. */
  const ask = (asked: AskedFor) => {
    putAway();
    void call(asked).then((isKept) => {
      if (!isKept) return;
      setTimed(undefined);
      setWithdrawn(false);
      const isRest = timed !== undefined && (form.chosen.size > 0 || form.text.trim() !== '');
      setAdding(isRest);
      if (!isRest) form.clear();
    });
  };

  if (!isSaid || !isKnown || (later.length > 0 && !isTimeSaid)) return <LoadingPart over />;
  if (timed?.when)
    return (
      <NeedWhen
        need={{ ...timed, when: timed.when }}
        timeZone={place.timeZone}
        now={now}
        isFailed={isFailed}
        onAsk={ask}
        onClose={() => setTimed(undefined)}
      />
    );
  return (
    <CallSheet
      title={title}
      titleLanguage={titleLanguage}
      seat={session && <TableText {...seatOf(session)} />}
      room={session?.orderType === 'room'}
      stage={stage}
      form={form}
      needs={needs}
      askedWords={askedText}
      timeZone={place.timeZone}
      joinHref={joinHref(place.slug)}
      onCall={ask}
      onTimed={setTimed}
      later={later}
      now={now}
      onWithdrawLater={(id) => {
        setWithdrawn(true);
        const one = allOpen.find((each) => each.id === id);
        if (one) end(one.id, 'withdrawn');
      }}
      onConfirm={() => waiting && answers.confirm(waiting.id)}
      onWithdraw={() => {
        setWithdrawn(true);
        setAdding(false);
        if (waiting) withdraw(waiting);
        else if (unlisted && allOpen.length === 0) end(unlisted.id, 'withdrawn');
        else for (const one of open) end(one.id, 'withdrawn');
      }}
      onHere={() => {
        for (const one of open) end(one.id, 'here');
      }}
      onMore={() => setAdding(true)}
      onClose={close}
    />
  );
};
