// "Do not disturb" of a hotel room: a call that nobody answers, active until its guest ends it.
import { useCallback, useMemo } from 'react';
import { isSettled } from '#domain/outbox/outbox.ts';
import { isOpenCall } from '#domain/service/call.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useEntryAnswers } from '#shared/outbox/use-entry-answers.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useRows } from '#shared/use-rows.ts';
import { useCalls, useWaiterCalls } from './use-table-calls.ts';

/** The venue's state, or a start or end made here that has not arrived yet. */
export type QuietState = 'off' | 'beginning' | 'on' | 'ending';

export interface Quiet {
  readonly state: QuietState;
  /** The last press failed, so the shown state is the venue's. */
  readonly isFailed: boolean;
  readonly onSeen: () => void;
  readonly onToggle: () => void;
}

/** The room's "do not disturb" state. Its functions never reject. */
export function useQuiet(): Quiet {
  const { place } = useMenu();
  const { session } = useSession();
  const { calls } = useCalls();
  const { call, end, withdraw, isFailed: isUnkept, seenFailed } = useWaiterCalls();
  const { decline, dismiss } = useEntryAnswers();
  const rows = useRows(async () => {
    const { readShownCommands } = await import('#core/db/visit/shown-commands.ts');
    return async (db) => ({
      made: (await readShownCommands(db, place.id, 'waiterCall')).filter(({ quiet }) => quiet),
      ends: await readShownCommands(db, place.id, 'callEnd'),
    });
  }, [place.id]);

  const { making, ending, open, lost } = useMemo(() => {
    const made = rows?.made ?? [];
    const listed = new Set<string>(calls.map(({ id }) => id));
    const quiet = new Set<string>([
      ...calls.flatMap(({ id, kind }) => (kind === 'quiet' ? [id] : [])),
      ...made.map(({ id }) => id),
    ]);
    const ends = rows?.ends.filter((one) => quiet.has(one.call)) ?? [];
    const isEnded = (id: string) => ends.some((one) => one.call === id && one.state === 'received');
    // The venue has accepted it, but its list of calls is not here yet: it is active and can be ended.
    const unlisted = made.findLast(
      ({ id, state, orderer }) =>
        state === 'received' &&
        'sessionId' in orderer &&
        orderer.sessionId === session?.id &&
        !listed.has(id) &&
        !isEnded(id),
    );
    // Another device of the room already requested it, so the guest's wish is met.
    const isLost = ({ state, refusal }: (typeof made)[number] | (typeof ends)[number]) =>
      state === 'expired' ||
      (state === 'refused' && refusal?.code !== 'already_called' && refusal?.code !== 'order_cancelled');
    return {
      making: made.find(({ state }) => !isSettled(state)),
      ending: ends.find(({ state }) => !isSettled(state)),
      open: calls.findLast((one) => one.kind === 'quiet' && isOpenCall(one)) ?? unlisted,
      lost: [...made, ...ends].filter(isLost),
    };
  }, [calls, rows, session?.id]);

  const state = ((): QuietState => {
    if (ending) return 'ending';
    if (making) return 'beginning';
    return open ? 'on' : 'off';
  })();
  const onSeen = useCallback(() => {
    seenFailed();
    for (const { id } of lost) dismiss(id);
  }, [lost, dismiss, seenFailed]);
  const onToggle = () => {
    onSeen();
    if (ending) decline(ending.id);
    else if (making) withdraw(making);
    else if (open) end(open.id, 'withdrawn');
    else void call({ needs: [], text: '', quiet: true });
  };
  return { state, isFailed: isUnkept || lost.length > 0, onSeen, onToggle };
}
