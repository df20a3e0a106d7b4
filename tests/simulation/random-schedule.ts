// Random events in 45 minutes of a guest.
import type { Fate } from './network.ts';
import { FATES } from './network.ts';
import { createRandom, type Random } from './random.ts';
import { runSchedule, type ScheduleOptions, type Stage, type Verdict } from './run-schedule.ts';
import { DISHES, TABLES } from './venue.ts';
import type { VenueServer } from './venue-server.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export interface Ground {
  readonly server: VenueServer;
  readonly onTime: ScheduleOptions['onTime'];
}

export interface Sabotaged {
  readonly device?: ScheduleOptions['sabotage'];
  readonly server?: ScheduleOptions['sabotageServer'];
  readonly service?: ScheduleOptions['service'];
}

/** Mostly short pauses, now and then a long outage. */
const gap = (random: Random): number => {
  const kind = random.next();
  if (kind < 0.6) return random.between(50, 4 * SECOND);
  if (kind < 0.85) return random.between(4 * SECOND, 40 * SECOND);
  return random.between(MINUTE, 9 * MINUTE);
};

const outage = (random: Random): number =>
  random.chance(0.6) ? random.between(SECOND, 40 * SECOND) : random.between(MINUTE, 24 * MINUTE);

async function play(stage: Stage): Promise<void> {
  const { world, random, device, network, guest } = stage;
  const wait = (ms: number) => world.runUntil(world.now() + ms);
  let dishes = 0;
  let clockIsSet = false;

  const order = async () => {
    const wanted = Math.min(random.between(1, 2), DISHES - dishes);
    for (let dish = 0; dish < wanted; dish++) {
      guest.add();
      await wait(random.between(20, 900));
    }
    dishes += wanted;
    guest.order(random.chance(0.3) ? random.between(2, 4) : 1);
  };
  const broken = (what: 'isUp' | 'serverIsUp' | 'isPortal', bad: boolean) => {
    world.note(`network: ${what} is ${bad}`);
    network[what] = bad;
    world.after(outage(random), () => {
      network[what] = !bad;
      world.note(`network: ${what} is ${!bad}`);
      if (random.chance(0.6)) for (const app of device.apps) app.kick(true);
    });
  };
  const actions: readonly (readonly [weight: number, act: () => void | Promise<void>])[] = [
    [10, order],
    [5, () => broken('isUp', false)],
    [2, () => broken('serverIsUp', false)],
    [2, () => broken('isPortal', true)],
    [
      2,
      () => {
        for (const app of device.apps) app.kick(random.chance(0.5));
      },
    ],
    [2, () => random.pick([device.page(), device.apps[0]])?.process.kill()],
    [1, () => device.apps.at(-1)?.process.freeze(random.between(5, 120) * SECOND)],
    [1, () => (device.apps.length < 3 ? device.start('tab') : undefined)],
    [1, () => stage.setPrices((price) => price + random.pick([-20, 0, 0, 15, 90]))],
    [1, () => stage.server.setOff(random.pick([...dishIds(stage)] as [never]), random.chance(0.6))],
    [0.7, () => stage.closeTable(TABLES[0])],
    [0.7, () => stage.lapse(TABLES[0])],
    [2, () => guest.bill()],
    ...callsOf(stage),
    [1, () => guest.scan()],
    [1, () => guest.refresh()],
    [
      0.7,
      () => {
        if (!clockIsSet) device.setClock(random.pick([-3_600_000, 3_600_000, 120_000, -120_000, 86_400_000, 30_000]));
        clockIsSet = true;
      },
    ],
  ];
  const weights = actions.reduce((sum, [weight]) => sum + weight, 0);

  stage.floor?.live();
  device.start('page');
  if (random.chance(0.4)) device.start('worker');
  if (random.chance(0.25)) device.start('tab');
  await wait(random.between(100, 800));
  if (random.chance(0.2)) await comeBackAtAnEdge(stage, order);
  else await order();
  for (let left = random.between(3, 12); left > 0; left--) {
    await wait(gap(random));
    let drawn = random.next() * weights;
    const action = actions.find(([weight]) => {
      drawn -= weight;
      return drawn < 0;
    });
    await action?.[1]();
  }
  await wait(gap(random));
  for (const id of dishIds(stage)) await stage.server.setOff(id, false);
}

/** With staff present, guests call them and split the bill. */
const callsOf = ({ floor, guest, random }: Stage): readonly (readonly [weight: number, act: () => void])[] =>
  floor
    ? [
        [3, () => guest.call()],
        [2, () => guest.bill(random.between(2, 4))],
      ]
    : [];

/** The network returns just when an order becomes too old to be sent without a question, or at all. */
async function comeBackAtAnEdge({ world, random, device, network }: Stage, order: () => Promise<void>): Promise<void> {
  const edge = random.pick([5, 5, 20]) * MINUTE;
  if (random.chance(0.5)) network.isUp = false;
  const sentAt = world.now();
  await order();
  await world.runUntil(world.now() + random.between(0, 1500));
  network.isUp = false;
  await world.runUntil(sentAt + edge + random.between(-70, 40) * SECOND);
  const comeBack = () => {
    network.isUp = true;
    world.note('network: back at the edge');
    for (const app of device.apps) app.kick(true);
  };
  comeBack();
  if (random.chance(0.4)) return;
  // Only for a moment: a message sent in it may arrive much later.
  await world.runUntil(world.now() + random.between(100, 2500));
  network.isUp = false;
  await world.runUntil(Math.max(world.now(), sentAt + edge) + random.between(1, 30) * SECOND);
  comeBack();
}

const dishIds = ({ device }: Stage) => device.menu.products.map(({ id }) => id);

/** The seed determines the whole schedule. */
export function runRandomSchedule(
  ground: Ground,
  seed: number,
  disk: 'memory' | 'dexie',
  sabotaged: Sabotaged = {},
): Promise<Verdict> {
  const drawn = createRandom(seed ^ 0x5eed);
  const troubled = drawn.pick([0, 0.1, 0.3, 0.6]);
  const deadly = drawn.pick([0, 0, 0.01, 0.04]);
  const late = drawn.pick([0, 0, 0.5]);
  const bad = FATES.filter((fate) => fate !== 'delivered') as [Fate, ...Fate[]];
  return runSchedule({
    ...ground,
    seed,
    disk,
    hasLocks: drawn.chance(0.7),
    knowsClock: drawn.chance(0.8),
    fate: (random) => {
      if (!random.chance(troubled)) return 'delivered';
      return random.chance(late) ? 'delivered late' : random.pick(bad);
    },
    dies: (random) => random.chance(deadly),
    sabotage: sabotaged.device,
    sabotageServer: sabotaged.server,
    service: sabotaged.service,
    play,
  });
}
