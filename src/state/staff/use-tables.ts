import { useCallback, useMemo } from 'react';
import type { Board } from '#domain/service/board.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import type { BoardTime, TurnedDownView } from '#view/service/tables-view.ts';
import { useMenu } from '../menu/menu-context.tsx';
import { useIsOnline } from '../tabl-context.tsx';
import { type TakenOrders, useTakenOrders } from './order/use-taken-orders.ts';
import { useStaff } from './staff-context.tsx';
import type { Viewing } from './table-views.ts';
import { useBoard } from './use-board.ts';
import { useNow } from './use-now.ts';
import { useStaffCommands } from './use-staff-commands.ts';
import { waitingHere } from './waiting-here.ts';

export interface TablesHere {
  /** undefined: none was ever read on this device. */
  readonly board: Board | undefined;
  readonly heardAt: number | undefined;
  readonly time: BoardTime;
  readonly viewing: Viewing;
  readonly send: (command: StaffCommand) => void;
  readonly refused: readonly TurnedDownView[];
  readonly onRead: (refused: TurnedDownView) => void;
  /** Those that were taken on this device. */
  readonly orders: TakenOrders;
}

const NO_TABLES = { tables: [] };

const turnedDown = (
  refused: ReturnType<typeof useStaffCommands>['refused'],
  board: Board | undefined,
): readonly TurnedDownView[] =>
  refused.flatMap(({ id, command, refusal }) => {
    if (!refusal) return [];
    const orderId = 'orderId' in command ? command.orderId : undefined;
    return { id, command, number: board?.orders.find((order) => order.id === orderId)?.number, refusal };
  });

/** The board with what waits on this device, the time, and the way in which something is done. */
export function useTables({ hrefOf, orderHref }: Pick<Viewing, 'hrefOf' | 'orderHref'>): TablesHere {
  const { place } = useMenu();
  const { board, heardAt, isStale } = useBoard();
  const { send, waiting, refused, dismiss } = useStaffCommands();
  const me = useStaff()?.identity.name ?? '';
  const now = useNow();
  const isOnline = useIsOnline();
  const time = useMemo(
    () => ({ now, isStale: isStale || !isOnline, timeZone: place.timeZone }),
    [now, isStale, isOnline, place.timeZone],
  );
  const here = useMemo(
    () =>
      waitingHere(
        waiting.map(({ command }) => command),
        board ?? NO_TABLES,
      ),
    [waiting, board],
  );
  const orders = useTakenOrders(board, hrefOf);
  const viewing = useMemo(() => {
    const waits = orders.taken.flatMap(({ table, standing }) => (standing.kind === 'waiting' ? table : []));
    return { waiting: { ...here, tables: new Set([...here.tables, ...waits]) }, me, now, hrefOf, orderHref };
  }, [here, orders.taken, me, now, hrefOf, orderHref]);
  return {
    board,
    heardAt,
    time,
    viewing,
    orders,
    // It is on the device when this ends; where the device keeps nothing its frame says so.
    send: useCallback((command) => void send(command).catch(() => undefined), [send]),
    refused: useMemo(() => turnedDown(refused, board), [refused, board]),
    onRead: useCallback(({ id }) => void dismiss(id), [dismiss]),
  };
}
