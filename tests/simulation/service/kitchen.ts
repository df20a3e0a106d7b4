// The hot kitchen's screen and its cook. It paints the station's real board. It reports "seen" two frames after the paint,
// and only while visible.
import type { OrderId } from '#domain/ids.ts';
import { ordersHere } from '#domain/kitchen/board-here.ts';
import { stationsOf } from '#domain/kitchen/stations.ts';
import { readyCommands, type StationBoard, stationBoard, type Ticket } from '#domain/kitchen/tickets.ts';
import type { OrderFact } from '#domain/order/order-facts.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import type { PublishedPlace } from '../../../server/services/place/published-places.ts';
import type { App } from '../device.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';
import type { Painted } from './painted.ts';
import type { StaffDevice } from './staff-device.ts';

const STATION = 'hot';
const FRAMES_MS = 34;

export interface KitchenMistakes {
  /** Reports "seen" for everything read, painted or not. */
  readonly seesUnseen?: boolean;
  /** Changes the station's board before it is painted. */
  readonly paints?: (board: StationBoard) => StationBoard;
}

export interface Kitchen {
  /** The tab is in front, and the screen is on. */
  isVisible: boolean;
  readonly paint: () => Promise<void>;
  /** The cook does one thing, if possible. */
  readonly act: () => Promise<void>;
}

interface KitchenOptions {
  readonly world: World;
  readonly random: Random;
  readonly place: PublishedPlace;
  readonly device: () => StaffDevice;
  readonly painted: Painted;
  readonly mistakes: KitchenMistakes;
}

export function createKitchen({ world, random, place, device, painted, mistakes }: KitchenOptions): Kitchen {
  /** By page, because a reopened page reports again. */
  const said = new WeakMap<App, Set<string>>();
  let shown: StationBoard | undefined;

  const stations = stationsOf(place.document.place);
  const own = stations.find(({ id }) => id === STATION);
  if (!own) throw new Error('The kitchen is gone');

  const read = async (): Promise<StationBoard | undefined> => {
    const board = await device().board();
    if (!board) return undefined;
    const waiting = new Set((await device().entries()).flatMap(({ id, state }) => (isSettled(state) ? [] : id)));
    const pressed = [...device().pressed].flatMap(([id, one]) => (waiting.has(id) ? one : []));
    const orders = ordersHere(board.orders, pressed, 'Pass');
    const real = stationBoard(
      orders,
      own,
      { stations, index: place.index, times: DEFAULT_SETTINGS.times },
      world.now(),
    );
    return mistakes.paints?.(real) ?? real;
  };

  const say = (orderId: OrderId, fact: OrderFact) => device().press({ kind: 'orderFact', orderId, fact });

  const note = (as: 'open' | 'ready' | 'void', tickets: readonly Ticket[]) => {
    for (const { id, status, lines } of tickets) {
      const ticket = { as, lines: lines.map(({ line }) => line) };
      painted.orders.push({ at: world.now(), on: 'Pass', orderId: id, status, ticket });
    }
  };

  const kitchen: Kitchen = {
    isVisible: true,
    paint: async () => {
      const app = device().device.page();
      const board = app && (await read());
      if (!app || !board) return;
      if (kitchen.isVisible) {
        shown = board;
        note('open', board.open);
        note('ready', board.ready);
        note('void', board.voids);
      }
      if (!kitchen.isVisible && !mistakes.seesUnseen) return;
      const told = said.get(app) ?? new Set<string>();
      said.set(app, told);
      for (const { id, isSeen } of board.open) {
        if (isSeen || told.has(id)) continue;
        told.add(id);
        void app.process.sleep(FRAMES_MS).then(() => say(id, { kind: 'seen', by: 'screen' }));
      }
    },
    act: async () => {
      if (!kitchen.isVisible || !device().device.page() || !shown) return;
      const { open, ready, voids } = shown;
      const read = voids.find(() => random.chance(0.5));
      if (read) return say(read.id, { kind: 'voidRead', station: STATION });
      const back = ready.find(() => random.chance(0.1));
      if (back) return say(back.id, { kind: 'recalled' });
      const ticket = open.find(() => random.chance(0.6)) ?? open[0];
      if (!ticket) return;
      const line = ticket.lines.find(({ isDone }) => !isDone);
      const drawn = random.next();
      if (drawn < 0.2) return say(ticket.id, { kind: 'accepted' });
      if (drawn < 0.3) return say(ticket.id, { kind: 'started' });
      if (drawn < 0.4) return say(ticket.id, { kind: 'delayed', minutes: random.between(5, 20) });
      if (drawn < 0.6 && line) return say(ticket.id, { kind: 'tick', line: line.line, station: STATION, done: true });
      for (const command of readyCommands(ticket, STATION)) await device().press(command);
    },
  };
  return kitchen;
}
