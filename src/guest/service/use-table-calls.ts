// Calls of the table, including those still on this device.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { StoredCallEnd } from '#contract/outbox/call-end-command.ts';
import type { StoredWaiterCall } from '#contract/outbox/waiter-call-command.ts';
import type { CALL_ENDS } from '#contract/service/calls.ts';
import type { CommandId } from '#domain/ids.ts';
import { sessionOrderer } from '#domain/order/orderer.ts';
import { CALL_AGES } from '#domain/outbox/command-ages.ts';
import { isOnlyHere } from '#domain/outbox/entry-moves.ts';
import { type CommandEnvelope, isSettled } from '#domain/outbox/outbox.ts';
import type { TableCall } from '#domain/service/call.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';

const NO_CALLS: readonly TableCall[] = [];
const NO_ENTRIES: readonly StoredWaiterCall[] = [];

/** Whether the end of a call stands: the server has it, or has not answered yet. */
const stands = ({ state }: StoredCallEnd): boolean => state !== 'refused' && state !== 'expired';

/** Calls and bill requests withdrawn on this device: all, and those of which the server has not answered yet. */
export const withdrawnAmong = (
  ends: readonly StoredCallEnd[],
): { readonly all: ReadonlySet<string>; readonly unanswered: ReadonlySet<string> } => {
  const withdrawn = ends.filter((one) => one.end === 'withdrawn' && stands(one));
  return {
    all: new Set(withdrawn.map(({ call }) => call)),
    unanswered: new Set(withdrawn.filter(({ state }) => !isSettled(state)).map(({ call }) => call)),
  };
};

/** Calls and bills of the table from the server; those ended on this device count as ended at once. */
export function useCalls(): { readonly calls: readonly TableCall[]; readonly isRead: boolean } {
  const tabl = useTabl();
  const { place } = useMenu();
  const { session } = useSession();
  const found = useRows(async () => {
    const [{ readCalls }, { readShownCommands }] = await Promise.all([
      import('#core/db/service/calls-table.ts'),
      import('#core/db/visit/shown-commands.ts'),
    ]);
    return async (db) => ({
      calls: session ? await readCalls(db, place.id, session.id) : NO_CALLS,
      made: [
        ...(await readShownCommands(db, place.id, 'waiterCall')),
        ...(await readShownCommands(db, place.id, 'bill')),
      ].flatMap(({ id, state }) => (state === 'received' ? [id] : [])),
      ends: await readShownCommands(db, place.id, 'callEnd'),
    });
  }, [place.id, session?.id]);

  const known = new Set(found?.calls.map(({ id }) => id));
  const ended = found?.ends.filter(({ state }) => state === 'received').length ?? 0;
  const unknown = found?.made.filter((id) => !known.has(id)).join(' ') ?? '';
  // The stream also reports a received call; without a stream this request does.
  useEffect(() => {
    if (unknown === '' && ended === 0) return;
    void Promise.all([openTabl(tabl), import('#core/sync/service/table-calls.ts')])
      .then(([open, { refreshCalls }]) => refreshCalls(open, place.id))
      .catch(() => undefined);
  }, [tabl, place.id, unknown, ended]);

  return useMemo(() => {
    const ends = new Map(found?.ends.filter(stands).map((one) => [one.call, one.end]));
    const calls = (found?.calls ?? NO_CALLS).map((call): TableCall => {
      const end = ends.get(call.id);
      if (end === undefined || call.doneAt !== undefined || call.withdrawnAt !== undefined) return call;
      return end === 'here' ? { ...call, doneAt: call.at } : { ...call, withdrawnAt: call.at };
    });
    return { calls, isRead: found !== undefined };
  }, [found]);
}

export interface WaiterCalls {
  /** Unsettled calls, and rejected ones not dismissed; the oldest first. */
  readonly entries: readonly StoredWaiterCall[];
  /** Calls that the venue has accepted and this guest has not withdrawn; the list of calls may lack them still. */
  readonly accepted: readonly StoredWaiterCall[];
  readonly call: (asked: {
    readonly needs: readonly string[];
    readonly text: string;
    readonly quiet?: true;
    readonly wantedAt?: number | undefined;
  }) => Promise<boolean>;
  readonly end: (id: CommandId, how: (typeof CALL_ENDS)[number]) => void;
  /** Withdraws a call or bill request of this device that is not settled, wherever its last attempt has come. */
  readonly withdraw: (entry: Pick<CommandEnvelope, 'id' | 'state' | 'mayHaveArrived'>) => void;
  /** Calls, bill requests and "do not disturb" withdrawn here, which the server has not answered yet. */
  readonly withdrawing: ReadonlySet<string>;
  /** This device's calls, in any state. */
  readonly made: ReadonlySet<string>;
  /** The last press could not be saved. */
  readonly isFailed: boolean;
  readonly seenFailed: () => void;
}

/** The guest's calls from this device. Never rejects. */
export function useWaiterCalls(): WaiterCalls {
  const { outbox } = useTabl();
  const { place } = useMenu();
  const { session } = useSession();
  const [isFailed, setFailed] = useState(false);
  const seenFailed = useCallback(() => setFailed(false), []);
  const found = useRows(async () => {
    const { readShownCommands } = await import('#core/db/visit/shown-commands.ts');
    return async (db) => ({
      made: await readShownCommands(db, place.id, 'waiterCall'),
      ends: await readShownCommands(db, place.id, 'callEnd'),
    });
  }, [place.id]);
  const { entries, accepted, withdrawing, made } = useMemo(() => {
    const { made: rows = NO_ENTRIES, ends = [] } = found ?? {};
    const withdrawn = withdrawnAmong(ends);
    const calls = rows.filter(({ quiet }) => !quiet);
    const own = calls.filter(({ id }) => !withdrawn.all.has(id));
    return {
      made: new Set<string>(calls.map(({ id }) => id)),
      entries: own.filter(({ state }) => state !== 'received'),
      accepted: own.filter(({ state }) => state === 'received'),
      withdrawing: withdrawn.unanswered,
    };
  }, [found]);

  const send = useCallback(
    async (kind: 'waiterCall' | 'callEnd', body: object): Promise<boolean> => {
      if (!session) return false;
      try {
        await outbox.send({ kind, placeId: place.id, orderer: sessionOrderer(session), ages: CALL_AGES, body });
        setFailed(false);
        return true;
      } catch {
        setFailed(true);
        return false;
      }
    },
    [outbox, place.id, session],
  );
  return useMemo(() => {
    const end: WaiterCalls['end'] = (id, how) => void send('callEnd', { call: id, end: how });
    return {
      entries,
      accepted,
      withdrawing,
      made,
      call: (asked) => send('waiterCall', asked),
      end,
      withdraw: (entry) => {
        // A call that may have arrived is withdrawn by a command that follows it.
        if (isOnlyHere(entry)) outbox.decline(entry.id).catch(() => setFailed(true));
        else end(entry.id, 'withdrawn');
      },
      isFailed,
      seenFailed,
    };
  }, [entries, accepted, withdrawing, made, send, outbox, isFailed, seenFailed]);
}
