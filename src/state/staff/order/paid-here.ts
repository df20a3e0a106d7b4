// Payments that were noted on this device: each counts from its press until the board has it, once and without a gap.
import { useMemo, useRef } from 'react';
import type { Board } from '#domain/service/board.ts';
import type { HereDone } from '../use-staff-commands.ts';

const idsOf = ({ tables, orders }: Pick<Board, 'tables' | 'orders'>): ReadonlySet<string> =>
  new Set([
    ...tables.flatMap(({ sitting }) => sitting?.payments?.map(({ id }) => id) ?? []),
    ...orders.flatMap(({ payments }) => payments?.map(({ id }) => id) ?? []),
  ]);

/**
 * What waits, with the payments that the server has and the board does not tell yet, and without those that it tells already.
 * `refused`: what the server has turned down, which counts no more.
 */
export function useUntilOnBoard(
  waiting: readonly HereDone[],
  refused: readonly HereDone[],
  board: Pick<Board, 'tables' | 'orders'> | undefined,
): readonly HereDone[] {
  const paid = useRef<readonly HereDone[]>([]);
  return useMemo(() => {
    const told = board ? idsOf(board) : new Set<string>();
    const turnedDown = new Set<string>(refused.map(({ id }) => id));
    const pressed = new Set<string>(waiting.map(({ id }) => id));
    const arrived = paid.current.filter(({ id }) => !pressed.has(id) && !turnedDown.has(id));
    const here = [...arrived, ...waiting].filter(({ id }) => !told.has(id));
    paid.current = here.filter(({ command }) => command.kind === 'paid');
    return here;
  }, [waiting, refused, board]);
}
