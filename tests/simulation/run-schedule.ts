// Runs one schedule: a guest, a device, a network and a venue for some minutes, and the verdict.

import { HEADERS } from '#contract/headers.ts';
import type { RawAnswer } from '#contract/order/order-answer.ts';
import { INVALID_SESSION } from '#contract/order/order-answer.ts';
import type { CommandCall, StoredCommand } from '#contract/outbox/command.ts';
import { readStoredEntry, type StoredEntry } from '#contract/outbox/commands.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { SessionId, SessionToken } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { minor } from '#domain/pricing/money.ts';
import { findViolations, type Violation } from './checker.ts';
import { createDevice, type Device, dishNumber, type Sabotage } from './device.ts';
import { type Disk, dexieDisk, memoryDisk } from './disk.ts';
import { createGuest, type Guest, reactionTo } from './guest.ts';
import { createHistory, type History } from './history.ts';
import { createNetwork, type Fate, type Network } from './network.ts';
import { createRandom, type Random } from './random.ts';
import { QUIET } from './seats.ts';
import { type Floor, openFloor, type ServiceMistakes } from './service/floor.ts';
import { BASE_PRICES, TABLES } from './venue.ts';
import type { VenueServer } from './venue-server.ts';
import { createWorld, type World } from './world.ts';

export interface Stage {
  readonly world: World;
  readonly random: Random;
  readonly device: Device;
  readonly disk: Disk;
  readonly network: Network;
  readonly server: VenueServer;
  readonly guest: Guest;
  readonly history: History;
  /** Where somebody serves. */
  readonly floor: Floor | undefined;
  readonly closeTable: (table: string) => Promise<void>;
  readonly lapse: (table: string) => Promise<void>;
  readonly setPrices: (change: (price: number, dish: number) => number) => Promise<void>;
}

export interface ScheduleOptions {
  readonly server: VenueServer;
  /** Changes the server's clock. */
  readonly onTime: (now: () => number) => void;
  readonly seed: number;
  readonly disk: 'memory' | 'dexie';
  readonly hasLocks: boolean;
  readonly knowsClock: boolean;
  /** false: the guest does only what the play does. */
  readonly reacts?: boolean;
  /** Probability that a message takes seconds. */
  readonly slow?: number;
  readonly fate: (random: Random) => Fate;
  readonly dies: (random: Random, at: string) => boolean;
  readonly sabotage?: Sabotage | undefined;
  /** Wraps the server. */
  readonly sabotageServer?: ((order: VenueServer['order']) => VenueServer['order']) | undefined;
  /** Two waiters and a kitchen with injected mistakes; absent: no staff. */
  readonly service?: ServiceMistakes | undefined;
  /** Events of the schedule; all faults end with them. */
  readonly play: (stage: Stage) => Promise<void>;
}

export interface Verdict {
  readonly violations: readonly Violation[];
  readonly trace: readonly string[];
  /** Number of orders in the kitchen, and of those sent by the guest. */
  readonly cooked: number;
  readonly sent: number;
  /** Number of bill requests at the venue. */
  readonly billed: number;
  /** States shown to guests, each with its reason: "refused price_changed". */
  readonly shown: ReadonlySet<string>;
  readonly ledger: readonly PlacedOrder[];
  readonly entries: readonly StoredEntry[];
  readonly cart: Cart | undefined;
}

export async function runSchedule(options: ScheduleOptions): Promise<Verdict> {
  const { server, seed } = options;
  const world = createWorld();
  options.onTime(world.now);
  const random = createRandom(seed);
  const history = createHistory(world);
  const disk = options.disk === 'dexie' ? dexieDisk(server.placeId) : memoryDisk(server.placeId);
  let trouble = true;

  for (const table of TABLES) await server.closeTable(table);
  await server.setPrices(BASE_PRICES);
  history.prices.push({ from: 0, prices: BASE_PRICES });

  /** Sitting of each session. */
  const sittingOf = new Map<SessionToken, SessionId>();
  const scan = async (table: string) => {
    const session = await server.scan(table);
    sittingOf.set(session.token, session.id);
    return session;
  };
  const network = createNetwork({
    world,
    server,
    scan,
    order: options.sabotageServer ? options.sabotageServer(server.order) : server.order,
    latency: () => (random.chance(options.slow ?? 0.05) ? random.between(500, 8_000) : random.between(5, 150)),
    fate: () => (trouble ? options.fate(random) : 'delivered'),
    onAnswer: (request, answer) => noteTurnedAway(history, sittingOf, request, answer),
  });
  const device = createDevice({
    world,
    random,
    disk,
    network,
    server,
    history,
    hasLocks: options.hasLocks,
    knowsClock: options.knowsClock,
    sabotage: options.sabotage,
    dies: (at) => trouble && options.dies(random, at),
    restartsAfter: () => random.between(200, 4_000),
    onShown: (entry) => {
      const read = options.reacts === false ? undefined : readStoredEntry(entry);
      if (read) react(read);
    },
  });
  const guest = createGuest({ world, random, device, disk, network, server, history });
  const react = reactionTo(guest, { world, random }, () => !trouble);

  // The guest has scanned, and the first load succeeded.
  const first = await scan(TABLES[0]);
  history.sittings.add(first.id);
  history.held.add(first.id);
  history.scanned.set(first.id, { table: TABLES[0], at: world.now() });
  await disk.storeSession(first, device.wall());
  device.menu = server.menu();

  const floor =
    options.service &&
    (await openFloor({
      ...{ world, server, mistakes: options.service, fate: options.fate, dies: options.dies },
      // The staff have a random sequence of their own, so that the guest's is unchanged without them.
      random: createRandom(seed ^ 0xf1007),
      isTroubled: () => trouble,
    }));

  const stage: Stage = {
    world,
    random,
    device,
    disk,
    network,
    server,
    guest,
    history,
    floor,
    lapse: async (table) => {
      world.note(`everybody’s right at table ${table} has lapsed`);
      await server.lapse(table);
    },
    closeTable: async (table) => {
      world.note(`the staff close table ${table}`);
      const open = [...history.sittings].filter((id) => !history.closed.has(id));
      await server.closeTable(table);
      // With staff the party may have moved, so the journal later tells what was closed.
      if (table === TABLES[0] && !floor) for (const id of open) history.closed.set(id, world.now());
    },
    setPrices: async (change) => {
      const prices = server.prices().map((price, dish) => minor(change(price, dish)));
      world.note('other prices');
      await server.setPrices(prices);
      history.prices.push({ from: world.now(), prices });
    },
  };
  await options.play(stage);

  trouble = false;
  world.note('all is well again');
  Object.assign(network, { isUp: true, isPortal: false, serverIsUp: true });
  if (!device.page()) device.start('page');
  for (const app of device.apps) app.kick(true);
  floor?.heal();
  await world.runUntil(world.now() + QUIET);
  device.stopRestarts();

  // With staff, orders and sittings move, so only the journal knows under which sitting they came.
  const shift = await floor?.shift();
  for (const [id, at] of shift?.closed ?? []) history.closed.set(id, at);
  for (const [id, into] of shift?.mergedInto ?? []) history.mergedInto.set(id, into);
  const ledger = shift?.ledger ?? (await server.ledger(history.sittings));
  const bills = shift?.bills ?? (await server.bills(history.sittings));
  const entries = (await disk.entries()).toSorted((a, b) => a.seq - b.seq);
  const cart = await disk.readCart();
  const ofTheGuest = findViolations({
    history,
    now: world.now(),
    ledger,
    bills,
    calls: shift?.calls ?? [],
    ended: shift?.ended ?? new Map(),
    entries,
    cart,
    sessions: await disk.sessions(),
    dishOf: (product) => dishNumber(device, product),
  });
  const violations = [...ofTheGuest, ...(shift && floor ? await floor.judge(shift) : [])];
  floor?.stop();
  for (const app of device.apps) app.process.kill();
  disk.close();
  const { trace } = world;
  const shown = new Set([...history.seen.values()].flatMap((all) => all.map(({ entry }) => words(entry))));
  return {
    violations,
    trace,
    cooked: ledger.length,
    billed: bills.length,
    sent: history.seen.size,
    shown,
    ledger,
    entries,
    cart,
  };
}

const words = ({ state, askReason, refusal }: StoredCommand): string =>
  [state, askReason, refusal?.code].filter(Boolean).join(' ');

/** Notes a sitting whose session the server rejected, or which it reported as closed. */
function noteTurnedAway(
  history: History,
  sittingOf: ReadonlyMap<SessionToken, SessionId>,
  request: CommandCall,
  answer: RawAnswer,
): void {
  const named: unknown = Reflect.get(request.body, 'session') ?? request.headers[HEADERS.session];
  const sitting = sittingOf.get(named as SessionToken);
  const said = JSON.stringify(answer.body ?? '');
  if (sitting && (said.includes(INVALID_SESSION) || said.includes('session_closed'))) history.turnedAway.add(sitting);
}
