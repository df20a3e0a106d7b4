// Scripted schedules, for cases that random ones would rarely find.
import type { StoredEntry } from '#contract/outbox/commands.ts';
import type { Fate } from '../network.ts';
import type { Ground, Sabotaged } from '../random-schedule.ts';
import { runSchedule, type Stage, type Verdict } from '../run-schedule.ts';
import { TABLES } from '../venue.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

export interface Teller extends Stage {
  readonly wait: (ms: number) => Promise<void>;
  /** Puts one dish into the cart and sends. */
  readonly order: () => Promise<void>;
  readonly goOffline: () => void;
  /** And the browser notices. */
  readonly comeBack: () => void;
  /** The guest's nth order as shown, from 0. */
  readonly shown: (order?: number) => Promise<StoredEntry | undefined>;
  /** Fates of the next messages in sequence; later ones are delivered. */
  readonly next: (...fates: readonly Fate[]) => void;
}
export type Story = (teller: Teller) => Promise<void>;

export function tell(ground: Ground, story: Story, sabotaged: Sabotaged = {}, seed = 7): Promise<Verdict> {
  const fates: Fate[] = [];
  return runSchedule({
    ...ground,
    seed,
    disk: 'dexie',
    hasLocks: true,
    knowsClock: true,
    reacts: false,
    slow: 0,
    fate: () => fates.shift() ?? 'delivered',
    dies: () => false,
    sabotage: sabotaged.device,
    sabotageServer: sabotaged.server,
    play: async (stage) => {
      const { world, guest, network, device, disk } = stage;
      const wait = (ms: number) => world.runUntil(world.now() + ms);
      device.start('page');
      await wait(SECOND);
      await story({
        ...stage,
        wait,
        order: async () => {
          guest.add();
          await wait(200);
          guest.order();
          await wait(400);
        },
        goOffline: () => {
          network.isUp = false;
        },
        comeBack: () => {
          network.isUp = true;
          for (const app of device.apps) app.kick(true);
        },
        shown: async (order = 0) => (await disk.entries()).toSorted((a, b) => a.seq - b.seq)[order],
        next: (...more) => void fates.splice(0, fates.length, ...more),
      });
    },
  });
}

/** Sent while young, in transit for 90 seconds; meanwhile the guest was asked and declined. */
export const lateCopy: Story = async ({ wait, order, goOffline, comeBack, shown, next, guest }) => {
  goOffline();
  await order();
  await wait(4 * MINUTE + 50 * SECOND);
  next('delivered late', 'lost request', 'lost request', 'lost request', 'lost request', 'lost request');
  comeBack();
  await wait(SECOND);
  goOffline();
  await wait(15 * SECOND);
  next();
  comeBack();
  await wait(20 * SECOND);
  const entry = await shown();
  if (entry) guest.decline(entry.id);
  await wait(10 * SECOND);
};

/** The second order asks about its age while the guest requests the bill, and is confirmed later. */
export const lateBill: Story = async ({ wait, order, goOffline, comeBack, shown, guest }) => {
  await order();
  await wait(5 * SECOND);
  goOffline();
  await order();
  await wait(6 * MINUTE);
  comeBack();
  await wait(10 * SECOND);
  guest.bill();
  await wait(10 * SECOND);
  const asked = await shown(1);
  if (asked) guest.confirm(asked.id);
  await wait(20 * SECOND);
};

/** The session lapses while an order waits for the network; the guest follows the screen. */
export const lapsedOnTheWay: Story = async ({ wait, order, goOffline, comeBack, lapse, guest }) => {
  goOffline();
  await order();
  await lapse(TABLES[0]);
  comeBack();
  await wait(10 * SECOND);
  guest.scan();
  await wait(10 * SECOND);
};

/** The kitchen has the order but its answer was lost; then the session lapses and is rejected. */
export const answeredBefore: Story = async (teller) => {
  const { wait, order, goOffline, comeBack, lapse, guest, next, disk, shown, history } = teller;
  next('lost response');
  await order();
  goOffline();
  await lapse(TABLES[0]);
  const { sessionId } = (await shown()) ?? {};
  // Like a page that learns this when it checks its session.
  if (sessionId) {
    history.turnedAway.add(sessionId);
    await disk.deleteSession(sessionId);
  }
  next();
  comeBack();
  await wait(10 * SECOND);
  guest.scan();
  await wait(10 * SECOND);
};

/** The guest has left. */
export const nobodyScans: Story = async ({ wait, order, lapse }) => {
  await lapse(TABLES[0]);
  await order();
  await wait(25 * MINUTE);
};

/** The session lapses while an order waits, and the guest sits down at another table. */
export const movesOn: Story = async ({ wait, order, goOffline, comeBack, lapse, guest }) => {
  goOffline();
  await order();
  await lapse(TABLES[0]);
  comeBack();
  await wait(10 * SECOND);
  guest.scan(TABLES[1]);
  await wait(25 * MINUTE);
};
