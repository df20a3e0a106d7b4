// The flusher: brings each saved command of any kind to its end, exactly once. Runs in page and worker, and may be killed at
// any moment, so all its state is stored before it acts. Its environment (clock, randomness, network, lock) is injected.
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
  /** Monotonic ms, which cannot be set; default: the platform's. */
  readonly steady?: () => number;
  /** [0, 1) */
  readonly random: () => number;
  readonly lock: FlushLock;
  /** Called after each durable step, with the current entry. */
  readonly onChange: (entry: StoredCommand) => void;
}

export interface FlushReport {
  /** false: another tab or the worker is flushing. */
  readonly ran: boolean;
  /** false: an entry was due and the server did not answer the probe. undefined: no probe was needed. */
  readonly reachable: boolean | undefined;
  /** Number of unsettled entries. */
  readonly waiting: number;
  /** Number of rows that could not be read or written; they stay stored. */
  readonly unreadable: number;
  /** Epoch ms, device clock: next flush; undefined: only the guest can advance the entries. */
  readonly nextAt: number | undefined;
}

export interface Flusher {
  /**
   * Sends due entries. A call during a run joins it, and it checks once more before it ends. `wake`: the network may be
   * back, so our own backoff is ignored; the server's Retry-After is not.
   */
  readonly flush: (options?: { readonly wake?: boolean }) => Promise<FlushReport>;
  /** The guest's answers. undefined: too late. Flush afterwards. */
  readonly confirm: (id: CommandId) => Promise<StoredCommand | undefined>;
  readonly decline: (id: CommandId) => Promise<StoredCommand | undefined>;
  readonly dismiss: (id: CommandId) => Promise<StoredCommand | undefined>;
}

/** A lock held this long without progress belongs to a frozen tab. */
const STUCK = 90_000;
const MINUTE = 60_000;
/** Probe interval while the server is away. */
const PROBE_AGAIN = 10_000;
/** Check interval while another flusher runs. */
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

  /** Checked at its turn: earlier entries may have ended in this pass. */
  const isItsTurn = async (entry: StoredCommand): Promise<boolean> =>
    kinds[entry.kind]?.waitsFor.length === 0 || !waitsForOthers(kinds, entry, (await store.waiting()).entries);

  /**
   * Offline the server's time is unknown; but an entry that this page has known too long expires anyway, at any position,
   * since earlier ones may never expire. The store does not expire one that may have arrived. Returns the number of failed
   * writes.
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

  /** One pass over all waiting entries, in sequence. */
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
        // One unwritable row must not block the others; it is retried at the next flush.
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

  /** Fields that a live flusher would have changed by now. */
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
      // Reset at once, not when awaited: a call in between would join a run that has already checked.
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
