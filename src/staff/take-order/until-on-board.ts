// Commands of this device that the board will show: each counts from its press until the board has it, exactly once.
// Otherwise a payment would count twice or not at all, and an answered call would briefly reopen.
import { useMemo, useRef } from 'react';
import type { Board } from '#domain/service/board.ts';
import type { HereDone } from '#staff/board/use-staff-commands.ts';

type Told = Pick<Board, 'tables' | 'orders' | 'calls'>;

const idsOf = ({ tables, orders }: Told): ReadonlySet<string> =>
  new Set([
    ...tables.flatMap(({ sitting }) => sitting?.payments?.map(({ id }) => id) ?? []),
    ...orders.flatMap(({ payments }) => payments?.map(({ id }) => id) ?? []),
  ]);

/** Whether the board will show the command's effect but does not show it yet. */
const isAwaited = ({ command }: HereDone, { calls }: Told): boolean => {
  if (command.kind === 'paid') return true;
  if (command.kind !== 'callAnswer') return false;
  const call = calls.find(({ id }) => id === command.callId);
  return call !== undefined && (command.answer === 'coming' ? call.coming : call.doneAt) === undefined;
};

/**
 * Pending commands, plus payments and call answers that the server has but the board lacks, minus payments already on the
 * board. `refused`: commands that the server rejected, which no longer count.
 */
export function useUntilOnBoard(
  waiting: readonly HereDone[],
  refused: readonly HereDone[],
  board: Told | undefined,
): readonly HereDone[] {
  const untold = useRef<readonly HereDone[]>([]);
  return useMemo(() => {
    const told = board ? idsOf(board) : new Set<string>();
    const turnedDown = new Set<string>(refused.map(({ id }) => id));
    const pressed = new Set<string>(waiting.map(({ id }) => id));
    const arrived = untold.current.filter(
      (one) => !pressed.has(one.id) && !turnedDown.has(one.id) && board && isAwaited(one, board),
    );
    const here = [...arrived, ...waiting].filter(({ id }) => !told.has(id));
    untold.current = here.filter(({ command }) => command.kind === 'paid' || command.kind === 'callAnswer');
    return here;
  }, [waiting, refused, board]);
}
