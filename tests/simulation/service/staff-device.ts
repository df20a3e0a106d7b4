// A staff device: the real outbox and board, read again at each journal change. The judge records everything painted, with
// its time.
import type { StoredStaffCommand } from '#contract/outbox/staff-command.ts';
import { staffCommandToWire } from '#contract/service/staff-commands.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readBoard } from '#core/db/service/board-table.ts';
import { createBoardReader } from '#core/sync/service/board-refresh.ts';
import type { CommandId } from '#domain/ids.ts';
import { makeOrderId } from '#domain/order/order-id.ts';
import type { DeviceId } from '#domain/order/orderer.ts';
import { STAFF_AGES } from '#domain/outbox/command-ages.ts';
import { fail, ok } from '#domain/result.ts';
import type { Board } from '#domain/service/board.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import { type App, createDevice, type Device } from '../device.ts';
import { type Disk, memoryDisk } from '../disk.ts';
import { createHistory, type History } from '../history.ts';
import { createNetwork, type Fate, type Network } from '../network.ts';
import type { Random } from '../random.ts';
import { addressOf, type VenueServer } from '../venue-server.ts';
import type { World } from '../world.ts';
import type { Account } from './staff-accounts.ts';

export interface Pressed {
  readonly command: StaffCommand;
  readonly at: number;
}

export interface StaffDevice {
  readonly account: Account;
  readonly device: Device;
  readonly network: Network;
  readonly history: History;
  /** Commands that were pressed and stored. */
  readonly pressed: ReadonlyMap<CommandId, Pressed>;
  readonly entries: () => Promise<readonly StoredStaffCommand[]>;
  /** The board stored on the device; `undefined`: none read yet. */
  readonly board: () => Promise<Board | undefined>;
  /** Puts a command into the outbox; does nothing without an open page. */
  readonly press: (command: StaffCommand) => Promise<void>;
  /** Notification of a journal change. */
  readonly told: () => void;
  /** The network is back. */
  readonly wake: () => void;
}

export interface StaffDeviceOptions {
  readonly world: World;
  readonly random: Random;
  readonly server: VenueServer;
  readonly account: Account;
  readonly fate: () => Fate;
  readonly dies: (at: string) => boolean;
  /** Wraps the server. */
  readonly order: VenueServer['order'];
  /** Corrupts the board, as an injected mistake. */
  readonly spoil: ((body: unknown) => unknown) | undefined;
  /** The board was read, or a page was opened with the stored one. */
  readonly onBoard: (board: Board, app: App) => void;
}

const RETRY_MS = 5_000;

/** In-memory rows of boards; the steps over them are the real ones. */
const boardRows = (): TablDatabase => {
  const rows = new Map<unknown, unknown>();
  const boards = {
    get: async (id: unknown) => rows.get(id),
    put: async (row: { readonly placeId: unknown }) => void rows.set(row.placeId, row),
    delete: async (id: unknown) => void rows.delete(id),
  };
  const transaction = (_mode: string, _table: unknown, work: () => Promise<unknown>) => work();
  return { boards, transaction } as unknown as TablDatabase;
};

export function createStaffDevice(options: StaffDeviceOptions): StaffDevice {
  const { world, random, server, account, onBoard, spoil } = options;
  const disk: Disk = memoryDisk(server.placeId);
  const db = boardRows();
  const history = createHistory(world);
  const pressed = new Map<CommandId, Pressed>();
  let asked = 1;
  let reading: App | undefined;
  let isAskedAgain = false;

  const network = createNetwork({
    world,
    server,
    scan: () => Promise.reject(new Error('Staff scan nothing')),
    order: async (call) => options.order({ ...call, headers: { ...call.headers, ...(await account.headers()) } }),
    latency: () => random.between(5, 150),
    fate: options.fate,
    onAnswer: () => undefined,
  });
  const isThrough = () => network.isUp && network.serverIsUp && !network.isPortal;

  const device = createDevice({
    ...{ world, random, disk, network, server, history },
    hasLocks: true,
    knowsClock: true,
    sabotage: undefined,
    dies: options.dies,
    restartsAfter: () => {
      const ms = random.between(200, 4_000);
      world.after(ms + 50, () => told());
      return ms;
    },
    onShown: () => undefined,
  });

  const read = async (app: App): Promise<boolean> => {
    // Waits until the server has finished before the next event, so that no run depends on the machine's speed.
    const fetched = async (path: string) => {
      if (!isThrough()) return undefined;
      const headers = { 'x-place': String(server.placeId), ...(await account.headers()) };
      return server.app.inject({ url: `/api/${path}`, headers, remoteAddress: addressOf(asked++) });
    };
    const ask = async (path: string) => {
      const answer = await app.process.effect('ask for the board', () => fetched(path), random.between(5, 150));
      await app.process.effect('read the board', async () => undefined, random.between(5, 150));
      if (!answer || !network.isUp) return fail({ kind: 'no_response' } as const);
      const body: unknown = answer.json();
      return ok({ status: answer.statusCode, headers: new Headers(), body: spoil ? spoil(body) : body });
    };
    const readBoard = createBoardReader(
      { db, http: { send: ask }, now: device.wall },
      server.placeId,
      async () => undefined,
    );
    return readBoard();
  };

  const told = (): void => {
    const app = device.page();
    if (!app) return;
    if (reading?.process.isAlive()) {
      isAskedAgain = true;
      return;
    }
    reading = app;
    void (async () => {
      do {
        isAskedAgain = false;
        if (await read(app)) {
          const row = await readBoard(db, server.placeId);
          if (row) onBoard(row.board, app);
        } else world.after(RETRY_MS, told);
      } while (isAskedAgain);
      reading = undefined;
    })();
  };

  return {
    ...{ account, device, network, history, pressed, told },
    board: async () => (await readBoard(db, server.placeId))?.board,
    entries: async () => (await disk.entries()).filter((entry): entry is StoredStaffCommand => entry.kind === 'staff'),
    press: async (command) => {
      const app = device.page();
      if (!app) return;
      const bytes = Uint8Array.from({ length: 10 }, () => random.between(0, 255));
      new DataView(bytes.buffer).setUint32(6, server.freshNumber());
      const id = makeOrderId(device.wall(), bytes);
      world.note(
        `${account.name} presses ${command.kind} (${id.slice(-4)}) ${JSON.stringify(staffCommandToWire(command))}`,
      );
      const saved = await app.parts.store.save({
        ...{ id, placeId: server.placeId, orderer: account.orderer, ages: STAFF_AGES, kind: 'staff' },
        createdAt: device.serverNow(),
        createdWall: device.wall(),
        labelPrefix: 'S1',
        deviceId: `staff-${account.name}` as DeviceId,
        body: { command: command.kind, body: staffCommandToWire(command) },
      });
      if (!saved) return;
      pressed.set(id, { command, at: world.now() });
      app.kick();
    },
    wake: () => {
      for (const app of device.apps) app.kick(true);
      told();
    },
  };
}
