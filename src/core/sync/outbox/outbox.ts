// The flusher: brings every saved command to its end, once, whatever its kind. It runs in a page and in a worker alike, and may die at any
// moment; what it has to know is on disk before it acts. All that surrounds it (clock, chance, network, lock) is handed in.
import type { StoredCommand } from '#contract/outbox/command.ts';
import type { CommandKinds } from '#contract/outbox/commands.ts';
import type { OutboxStore } from '#core/db/outbox/outbox-store.ts';
import type { CommandId } from '#domain/ids.ts';
import type { FlushLock } from './flush-lock.ts';
import { createForward } from './outbox-forward.ts';
import { createQueueView, waitsForOthers } from './outbox-queue.ts';
import { createReach, type Probe } from './outbox-reach.ts';
import type { SendCommand } from './send-command.ts';

export interface FlusherParts {
  readonly store: OutboxStore;
  readonly kinds: CommandKinds;
  readonly send: SendCommand;
  readonly probe: Probe;
  /** The device's clock, epoch ms. */
  readonly clock: () => number;
  /** ms from any beginning, which nobody can set: the platform's own where none is given. */
  readonly steady?: () => number;
  /** [0, 1) */
  readonly random: () => number;
  readonly lock: FlushLock;
  /** Called after every durable step, with the entry as it stands. */
  readonly onChange: (entry: StoredCommand) => void;
}

export interface FlushReport {
  /** false: another tab or the worker is at it. */
  readonly ran: boolean;
  /** false: something was due and the server did not answer the probe. undefined: there was nothing to ask it. */
  readonly reachable: boolean | undefined;
  /** Entries that are not settled. */
  readonly waiting: number;
  /** Rows that could not be read, or written: left as they lie. */
  readonly unreadable: number;
  /** Epoch ms, device clock: when to flush again; undefined where only the guest can go on. */
  readonly nextAt: number | undefined;
}

export interface Flusher {
  /**
   * Sends what is due. Calls while one is running join it, and it looks once more before it ends. `wake`: something says
   * that the network is back, so our own waiting times are void; a Retry-After of the server is not.
   */
  readonly flush: (options?: { readonly wake?: boolean }) => Promise<FlushReport>;
  /** The guest's answers. undefined: it came too late. Flush afterwards. */
  readonly confirm: (id: CommandId) => Promise<StoredCommand | undefined>;
  readonly decline: (id: CommandId) => Promise<StoredCommand | undefined>;
  readonly dismiss: (id: CommandId) => Promise<StoredCommand | undefined>;
}

/** A lock that was held this long while nothing moved is held by a frozen tab. */
const STUCK = 90_000;
const MINUTE = 60_000;
/** While the server is away it is asked again within this time. */
const PROBE_AGAIN = 10_000;
/** While another one flushes, its work is looked at again after this time. */
const LOOK_AGAIN = 2_000;

export function createFlusher(parts: FlusherParts): Flusher {
  const { store, kinds, clock, random, lock, onChange } = parts;
  const reach = createReach(parts.probe, clock);
  const told = async (step: Promise<StoredCommand | undefined>) => {
    const entry = await step;
    if (entry) onChange(entry);
    return entry;
  };
  const steady = parts.steady ?? (() => performance.now());
  const knownSince = new Map<CommandId, number>();
  const knownFor = (id: CommandId): number => {
    const now = steady();
    const since = knownSince.get(id) ?? now;
    knownSince.set(id, since);
    return now - since;
  };
  const forward = createForward({ ...parts, reach, knownFor, told });

  let running: Promise<FlushReport> | undefined;
  let again: { wake: boolean } | undefined;
  let refused: { since: number; sight: string } | undefined;

  /** Asked when it comes to it: what was before it may have ended in this very pass. */
  const isItsTurn = async (entry: StoredCommand): Promise<boolean> =>
    kinds[entry.kind]?.waitsFor.length === 0 || !waitsForOthers(kinds, entry, (await store.waiting()).entries);

  /**
   * Without a server its clock cannot be asked; but what this very page has known of for too long is over all the same, behind
   * whatever it stands: what is before it may never be too old. What may have arrived the store does not give up. Returns how
   * many could not be written.
   */
  async function giveUpUnsent(entries: readonly StoredCommand[], isHeld: () => boolean): Promise<number> {
    let broken = 0;
    for (const { id, ages } of entries) {
      if (!isHeld()) break;
      if (knownFor(id) <= ages.askMinutes * MINUTE) continue;
      try {
        await told(store.expire(id));
      } catch {
        broken++;
      }
    }
    return broken;
  }

  /** One look at all that waits, in its order. */
  async function pass(isHeld: () => boolean, wake: boolean): Promise<FlushReport> {
    let isAway = false;
    let broken = 0;
    const queue = createQueueView(kinds);
    const { entries } = await store.waiting();
    for (const { id } of entries) knownFor(id);
    for (const entry of entries) {
      if (!isHeld()) break;
      if (queue.isHeldUp(entry)) continue;
      try {
        const step = await forward(entry, { wake, mayBegin: await isItsTurn(entry) });
        isAway = step === 'unreachable';
        if (isAway) break;
        if (step === 'waits') queue.hold(entry);
      } catch {
        // One row that cannot be written must not keep the others from being sent; it is tried again at the next flush.
        broken++;
        queue.hold(entry);
      }
    }
    if (isAway) broken += await giveUpUnsent(entries, isHeld);
    const after = await store.waiting();
    const now = clock();
    return {
      ran: true,
      reachable: isAway ? false : reach.isFresh() || undefined,
      waiting: after.entries.length,
      unreadable: after.unreadable + broken,
      nextAt:
        isAway || broken > 0
          ? now + Math.floor(PROBE_AGAIN * (0.5 + random() / 2))
          : createQueueView(kinds).soonest(after.entries, now),
    };
  }

  /** Fields that another flusher would have changed by now if it were alive. */
  const sightOf = (entries: readonly StoredCommand[]): string =>
    entries.map(({ id, state, attempts, nextAt }) => `${id} ${state} ${attempts} ${nextAt}`).join('\n');

  async function lockedOut(): Promise<FlushReport> {
    const { entries, unreadable } = await store.waiting();
    const sight = sightOf(entries);
    const now = clock();
    if (refused?.sight !== sight || now < refused.since) refused = { since: now, sight };
    const nextAt = entries.length > 0 ? now + LOOK_AGAIN : undefined;
    return { ran: false, reachable: undefined, waiting: entries.length, unreadable, nextAt };
  }

  async function run(wake: boolean): Promise<FlushReport> {
    const steal = refused !== undefined && clock() - refused.since >= STUCK;
    const report = await lock.run((isHeld) => pass(isHeld, wake), steal);
    if (report === undefined) return lockedOut();
    refused = undefined;
    return report;
  }

  async function runAll(wake: boolean): Promise<FlushReport> {
    try {
      let report = await run(wake);
      while (again) {
        const next = again;
        again = undefined;
        report = await run(next.wake);
      }
      return report;
    } finally {
      // At once, and not when somebody comes to wait for it: a call in between would join what has already looked.
      running = undefined;
      again = undefined;
    }
  }

  return {
    flush: ({ wake = false } = {}) => {
      if (running) {
        again = { wake: wake || (again?.wake ?? false) };
        return running;
      }
      running = runAll(wake);
      return running;
    },
    confirm: (id) => told(store.confirm(id)),
    decline: (id) => told(store.decline(id)),
    dismiss: (id) => told(store.dismiss(id)),
  };
}
