import { useCallback, useEffect, useMemo, useRef } from 'react';
import { keepAwake } from '#core/platform/device/wake-lock.ts';
import { allergyOfSitting } from '#domain/booking/seated-booking.ts';
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
import type { StaffOrder } from '#domain/service/board.ts';
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

/** Interval in ms for rebuilding the board by time alone, which removes orders that can no longer be recalled. */
const LOOK_MS = 10_000;

export interface Kitchen {
  readonly station: Station;
  /** All stations of the place. */
  readonly stations: readonly Station[];
  /** `undefined`: not loaded yet. */
  readonly board: StationBoard | undefined;
  /** Server time, epoch ms, like all times here. */
  readonly now: number;
  readonly heardAt: number | undefined;
  readonly isStale: boolean;
  readonly sound: ReturnType<typeof useRinging>;
  /** Orders unseen at another station for one minute, for which this screen rings too. */
  readonly unseen: readonly UnseenElsewhere[];
  /** Open papers of this station's printers. */
  readonly paper: ReturnType<typeof usePaperTrouble>;
  /** Whether this is a kitchen's own screen; other viewers have no buttons. */
  readonly mayAct: boolean;
  /** The station has a screen of its own; false also from an older server. */
  readonly hasScreen: boolean;
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

/** `seen` is sent automatically, so its rejection is not shown; neither is one for an order that others have moved on. */
const isTold = ({ command, refusal }: HereDone): boolean =>
  command.kind === 'orderFact'
    ? command.fact.kind !== 'seen'
    : command.kind !== 'orderStatus' || refusal?.status === undefined || refusal.status === 'rejected';

/** The board of this device's station; for another viewer, of the named station, else the first one. */
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
  const made = useMemo(() => {
    const bookingNoteOf = ({ sessionId }: StaffOrder) => board && allergyOfSitting(board, sessionId);
    return stationBoard(here, station, { stations, index, times: settings.times, bookingNoteOf }, boardAt);
  }, [board, here, station, stations, index, settings.times, boardAt]);
  // Each order rebuilds the board, but an unchanged ticket is not rendered again.
  const shown = useKept(made);
  const paper = usePaperTrouble(station.id);
  const unseen = unseenElsewhere(here, station, { stations, index, bare: board?.bareStations ?? [] }, now);
  const rings = [...stationRings(shown, now), ...elsewhereRings(unseen), ...paper.rings];
  const sound = useRinging(mayAct && board ? rings : []);
  useScreenReport(mayAct && board && !isStale ? sound.state : undefined);

  const latest = useRef(shown);
  latest.current = shown;
  const say = useCallback(
    // A row that could not be written is covered by the notice about the device's storage.
    (orderId: OrderId, fact: OrderFact) => void send({ kind: 'orderFact', orderId, fact }).catch(() => undefined),
    [send],
  );
  const stationId = station.id;
  const goOut = useCallback(
    async (ticket: Ticket) => {
      // One after the other, so that they reach the server in the order stored on the device.
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
        // Commands that are sent automatically are not presses.
        waiting.flatMap(({ command }) =>
          command.kind === 'orderFact' && command.fact.kind !== 'seen' ? [command.orderId] : [],
        ),
      ),
    [waiting],
  );
  return {
    ...{ station, stations, now, isStale, sound, unseen, paper, mayAct, actions },
    board: board && shown,
    hasScreen: board?.screenStations?.includes(station.id) === true,
    heardAt: heardAt === undefined ? undefined : heardAt + serverNow() - deviceNow(),
    waiting: waitingIds,
    refused: refused.filter(isTold),
    dismiss: ({ id }) => void dismiss(id),
  };
}
