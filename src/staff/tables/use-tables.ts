import { useCallback, useMemo, useRef } from 'react';
import type { CommandId, OrderId } from '#domain/ids.ts';
import { isForWaiters as isForWaitersAt, stationsOf } from '#domain/kitchen/stations.ts';
import type { Board, StaffOrder } from '#domain/service/board.ts';
import type { CalledNeed } from '#domain/service/service-offer.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import { mayCommand } from '#domain/staff/staff-rights.ts';
import { useKept } from '#shared/keep-equal.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { usePlacePages } from '#shared/place/use-place-pages.ts';
import { useSmallestCoin } from '#shared/pricing/use-smallest-coin.ts';
import { useIsOnline } from '#shared/tabl-context.tsx';
import { useBoard } from '#staff/board/use-board.ts';
import { useStaffCommands } from '#staff/board/use-staff-commands.ts';
import { waitingHere } from '#staff/board/waiting-here.ts';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { useStaff } from '#staff/frame/staff-context.tsx';
import { useNow } from '#staff/frame/use-now.ts';
import { useUntilOnBoard } from '#staff/take-order/until-on-board.ts';
import { type TakenOrders, useTakenOrders } from '#staff/take-order/use-taken-orders.ts';
import { useUnsentTables } from '#staff/take-order/use-unsent-tables.ts';
import type { BoardTime, TurnedDownView } from './tables-view.ts';
import type { Viewing } from './viewing.ts';

export interface TablesHere {
  /** `undefined`: never loaded on this device. */
  readonly board: Board | undefined;
  readonly heardAt: number | undefined;
  readonly time: BoardTime;
  readonly viewing: Viewing;
  /** `id`: an id made before. */
  readonly send: (command: StaffCommand, id?: CommandId) => void;
  /** Called when an order that no station shows was painted in a visible window. */
  readonly onShown: (order: { readonly id: OrderId }) => void;
  readonly refused: readonly TurnedDownView[];
  readonly onRead: (refused: TurnedDownView) => void;
  /** Orders taken on this device. */
  readonly orders: TakenOrders;
}

const NO_TABLES = { tables: [] };
const NO_STATIONS: readonly string[] = [];

const isShown = (command: StaffCommand): boolean => command.kind === 'orderFact' && command.fact.kind === 'seen';

/** Reports once per order that this screen has shown it. */
const useSayShown = ({ send, waiting }: Pick<ReturnType<typeof useStaffCommands>, 'send' | 'waiting'>) => {
  const identity = useStaff()?.identity;
  const said = useRef<ReadonlySet<string>>(new Set());
  said.current = new Set(
    waiting.flatMap(({ command }) => (command.kind === 'orderFact' && isShown(command) ? command.orderId : [])),
  );
  return useCallback(
    ({ id }: { readonly id: OrderId }) => {
      const command = { kind: 'orderFact', orderId: id, fact: { kind: 'seen', by: 'screen', toWaiter: true } } as const;
      if (identity && mayCommand(identity, command) && !said.current.has(id)) void send(command).catch(() => undefined);
    },
    [send, identity],
  );
};

const turnedDown = (
  refused: ReturnType<typeof useStaffCommands>['refused'],
  board: Board | undefined,
  hrefOf: Viewing['hrefOf'],
): readonly TurnedDownView[] =>
  refused.flatMap(({ id, command, refusal }) => {
    // The screen sent this command itself, so nobody waits for its answer.
    if (!refusal || isShown(command)) return [];
    const orderId = 'orderId' in command ? command.orderId : undefined;
    const sittingId = 'sittingId' in command ? command.sittingId : undefined;
    const table = sittingId && board?.tables.find(({ sitting }) => sitting?.id === sittingId);
    const hasEnded = refusal.code === 'paying_now' && table && !table.sitting?.paying?.length;
    return {
      ...{ id, command, refusal, label: board?.orders.find((order) => order.id === orderId)?.label },
      ...(table && { table: { name: table.name, href: hrefOf(table.name) } }),
      ...(hasEnded && { hasEnded }),
    };
  });

/** The board with this device's pending commands, the time, and the actions. */
export function useTables({ hrefOf, orderHref }: Pick<Viewing, 'hrefOf' | 'orderHref'>): TablesHere {
  const { place, index } = useMenu();
  const coin = useSmallestCoin();
  const { board, heardAt, isStale } = useBoard();
  const { send, waiting, refused, dismiss } = useStaffCommands();
  const identity = useStaff()?.identity;
  const me = identity?.name ?? '';
  const myId = identity && (identity.kind === 'person' ? identity.id : identity.deviceId);
  const now = useNow();
  const isOnline = useIsOnline();
  const time = useMemo(
    () => ({ now, isStale: isStale || !isOnline, timeZone: place.timeZone }),
    [now, isStale, isOnline, place.timeZone],
  );
  const untold = useUntilOnBoard(waiting, refused, board);
  const here = useMemo(
    () =>
      waitingHere(
        untold.map(({ command }) => command),
        board ?? NO_TABLES,
      ),
    [untold, board],
  );
  const bare = useKept(board?.bareStations ?? NO_STATIONS);
  const isForWaiters = useCallback(
    (order: StaffOrder) => isForWaitersAt(order, { stations: stationsOf(place), index, bare }),
    [place, index, bare],
  );
  const orders = useTakenOrders(board, hrefOf);
  const { lineNames: readLine, say } = useReaderTexts();
  const pages = usePlacePages();
  const needs = typeof pages === 'object' ? pages.service?.needs : undefined;
  const readNeed = useCallback(
    ({ key }: CalledNeed) => {
      const known = needs?.find((need) => need.key === key);
      return known && say(known.name)?.text;
    },
    [needs, say],
  );
  const unsent = useKept(useUnsentTables(identity?.kind === 'person' ? identity.id : undefined));
  const viewing = useMemo(() => {
    const waits = orders.taken.flatMap(({ table, standing }) => (standing.kind === 'waiting' ? table : []));
    return {
      coin,
      unsent,
      waiting: { ...here, tables: new Set([...here.tables, ...waits]) },
      me,
      myId,
      now,
      hrefOf,
      orderHref,
      isForWaiters,
      readLine,
      readNeed,
    };
  }, [coin, unsent, here, orders.taken, me, myId, now, hrefOf, orderHref, isForWaiters, readLine, readNeed]);
  return {
    board,
    heardAt,
    time,
    viewing,
    orders,
    // A sent command is stored; without storage the frame shows a notice.
    onShown: useSayShown({ send, waiting }),
    send: useCallback((command, id) => void send(command, id).catch(() => undefined), [send]),
    refused: useMemo(() => turnedDown(refused, board, hrefOf), [refused, board, hrefOf]),
    onRead: useCallback(({ id }) => void dismiss(id), [dismiss]),
  };
}
