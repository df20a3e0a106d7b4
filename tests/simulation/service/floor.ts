// Staff: two waiters, a kitchen and its printers on the guest's server, each with a separate unreliable network.

import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import { readJournal } from '../../../server/store/journal.ts';
import type { Violation } from '../checker.ts';
import type { Fate } from '../network.ts';
import type { Random } from '../random.ts';
import { QUIET } from '../seats.ts';
import { TABLES } from '../venue.ts';
import type { VenueServer } from '../venue-server.ts';
import type { World } from '../world.ts';
import { createKitchen, type Kitchen, type KitchenMistakes } from './kitchen.ts';
import { nothingPainted, type Painted } from './painted.ts';
import { openPrinters, type PrinterMistakes, type Printers } from './printers.ts';
import { findServiceViolations } from './service-checker.ts';
import { readShift, type Shift } from './shift.ts';
import { openAccount, STAFF, type StaffName } from './staff-accounts.ts';
import { createStaffDevice, type StaffDevice } from './staff-device.ts';
import { waiterWish } from './waiter.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export interface ServiceMistakes {
  readonly kitchen?: KitchenMistakes;
  readonly printers?: PrinterMistakes;
  /** Wraps the server for the staff's calls. */
  readonly server?: (order: VenueServer['order'], server: VenueServer) => VenueServer['order'];
  /** Changes the board on its way to the staff's devices. */
  readonly board?: (body: unknown) => unknown;
}

export interface FloorOptions {
  readonly world: World;
  readonly random: Random;
  readonly server: VenueServer;
  /** Whether faults may still occur. */
  readonly isTroubled: () => boolean;
  readonly fate: (random: Random) => Fate;
  readonly dies: (random: Random, at: string) => boolean;
  readonly mistakes: ServiceMistakes;
}

export interface Floor {
  readonly devices: ReadonlyMap<StaffName, StaffDevice>;
  readonly kitchen: Kitchen;
  readonly printers: Printers;
  /** Acts randomly until the faults are over. */
  readonly live: () => void;
  /** Ends all faults, and starts no new work. */
  readonly heal: () => void;
  /** The venue's records of this shift. */
  readonly shift: () => Promise<Shift>;
  readonly judge: (shift: Shift) => Promise<readonly Violation[]>;
  readonly stop: () => void;
}

export async function openFloor(options: FloorOptions): Promise<Floor> {
  const { world, random, server, isTroubled, mistakes } = options;
  const { store, placeId } = server;
  const from = (await readJournal(store, placeId)).at(-1)?.seq ?? 0;
  const painted: Painted = nothingPainted();
  const place = await createPublishedPlaces(store).at(store.read, placeId);
  if (!place) throw new Error('The venue is gone');
  const devices = new Map<StaffName, StaffDevice>();
  const deviceOf = (name: StaffName): StaffDevice => {
    const found = devices.get(name);
    if (!found) throw new Error(`${name} has no device`);
    return found;
  };
  const kitchen = createKitchen({
    ...{ world, random, place, painted, mistakes: mistakes.kitchen ?? {} },
    device: () => deviceOf('Pass'),
  });
  const printers = await openPrinters({
    ...{ world, random, server, mistakes: mistakes.printers ?? {} },
    trouble: () => (isTroubled() ? 0.15 : 0),
  });
  const order = mistakes.server?.(server.order, server) ?? server.order;

  for (const name of STAFF) {
    const device = createStaffDevice({
      ...{ world, random, server, order, spoil: mistakes.board },
      account: await openAccount(server, name),
      fate: () => (isTroubled() ? options.fate(random) : 'delivered'),
      dies: (at) => isTroubled() && options.dies(random, `${name}: ${at}`),
      onBoard: async (board) => {
        for (const { id, status } of board.orders)
          painted.orders.push({ at: world.now(), on: name, orderId: id, status });
        for (const { id } of board.calls) painted.calls.push({ at: world.now(), on: name, callId: id });
        if (name === 'Pass') await kitchen.paint();
      },
    });
    devices.set(name, device);
    device.device.start('page');
    device.told();
  }

  let printsAt: number | undefined;
  const print = (ms: number): void => {
    if (printsAt !== undefined && printsAt <= world.now() + ms) return;
    printsAt = world.now() + ms;
    world.after(ms, async () => {
      printsAt = undefined;
      await printers.work();
    });
  };
  const stopListening = store.onChange(() => {
    for (const device of devices.values()) world.after(random.between(5, 200), device.told);
    print(300);
  });

  const outage = (): number =>
    random.chance(0.7) ? random.between(SECOND, 40 * SECOND) : random.between(MINUTE, 12 * MINUTE);
  const cut = (device: StaffDevice): void => {
    world.note(`${device.account.name} has no network`);
    device.network.isUp = false;
    world.after(outage(), () => {
      world.note(`${device.account.name} has a network again`);
      device.network.isUp = true;
      device.wake();
    });
  };
  const act = async (name: StaffName): Promise<void> => {
    const device = deviceOf(name);
    if (random.chance(0.06)) return cut(device);
    if (name === 'Pass') {
      if (random.chance(0.1)) {
        kitchen.isVisible = !kitchen.isVisible;
        world.note(`the kitchen's screen is ${kitchen.isVisible ? 'in sight' : 'out of sight'}`);
      }
      await kitchen.paint();
      return kitchen.act();
    }
    const board = await device.board();
    const wish = board && waiterWish({ board, random, server });
    if (wish) await device.press(wish);
  };
  const turn = (name: StaffName): void => {
    world.after(random.between(4 * SECOND, 90 * SECOND), () => {
      if (!isTroubled()) return;
      void act(name);
      turn(name);
    });
  };
  const sweep = (): void => {
    world.after(10 * SECOND, () => {
      print(0);
      if (isTroubled()) sweep();
    });
  };

  return {
    ...{ devices, kitchen, printers },
    live: () => {
      for (const name of STAFF) turn(name);
      sweep();
      // Another party sits down sometimes, so that parties can be merged.
      if (random.chance(0.6))
        world.after(
          random.between(0, 10 * MINUTE),
          async () => void (await server.scan(random.pick(TABLES.slice(1) as [string, string]))),
        );
    },
    heal: () => {
      kitchen.isVisible = true;
      for (const { device, network, wake, told } of devices.values()) {
        Object.assign(network, { isUp: true, isPortal: false, serverIsUp: true });
        if (!device.page()) device.start('page');
        world.after(SECOND, wake);
        // Rows that expire from the board leave it at the next read.
        world.after(QUIET - 5 * SECOND, told);
      }
      for (let ms = 0; ms <= 3 * MINUTE; ms += 20 * SECOND) {
        world.after(ms, () => {
          print(0);
          void kitchen.paint();
        });
      }
    },
    shift: () => readShift(server, from),
    judge: async (shift) => findServiceViolations({ server, shift, painted, devices, out: printers.out }),
    stop: () => {
      stopListening();
      for (const { device } of devices.values()) {
        device.stopRestarts();
        for (const app of device.apps) app.process.kill();
      }
    },
  };
}
