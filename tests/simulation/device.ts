// A guest's device: disk, clock, mirror, known menu, and its page and worker processes.
import { cartFromMirror, cartToMirror } from '#contract/cart/cart-mirror.ts';
import type { StoredCommand } from '#contract/outbox/command.ts';
import { COMMANDS, type CommandKinds } from '#contract/outbox/commands.ts';
import type { OutboxStore } from '#core/db/outbox/outbox-store.ts';
import { createFlushLock } from '#core/sync/outbox/flush-lock.ts';
import { createFlusher, type Flusher } from '#core/sync/outbox/outbox.ts';
import type { Probe } from '#core/sync/outbox/outbox-reach.ts';
import { createSendCommand, type SendCommand } from '#core/sync/outbox/send-command.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { TableSession } from '#domain/session/session.ts';
import type { Disk } from './disk.ts';
import type { History } from './history.ts';
import { createLocks } from './locks.ts';
import type { Network } from './network.ts';
import { createProcess, type Process } from './process.ts';
import type { Random } from './random.ts';
import { EURO } from './venue.ts';
import type { VenueServer } from './venue-server.ts';
import type { World } from './world.ts';

/** Parts that a sabotage may replace in every process. */
export interface Parts {
  readonly store: OutboxStore;
  readonly kinds: CommandKinds;
  readonly send: SendCommand;
  readonly probe: Probe;
  readonly openCart: (mirror: () => Cart | undefined) => Promise<Cart>;
  /** A table was scanned. */
  readonly storeSession: (session: TableSession) => Promise<void>;
}
export type Sabotage = (parts: Parts, tools: { process: Process; disk: Disk; wall: () => number }) => Partial<Parts>;

export interface DeviceOptions {
  readonly world: World;
  readonly random: Random;
  readonly disk: Disk;
  readonly network: Network;
  readonly server: VenueServer;
  readonly history: History;
  readonly hasLocks: boolean;
  /** The device already knows the server's clock. */
  readonly knowsClock: boolean;
  readonly sabotage: Sabotage | undefined;
  readonly dies: (at: string) => boolean;
  /** Delay before a dead process restarts, ms. */
  readonly restartsAfter: () => number;
  /** A process has shown this entry to the guest. */
  readonly onShown: (entry: StoredCommand) => void;
}

export interface App {
  readonly process: Process;
  readonly parts: Parts;
  readonly flusher: Flusher;
  readonly isPage: boolean;
  /** Flushes soon; `wake`: the network seems to be back. */
  readonly kick: (wake?: boolean) => void;
  readonly writeMirror: (cart: Cart) => Promise<void>;
}

export interface Device {
  /** The device's own clock. */
  readonly wall: () => number;
  readonly setClock: (by: number) => void;
  /** The device's estimate of the server's clock. */
  readonly serverNow: () => number | undefined;
  readonly isClockKnown: () => boolean;
  /** The last read dishes with their version. */
  menu: { readonly version: string; readonly products: readonly Product[] };
  readonly apps: readonly App[];
  readonly start: (name: 'page' | 'tab' | 'worker') => void;
  /** A running page; `undefined`: none. */
  readonly page: () => App | undefined;
  readonly stopRestarts: () => void;
}

export function createDevice(options: DeviceOptions): Device {
  const { world, random, disk, network, server, history } = options;
  const locks = createLocks();
  const mirror: { groups: string | null; envelope: string | null } = { groups: null, envelope: null };
  let skew = random.pick([0, 0, -40_000, 86_400_000]);
  let offset = options.knowsClock ? -skew : undefined;
  /** Whether the clock was changed after the offset was measured. */
  let drifted = false;
  let apps: App[] = [];
  let restarts = true;
  let lines = 0;

  const wall = () => world.now() + skew;
  const readMirror = (): Cart | undefined => cartFromMirror(mirror, server.placeId, EURO, () => `mirrored-${lines++}`);

  const partsOf = (process: Process): Parts => {
    const store = Object.fromEntries(
      Object.entries(disk.store)
        .filter((part) => typeof part[1] === 'function')
        .map(([name, step]) => [
          name,
          (...args: unknown[]) =>
            process.effect(`store.${name}`, async () => {
              const result = await (step as (...args: unknown[]) => Promise<unknown>)(...args).catch(
                (error: unknown) => {
                  history.errors.push(`store.${name}: ${error}`);
                  throw error;
                },
              );
              if (isEntry(result)) history.sight(result);
              return result;
            }),
        ]),
    ) as unknown as OutboxStore;
    const send = createSendCommand(COMMANDS, async (request) => {
      await process.effect('fetch', async () => undefined);
      return process.await('answer', (settle) => network.transmit(request, settle));
    });
    const probe: Probe = () =>
      process.effect(
        'probe',
        async () => {
          const answer = await network.probe();
          if (answer) {
            offset = answer.serverNow - wall();
            drifted = false;
          }
          return answer;
        },
        network.isUp ? random.between(5, 80) : 4_000,
      );
    const openCart: Parts['openCart'] = (read) => process.effect('open cart', () => disk.openCart(read));
    const storeSession: Parts['storeSession'] = (session) =>
      process.effect('store session', async () => {
        await disk.storeSession(session, wall());
        history.held.add(session.id);
        history.scanned.set(session.id, { table: session.table ?? '', at: world.now() });
      });
    const parts: Parts = { store, kinds: COMMANDS, send, probe, openCart, storeSession };
    return { ...parts, ...options.sabotage?.(parts, { process, disk, wall }) };
  };

  const start: Device['start'] = (name) => {
    const process = createProcess({
      world,
      name,
      duration: () => random.between(1, 5),
      dies: options.dies,
      onDeath: () => {
        apps = apps.filter((one) => one.process !== process);
        if (restarts) world.after(options.restartsAfter(), () => start(name));
      },
    });
    world.note(`${name} starts`);
    const parts = partsOf(process);
    const isPage = name !== 'worker';
    let wake: (() => void) | undefined;
    let kicked: 'no' | 'yes' | 'awake' = 'yes';
    const kick = (isBack = false) => {
      kicked = isBack || kicked === 'awake' ? 'awake' : 'yes';
      wake?.();
    };
    const flusher = createFlusher({
      ...parts,
      clock: wall,
      steady: world.now,
      random: random.next,
      lock: createFlushLock(options.hasLocks ? locks.of(process) : undefined),
      onChange: (entry) => (isPage ? options.onShown(entry) : undefined),
    });
    const writeMirror = async (cart: Cart) => {
      const written = cartToMirror(cart, EURO, () => undefined);
      await process.effect('mirror', async () => void Object.assign(mirror, written));
    };
    const app: App = { process, parts, flusher, isPage, kick, writeMirror };
    apps = [...apps, app];

    const live = async () => {
      if (isPage) {
        await parts.openCart(readMirror);
        for (const entry of await process.effect('list', () => disk.entries())) options.onShown(entry);
      }
      for (;;) {
        const isBack = kicked === 'awake';
        kicked = 'no';
        const report = await flusher.flush({ wake: isBack }).catch(() => undefined);
        if (kicked !== 'no') continue;
        await new Promise<void>((resolve) => {
          wake = resolve;
          const at = report ? report.nextAt : wall() + 5_000;
          if (at !== undefined) void process.sleep(Math.max(1, at - wall())).then(resolve);
        });
        wake = undefined;
      }
    };
    void live();
  };

  const device: Device = {
    wall,
    setClock: (by) => {
      world.note(`the device's clock is set by ${by / 1000}s`);
      skew += by;
      drifted = true;
      history.clockSet.push(world.now());
    },
    serverNow: () => (offset === undefined ? undefined : wall() + offset),
    isClockKnown: () => offset !== undefined && !drifted,
    menu: server.menu(),
    get apps() {
      return apps;
    },
    start,
    page: () => apps.find(({ isPage, process }) => isPage && process.isAlive()),
    stopRestarts: () => {
      restarts = false;
    },
  };
  return device;
}

const isEntry = (value: unknown): value is StoredCommand =>
  typeof value === 'object' && value !== null && 'mayHaveArrived' in value;

export const dishNumber = (device: Device, id: ProductId): number =>
  device.menu.products.findIndex((product) => product.id === id);
