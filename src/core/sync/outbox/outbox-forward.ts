// Advances one entry: asks about it, expires it, or sends it and interprets the answer.
import type { RawAnswer } from '#contract/order/order-answer.ts';
import type { CommandVerdict, StoredCommand } from '#contract/outbox/command.ts';
import { type CommandKinds, kindOf } from '#contract/outbox/commands.ts';
import type { OutboxStore } from '#core/db/outbox/outbox-store.ts';
import type { SessionToken } from '#domain/ids.ts';
import { sessionOf } from '#domain/order/orderer.ts';
import { backoffMs } from '#domain/outbox/entry-moves.ts';
import { isFollowed, type JudgedMoment, judgeAge, type Moment } from './outbox-age.ts';
import { dueAt } from './outbox-queue.ts';
import type { Reach } from './outbox-reach.ts';
import type { SendCommand } from './send-command.ts';

/**
 * done         settled, or waits for the guest: the next entry may go
 * waits        for the network or its time: later commands of its orderer wait too
 * unreachable  the server is not there; no attempt was started
 */
export type Forwarded = 'done' | 'waits' | 'unreachable';

export interface ForwardParts {
  readonly store: OutboxStore;
  readonly kinds: CommandKinds;
  readonly send: SendCommand;
  readonly reach: Reach;
  readonly clock: () => number;
  /** How long this flusher has known a command, ms. */
  readonly knownFor: (id: StoredCommand['id']) => number;
  readonly random: () => number;
  readonly told: (step: Promise<StoredCommand | undefined>) => Promise<StoredCommand | undefined>;
}

const MINUTE = 60_000;
/** Minimum pause, since the random pause may be zero and a server in trouble needs rest. */
const SHORTEST_WAIT = 250;
/** Maximum pause after an attempt that our server did not answer: the next one is preceded by a probe, so it costs little. */
const LONGEST_UNHEARD = 10_000;

export function createForward({ store, kinds, send, reach, clock, knownFor, random, told }: ForwardParts) {
  const postpone = (
    entry: StoredCommand,
    afterMs: number | undefined,
    { isHeard, limited }: { readonly isHeard: boolean; readonly limited?: boolean | undefined },
  ): Promise<StoredCommand | undefined> => {
    const now = clock();
    const longest = isHeard ? undefined : LONGEST_UNHEARD;
    const wait = Math.max(SHORTEST_WAIT, backoffMs(entry.attempts, random(), longest));
    return told(
      store.postpone(entry.id, now + Math.max(wait, afterMs ?? 0), afterMs === undefined ? 0 : now + afterMs, limited),
    );
  };

  /** When a waiting order becomes too old, by the device's clock; it is checked again then. */
  const tooOldAt = (entry: StoredCommand, now: JudgedMoment): number => {
    const left = entry.ages.askMinutes * MINUTE - (judgeAge(entry, now).ageMs ?? 0);
    return now.wall + Math.max(MINUTE, left + 1000);
  };
  const askAge = (entry: StoredCommand, now: JudgedMoment): Promise<StoredCommand | undefined> =>
    told(store.askAge(entry.id, tooOldAt(entry, now), { at: now.server, wall: now.wall }));

  /** Verdict without the server. undefined: the command must be sent. */
  async function decideAlone(
    entry: StoredCommand,
    now: JudgedMoment,
    hasRight: boolean,
  ): Promise<Forwarded | undefined> {
    // Being cancelled: the server must answer, at any age.
    if (entry.cancelling) return undefined;
    const { verdict } = judgeAge(entry, now);
    if (verdict === 'expire') {
      // May have arrived: it is sent again with its age, and the server reports the outcome.
      if (entry.mayHaveArrived) return undefined;
      await told(store.expire(entry.id));
      return 'done';
    }
    // After the question only the guest or the entry's age advances the entry.
    if (entry.askReason === 'age') return 'done';
    // An entry without a session cannot be sent: first the scan, then the question about its age.
    if (verdict === 'send' || entry.mayHaveArrived || !hasRight) return undefined;
    await askAge(entry, now);
    return 'done';
  }

  const momentFor = async ({ id }: StoredCommand): Promise<JudgedMoment | undefined> => {
    const moment = await reach.now();
    return moment && { ...moment, knownFor: knownFor(id) };
  };

  const needsSession = (entry: StoredCommand): boolean => sessionOf(entry.orderer) !== undefined;

  /** Too old for a scan: the server reports the outcome, and accepts the secret of the last attempt. */
  const lastTokenOf = (entry: StoredCommand, now: JudgedMoment): SessionToken | undefined =>
    entry.mayHaveArrived && isItsMoment(entry, now) && judgeAge(entry, now).verdict === 'expire'
      ? entry.sentToken
      : undefined;

  /** Avoids an immediate repetition when the server has no outcome. A time further off was stored with another clock. */
  const isItsMoment = ({ nextAt, ages }: StoredCommand, { wall }: Moment): boolean =>
    nextAt <= wall || nextAt > wall + (ages.askMinutes + 1) * MINUTE;

  /** Requires a scan, once; again only after a clock was set, so that its age is measured in any case. */
  async function holdForScan(entry: StoredCommand, now: JudgedMoment): Promise<Forwarded> {
    const followed = isFollowed(entry, now);
    if (entry.askReason !== 'session' || !followed) await told(askSession(entry, now, undefined));
    return 'done';
  }

  const askSession = (entry: StoredCommand, now: JudgedMoment, usedToken: SessionToken | undefined) => {
    const since = isFollowed(entry, now) ? entry.asked : { at: now.server, wall: now.wall };
    return store.askSession(entry.id, tooOldAt(entry, now), usedToken, since);
  };

  /** To cancel an order, the secret of its last attempt is enough, even if expired: tried once per withdrawal. */
  const tokenOf = async (entry: StoredCommand): Promise<SessionToken | undefined> =>
    (await store.tokenFor(entry)) ?? (entry.cancelling && entry.askReason === undefined ? entry.sentToken : undefined);

  async function settle(
    entry: StoredCommand,
    verdict: CommandVerdict,
    token: SessionToken | undefined,
    now: JudgedMoment,
    isHeard: boolean,
  ): Promise<Forwarded> {
    switch (verdict.kind) {
      case 'accepted':
        await told(store.settle(entry.id, { ...verdict, kind: 'received' }));
        return 'done';
      case 'refused':
        if (verdict.refusal.said !== undefined) {
          console.warn('An order was turned down for a reason that this build does not know:', verdict.refusal.said);
        }
        await told(store.settle(entry.id, { kind: 'refused', refusal: verdict.refusal }, token));
        return 'done';
      case 'ask':
        if (verdict.reason === 'session') {
          // An orderer without a table cannot scan: the command waits, as after any inconclusive answer.
          if (!needsSession(entry)) {
            await postpone(entry, undefined, { isHeard: true });
            return 'waits';
          }
          await told(askSession(entry, now, token));
          return 'done';
        }
        // An order that is being cancelled is not asked about.
        if (!entry.cancelling) {
          await askAge(entry, now);
          return 'done';
        }
        await postpone(entry, undefined, { isHeard: true });
        return 'waits';
      case 'retry':
        await postpone(entry, verdict.afterMs, { isHeard, limited: verdict.limited });
        return 'waits';
    }
  }

  /**
   * `wake`: ignores our own backoff. `mayBegin`: no earlier command must end first; otherwise it is asked about and expires
   * as usual, but is not sent.
   */
  return async function forward(
    seen: StoredCommand,
    { wake, mayBegin }: { readonly wake: boolean; readonly mayBegin: boolean },
  ): Promise<Forwarded> {
    const kind = kindOf(kinds, seen.kind);
    if (!kind) return 'done';
    if (seen.askReason === undefined && dueAt(seen, clock(), wake) > clock()) return 'waits';
    const right = await tokenOf(seen);
    const before = await momentFor(seen);
    if (!before) return 'unreachable';
    const decided = await decideAlone(seen, before, right !== undefined || !needsSession(seen));
    if (decided) return decided;
    const token = right ?? lastTokenOf(seen, before);
    if (token === undefined && needsSession(seen)) return holdForScan(seen, before);
    if (!mayBegin) return 'done';
    const entry = await told(store.begin(seen.id, token));
    // Another flusher or the guest was faster.
    if (!entry) return 'done';
    // The device may have slept, or its clock been set: the age is computed now.
    const now = await momentFor(entry);
    if (!now) {
      await postpone(entry, undefined, { isHeard: false });
      return 'unreachable';
    }
    let answer: RawAnswer;
    try {
      answer = await send(entry, { token, ...judgeAge(entry, now) });
    } catch {
      reach.lost();
      await postpone(entry, undefined, { isHeard: false });
      return 'waits';
    }
    // Not our server's body: a proxy or portal has answered.
    const isHeard = answer.body !== undefined;
    if (isHeard) reach.heard();
    else reach.lost();
    return settle(entry, kind.judge(answer, entry), token, now, isHeard);
  };
}
