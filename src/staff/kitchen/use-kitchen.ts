import { useCallback, useEffect, useMemo, useRef } from 'react';
import { keepAwake } from '#core/platform/device/wake-lock.ts';
import type { OrderId } from '#domain/ids.ts';
import { ordersHere } from '#domain/kitchen/board-here.ts';
import { stationRings } from '#domain/kitchen/station-rings.ts';
import { type Station, stationNamed, stationsOf } from '#domain/kitchen/stations.ts';
import {
  isLastTick,
  readyCommands,
  type StationBoard,
  stationBoard,
  type Ticket,
  type VoidTicket,
} from '#domain/kitchen/tickets.ts';
import { elsewhereRings, type UnseenElsewhere, unseenElsewhere } from '#domain/kitchen/unseen-elsewhere.ts';
import type { OrderFact } from '#domain/order/order-facts.ts';
import { useKept } from '#shared/keep-equal.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useBoard } from '#staff/board/use-board.ts';
import { useRinging } from '#staff/board/use-ringing.ts';
import { type HereDone, useStaffCommands } from '#staff/board/use-staff-commands.ts';
import { useStaff } from '#staff/frame/staff-context.tsx';
import { useNow } from '#staff/frame/use-now.ts';
import { usePaperTrouble } from '#staff/printing/use-paper-trouble.ts';
import { useScreenReport } from './use-screen-report.ts';

/** How often a board is made anew by time alone: what can be called back no more leaves it then. */
const LOOK_MS = 10_000;

export interface Kitchen {
  readonly station: Station;
  /** All of the place's. */
  readonly stations: readonly Station[];
  /** undefined: nothing was ever read here. */
  readonly board: StationBoard | undefined;
  /** The server's time, epoch ms, as all times here. */
  readonly now: number;
  readonly heardAt: number | undefined;
  readonly isStale: boolean;
  readonly sound: ReturnType<typeof useRinging>;
  /** Orders that nobody has seen at another station for a minute: this screen rings for them too. */
  readonly unseen: readonly UnseenElsewhere[];
  /** Papers that this station's printers have left open. */
  readonly paper: ReturnType<typeof usePaperTrouble>;
  /** Whether this is a kitchen's own screen; any other viewer presses nothing. */
  readonly mayAct: boolean;
  readonly waiting: ReadonlySet<string>;
  readonly refused: readonly HereDone[];
  readonly dismiss: (done: HereDone) => void;
  readonly actions: {
    readonly onShown: (id: OrderId) => void;
    readonly onTaken: (id: OrderId) => void;
    readonly onStart: (id: OrderId) => void;
    readonly onTick: (id: OrderId, line: number, done: boolean) => void;
    readonly onReady: (id: OrderId) => void;
    readonly onRecall: (id: OrderId) => void;
    readonly onDelay: (id: OrderId, minutes: number) => void;
    readonly onVoidRead: (ticket: VoidTicket) => void;
  };
}

/** `seen` is sent automatically, and an order that somebody has taken further meanwhile is past its target. */
const isTold = ({ command, refusal }: HereDone): boolean =>
  command.kind === 'orderFact'
    ? command.fact.kind !== 'seen'
    : command.kind !== 'orderStatus' || refusal?.status === undefined || refusal.status === 'rejected';

/** The board of this device's station; for another viewer, of the station named, else of the first one. */
export function useKitchen(lookedAt: string | undefined): Kitchen {
  const { place, index, settings } = useMenu();
  const { serverNow, deviceNow } = useTabl();
  const identity = useStaff()?.identity;
  const { board, heardAt, isStale } = useBoard();
  const { send, waiting, refused, dismiss } = useStaffCommands();
  const now = useNow();
  const stations = useMemo(() => stationsOf(place), [place]);
  const wanted = identity?.kind === 'station' ? identity.stationId : lookedAt;
  const station = stationNamed(stations, wanted);
  const mayAct = identity?.kind === 'station';
  useEffect(keepAwake, []);

  const here = useMemo(() => {
    const pressed = waiting.map(({ command, at }) => ({ command, at: at + serverNow() - deviceNow() }));
    return ordersHere(board?.orders ?? [], pressed, identity?.name ?? '');
  }, [board, waiting, identity, serverNow, deviceNow]);
  const boardAt = now - (now % LOOK_MS);
  const made = useMemo(
    () => stationBoard(here, station, { stations, index, times: settings.times }, boardAt),
    [here, station, stations, index, settings.times, boardAt],
  );
  // Each order makes it anew: a ticket that is as it was is not drawn again.
  const shown = useKept(made);
  const paper = usePaperTrouble(station.id);
  const unseen = unseenElsewhere(here, station, { stations, index, bare: board?.bareStations ?? [] }, now);
  const rings = [...stationRings(shown, now), ...elsewhereRings(unseen), ...paper.rings];
  const sound = useRinging(mayAct && board ? rings : []);
  useScreenReport(mayAct && board && !isStale ? sound.state : undefined);

  const latest = useRef(shown);
  latest.current = shown;
  const say = useCallback(
    // A row that could not be written is told by the notice about the device's storage.
    (orderId: OrderId, fact: OrderFact) => void send({ kind: 'orderFact', orderId, fact }).catch(() => undefined),
    [send],
  );
  const stationId = station.id;
  const goOut = useCallback(
    async (ticket: Ticket) => {
      // One after the other: they reach the server in the order in which they lie on the device.
      for (const command of readyCommands(ticket, stationId)) await send(command).catch(() => undefined);
    },
    [send, stationId],
  );
  const actions = useMemo(
    () => ({
      onShown: (id: OrderId) => {
        if (mayAct) say(id, { kind: 'seen', by: 'screen', station: stationId });
      },
      onTaken: (id: OrderId) => say(id, { kind: 'accepted', station: stationId }),
      onStart: (id: OrderId) => say(id, { kind: 'started' }),
      onTick: (id: OrderId, line: number, done: boolean) => {
        const ticket = latest.current.open.find((one) => one.id === id);
        if (done && ticket && isLastTick(ticket, line)) void goOut(ticket);
        else say(id, { kind: 'tick', line, station: stationId, done });
      },
      onReady: (id: OrderId) => {
        const ticket = latest.current.open.find((one) => one.id === id);
        if (ticket) void goOut(ticket);
      },
      onRecall: (id: OrderId) => say(id, { kind: 'recalled' }),
      onDelay: (id: OrderId, minutes: number) => say(id, { kind: 'delayed', minutes }),
      onVoidRead: ({ id, isPart, lines }: VoidTicket) => {
        if (!isPart) say(id, { kind: 'voidRead', station: stationId });
        else for (const { line } of lines) say(id, { kind: 'lineVoidRead', line, station: stationId });
      },
    }),
    [say, goOut, mayAct, stationId],
  );
  const waitingIds = useMemo(
    () =>
      new Set<string>(
        // Commands that are sent automatically are nobody's press.
        waiting.flatMap(({ command }) =>
          command.kind === 'orderFact' && command.fact.kind !== 'seen' ? [command.orderId] : [],
        ),
      ),
    [waiting],
  );
  return {
    ...{ station, stations, now, isStale, sound, unseen, paper, mayAct, actions },
    board: board && shown,
    heardAt: heardAt === undefined ? undefined : heardAt + serverNow() - deviceNow(),
    waiting: waitingIds,
    refused: refused.filter(isTold),
    dismiss: ({ id }) => void dismiss(id),
  };
}
