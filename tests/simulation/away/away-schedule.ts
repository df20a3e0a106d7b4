// One schedule of pickup and delivery guests: three phones with separate networks, at a venue that changes prices and
// dishes, sells out, fills up, delivers far for a while, and closes.
import type { StoredCommand } from '#contract/outbox/command.ts';
import { readStoredEntry } from '#contract/outbox/commands.ts';
import type { ProductId } from '#domain/ids.ts';
import { parseWindows } from '#domain/place/hours.ts';
import { DEFAULT_SETTINGS, type Settings } from '#domain/place/settings.ts';
import { minor } from '#domain/pricing/money.ts';
import { createDevice } from '../device.ts';
import { dexieDisk, memoryDisk } from '../disk.ts';
import { createHistory } from '../history.ts';
import { createNetwork, FATES, type Fate } from '../network.ts';
import { createRandom, type Random } from '../random.ts';
import type { Ground, Sabotaged } from '../random-schedule.ts';
import { QUIET } from '../seats.ts';
import { BASE_PRICES, DISHES } from '../venue.ts';
import type { VenueServer } from '../venue-server.ts';
import { createWorld, type World } from '../world.ts';
import { type AwayGuest, createAwayGuest } from './away-guest.ts';
import { type AwayViolation, judgeAway, type Offer, readAwayLedger } from './away-judge.ts';
import { type AwayRules, awayVenue, beginDay, deliveryBy, SLOT_MINUTES, ZONES } from './away-venue.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const GUESTS = 3;

export interface AwayVerdict {
  readonly violations: readonly AwayViolation[];
  readonly trace: readonly string[];
  readonly sent: number;
  readonly cooked: number;
  /** Zones of the delivered orders. */
  readonly brought: readonly string[];
  /** States shown to guests, each with its reason. */
  readonly shown: ReadonlySet<string>;
}

export interface AwaySabotage {
  readonly device?: Sabotaged['device'];
  /** Wraps the server. `offer`: publishes another menu for a moment. */
  readonly server?: (
    order: VenueServer['order'],
    venue: {
      readonly server: VenueServer;
      readonly rules: AwayRules;
      readonly publish: (rules: AwayRules, removed: ReadonlySet<number> | 'as it is') => Promise<void>;
      readonly restore: () => Promise<void>;
    },
  ) => VenueServer['order'];
}

const words = ({ state, askReason, refusal }: StoredCommand): string =>
  [state, askReason, refusal?.code].filter(Boolean).join(' ');

const settingsOf = ({ closesAt, whenClosed, most }: AwayRules): Settings => ({
  ...DEFAULT_SETTINGS,
  openingHours: Array.from({ length: 7 }, () => parseWindows(`11:00-${closesAt}`) ?? []),
  times: { slot: SLOT_MINUTES, lead: SLOT_MINUTES, deliveryLead: SLOT_MINUTES, daysAhead: 1, most, whenClosed },
});

const gap = (random: Random): number => {
  const kind = random.next();
  if (kind < 0.6) return random.between(50, 4 * SECOND);
  if (kind < 0.85) return random.between(4 * SECOND, 40 * SECOND);
  return random.between(MINUTE, 7 * MINUTE);
};

interface Play {
  readonly world: World;
  readonly random: Random;
  readonly guests: readonly AwayGuest[];
  readonly setPrices: () => Promise<void>;
  readonly setMenu: () => Promise<void>;
}

async function play({ world, random, guests, setPrices, setMenu }: Play): Promise<void> {
  const wait = (ms: number) => world.runUntil(world.now() + ms);
  const anyone = () => random.pick(guests as readonly [AwayGuest, ...AwayGuest[]]);
  const order = async (guest = anyone()) => {
    for (let dish = random.between(1, 2); dish > 0; dish--) {
      guest.add();
      await wait(random.between(20, 900));
    }
    guest.order(random.chance(0.3) ? random.between(2, 4) : 1);
  };
  const broken = (guest: AwayGuest, what: 'isUp' | 'isPortal' | 'serverIsUp', bad: boolean) => {
    world.note(`network of ${guest.name}: ${what} is ${bad}`);
    guest.network[what] = bad;
    world.after(random.chance(0.6) ? random.between(SECOND, 40 * SECOND) : random.between(MINUTE, 24 * MINUTE), () => {
      guest.network[what] = !bad;
      for (const app of guest.device.apps) app.kick(true);
    });
  };
  const actions: readonly (readonly [weight: number, act: () => void | Promise<void>])[] = [
    [12, () => order()],
    [4, () => broken(anyone(), 'isUp', false)],
    [1, () => broken(anyone(), 'isPortal', true)],
    [1, () => broken(anyone(), 'serverIsUp', false)],
    [2, () => anyone().device.page()?.process.kill()],
    [
      1,
      () =>
        anyone()
          .device.apps.at(-1)
          ?.process.freeze(random.between(5, 120) * SECOND),
    ],
    [1, setPrices],
    [1, setMenu],
  ];
  const weights = actions.reduce((sum, [weight]) => sum + weight, 0);
  for (const guest of guests) {
    guest.device.start('page');
    if (random.chance(0.3)) guest.device.start('worker');
  }
  await wait(random.between(100, 800));
  for (const guest of guests) await order(guest);
  for (let left = random.between(4, 14); left > 0; left--) {
    await wait(gap(random));
    let drawn = random.next() * weights;
    const action = actions.find(([weight]) => {
      drawn -= weight;
      return drawn < 0;
    });
    await action?.[1]();
  }
  await wait(gap(random));
}

/** The seed determines the whole schedule. */
export async function runAwaySchedule(
  { server, onTime }: Ground,
  seed: number,
  disk: 'memory' | 'dexie',
  sabotage: AwaySabotage = {},
): Promise<AwayVerdict> {
  const world = createWorld();
  onTime(world.now);
  const random = createRandom(seed);
  const troubled = random.pick([0, 0.1, 0.3, 0.6]);
  const deadly = random.pick([0, 0, 0.01, 0.04]);
  const rules: AwayRules = {
    closesAt: random.pick(['12:10', '12:25', '23:00', '23:00']),
    whenClosed: random.chance(0.3),
    farFrom: random.pick(['11:00', '11:00', '12:04']),
    farTo: random.pick(['12:07', '12:16', '23:30']),
    farMinimum: ZONES.far.minimum,
    most: random.pick([1, 1, 2]),
    uses: random.pick([1, 2]),
    portions: random.pick([1, 2]),
  };
  const bad = FATES.filter((fate) => fate !== 'delivered') as [Fate, ...Fate[]];
  let removed: ReadonlySet<number> = new Set();
  let isTroubled = true;

  const publish = (of: AwayRules, without: ReadonlySet<number> | 'as it is') =>
    server.setRules(awayVenue(of, without === 'as it is' ? removed : without));
  await publish(rules, removed);
  await server.setPrices(BASE_PRICES);
  const dishes: readonly ProductId[] = server.menu().products.map(({ id }) => id);
  await beginDay(server, rules, dishes[0] as ProductId);
  const offers: Offer[] = [{ from: 0, removed }];

  const orders = sabotage.server?.(server.order, { server, rules, publish, restore: () => publish(rules, removed) });
  const guests = Array.from({ length: GUESTS }, (): AwayGuest => {
    const history = createHistory(world);
    history.prices.push({ from: 0, prices: BASE_PRICES });
    const own = disk === 'dexie' ? dexieDisk(server.placeId) : memoryDisk(server.placeId);
    const network = createNetwork({
      world,
      server,
      scan: () => Promise.reject(new Error('There is no code to scan')),
      order: orders ?? server.order,
      latency: () => (random.chance(0.05) ? random.between(500, 8_000) : random.between(5, 150)),
      fate: () => (isTroubled && random.chance(troubled) ? random.pick(bad) : 'delivered'),
      onAnswer: () => undefined,
    });
    const device = createDevice({
      ...{ world, random, disk: own, network, server, history, sabotage: sabotage.device },
      hasLocks: random.chance(0.7),
      knowsClock: random.chance(0.8),
      dies: () => isTroubled && random.chance(deadly),
      restartsAfter: () => random.between(200, 4_000),
      onShown: (entry) => {
        const read = readStoredEntry(entry);
        if (read) guest.react(read, () => !isTroubled);
      },
    });
    const guest = createAwayGuest({
      ...{ world, random, device, disk: own, network, server, history, dishes },
      settings: settingsOf(rules),
      delivery: deliveryBy(rules),
    });
    return guest;
  });

  await play({
    ...{ world, random, guests },
    setPrices: async () => {
      const prices = server.prices().map((price) => minor(Math.max(220, price + random.pick([-20, 0, 15, 90]))));
      world.note('other prices');
      await server.setPrices(prices);
      for (const { history } of guests) history.prices.push({ from: world.now(), prices });
    },
    setMenu: async () => {
      removed = new Set(Array.from({ length: random.between(0, 5) }, () => random.between(1, DISHES - 1)));
      world.note(`no longer on the menu: ${[...removed].join(', ')}`);
      await publish(rules, removed);
      offers.push({ from: world.now(), removed });
    },
  });

  isTroubled = false;
  world.note('all is well again');
  for (const { device, network } of guests) {
    Object.assign(network, { isUp: true, isPortal: false, serverIsUp: true });
    if (!device.page()) device.start('page');
    for (const app of device.apps) app.kick(true);
  }
  await world.runUntil(world.now() + QUIET);
  for (const { device } of guests) device.stopRestarts();
  const ledger = await readAwayLedger(server);
  const violations = await judgeAway({ ...{ server, rules, guests, dishes, offers, ledger }, now: world.now() });
  for (const { device, disk: own } of guests) {
    for (const app of device.apps) app.process.kill();
    own.close();
  }
  await server.setRules();
  const seen = guests.flatMap(({ history }) => [...history.seen.values()]);
  return {
    violations,
    trace: world.trace,
    sent: seen.length,
    cooked: ledger.length,
    brought: ledger.flatMap(({ order }) =>
      guests.flatMap(({ history }) => history.intents.get(order.id)?.way?.zone ?? []),
    ),
    shown: new Set(seen.flatMap((all) => all.map(({ entry }) => words(entry)))),
  };
}
