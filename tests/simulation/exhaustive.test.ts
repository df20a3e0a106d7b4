// Two orders and a bill request, the second order and the request offline: every point where a process may crash, and every
// fate of every message, one at a time and combined.
import { describe, expect, test } from 'vitest';
import { patience } from '../support/patience.ts';
import { FATES } from './network.ts';
import { explain, withGround } from './random-batch.ts';
import { runSchedule, type ScheduleOptions, type Stage, type Verdict } from './run-schedule.ts';

/** Fault of one run: a process dies at the nth point, or the nth message has this fate. Counted from 0. */
interface Trouble {
  readonly deathAt?: number;
  readonly message?: number;
  readonly fate?: (typeof FATES)[number];
}
interface Run extends Verdict {
  readonly points: readonly string[];
  readonly messages: number;
}

const twoOrdersAndTheBill =
  (withWorker: boolean): ScheduleOptions['play'] =>
  async ({ world, device, guest, network }: Stage) => {
    const wait = (ms: number) => world.runUntil(world.now() + ms);
    device.start('page');
    await wait(100);
    guest.add();
    await wait(300);
    guest.order();
    await wait(8_000);
    network.isUp = false;
    guest.add();
    await wait(300);
    guest.order();
    await wait(6_000);
    // A guest whose tap was lost in a crash taps again.
    guest.order();
    await wait(6_000);
    guest.bill();
    await wait(1_000);
    network.isUp = true;
    if (withWorker) device.start('worker');
    for (const app of device.apps) app.kick(true);
    await wait(15_000);
  };

const CASTS = [
  { name: 'one page, in memory', withWorker: false, hasLocks: true, disk: 'memory' },
  { name: 'page and worker without locks, in memory', withWorker: true, hasLocks: false, disk: 'memory' },
  { name: 'one page, in Dexie', withWorker: false, hasLocks: true, disk: 'dexie' },
] as const;

describe.each(CASTS)('$name', ({ withWorker, hasLocks, disk }) => {
  const run = async (ground: Parameters<Parameters<typeof withGround>[0]>[0], trouble: Trouble): Promise<Run> => {
    const points: string[] = [];
    let messages = 0;
    const verdict = await runSchedule({
      ...ground,
      seed: 1,
      disk,
      hasLocks,
      knowsClock: true,
      dies: (_, at) => points.push(at) - 1 === trouble.deathAt,
      fate: () => (messages++ === trouble.message ? (trouble.fate ?? 'delivered') : 'delivered'),
      play: twoOrdersAndTheBill(withWorker),
    });
    return { ...verdict, points, messages };
  };

  test('no single process crash loses or doubles an order', {
    timeout: patience(120_000),
  }, async () => {
    await withGround(async (ground) => {
      const calm = await run(ground, {});
      expect(calm).toMatchObject({ violations: [], sent: 3, cooked: 2, billed: 1 });
      // The critical point: the order is stored, but its mirror still has the old cart.
      expect(calm.points).toEqual(expect.arrayContaining(['page after store.submit', 'page before mirror']));
      const points = new Set<string>();
      for (const deathAt of calm.points.keys()) {
        const one = await run(ground, { deathAt });
        if (one.violations.length > 0) throw new Error(explain(deathAt, one));
        // When a process dies before the tap is stored, the dishes stay in the cart. The other order is always cooked.
        expect(one.cooked).toBeGreaterThanOrEqual(1);
        points.add(calm.points[deathAt] ?? '');
      }
      expect(points.size).toBeGreaterThanOrEqual(20);
    });
  });

  test('no single faulty message loses or doubles an order', {
    timeout: patience(120_000),
  }, async () => {
    await withGround(async (ground) => {
      const calm = await run(ground, {});
      expect(calm.messages).toBeGreaterThanOrEqual(2);
      for (let message = 0; message < calm.messages; message++) {
        for (const fate of FATES) {
          const one = await run(ground, { message, fate });
          if (one.violations.length > 0) throw new Error(explain(message, one));
          expect(one).toMatchObject({ sent: 3, cooked: 2, billed: 1 });
        }
      }
    });
  });
});

test('no process crash together with a lost message loses or doubles an order', {
  timeout: patience(240_000),
  tags: ['deep'],
}, async () => {
  await withGround(async (ground) => {
    let points: string[] = [];
    const pair = async (deathAt: number, fate: (typeof FATES)[number]) => {
      points = [];
      let messages = 0;
      return runSchedule({
        ...ground,
        seed: 1,
        disk: 'memory',
        hasLocks: true,
        knowsClock: true,
        dies: (_, at) => points.push(at) - 1 === deathAt,
        fate: () => (messages++ === 0 ? fate : 'delivered'),
        play: twoOrdersAndTheBill(false),
      });
    };
    await pair(-1, 'lost response');
    const count = points.length;
    expect(count).toBeGreaterThan(40);
    for (const fate of ['lost response', 'lost request', 'delivered late', '500 after commit'] as const) {
      for (let deathAt = 0; deathAt < count; deathAt++) {
        const one = await pair(deathAt, fate);
        if (one.violations.length > 0) throw new Error(explain(deathAt, one));
      }
    }
  });
});
