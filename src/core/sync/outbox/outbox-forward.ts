// One entry, one step further: asked about, given up, or sent and judged.
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
 * done         settled, or it is the guest's turn: the next one may go
 * waits        for the network or its time: later commands of its orderer wait too
 * unreachable  the server is not there; nothing was begun
 */
export type Forwarded = 'done' | 'waits' | 'unreachable';

export interface ForwardParts {
  readonly store: OutboxStore;
  readonly kinds: CommandKinds;
  readonly send: SendCommand;
  readonly reach: Reach;
  readonly clock: () => number;
  /** How long this flusher has known of a command, ms. */
  readonly knownFor: (id: StoredCommand['id']) => number;
  readonly random: () => number;
  readonly told: (step: Promise<StoredCommand | undefined>) => Promise<StoredCommand | undefined>;
}

const MINUTE = 60_000;
/** Chance may say "at once"; a server in trouble is spared that. */
const SHORTEST_WAIT = 250;

export function createForward({ store, kinds, send, reach, clock, knownFor, random, told }: ForwardParts) {
  const postpone = (
    entry: StoredCommand,
    afterMs: number | undefined,
    limited?: boolean,
  ): Promise<StoredCommand | undefined> => {
    const now = clock();
    const wait = Math.max(SHORTEST_WAIT, backoffMs(entry.attempts, random()));
    return told(
      store.postpone(entry.id, now + Math.max(wait, afterMs ?? 0), afterMs === undefined ? 0 : now + afterMs, limited),
    );
  };

  /** When an order that waits for its guest becomes too old, by the device's clock; looked at again then. */
  const tooOldAt = (entry: StoredCommand, now: JudgedMoment): number => {
    const left = entry.ages.askMinutes * MINUTE - (judgeAge(entry, now).ageMs ?? 0);
    return now.wall + Math.max(MINUTE, left + 1000);
  };
  const askAge = (entry: StoredCommand, now: JudgedMoment): Promise<StoredCommand | undefined> =>
    told(store.askAge(entry.id, tooOldAt(entry, now), { at: now.server, wall: now.wall }));

  /** Verdict that the device reaches alone. undefined: the command is to be sent. */
  async function decideAlone(
    entry: StoredCommand,
    now: JudgedMoment,
    hasRight: boolean,
  ): Promise<Forwarded | undefined> {
    // Being taken back: the server has to say, whatever its age.
    if (entry.cancelling) return undefined;
    const { verdict } = judgeAge(entry, now);
    if (verdict === 'expire') {
      // May have arrived: it is sent once more with its age, and the server says what became of it.
      if (entry.mayHaveArrived) return undefined;
      await told(store.expire(entry.id));
      return 'done';
    }
    // Once asked, only the guest or its age moves it.
    if (entry.askReason === 'age') return 'done';
    // Without a session it cannot be sent anyway: first the table, then its age.
    if (verdict === 'send' || entry.mayHaveArrived || !hasRight) return undefined;
    await askAge(entry, now);
    return 'done';
  }

  const momentFor = async ({ id }: StoredCommand): Promise<JudgedMoment | undefined> => {
    const moment = await reach.now();
    return moment && { ...moment, knownFor: knownFor(id) };
  };

  const needsSession = (entry: StoredCommand): boolean => sessionOf(entry.orderer) !== undefined;

  /** Too old for any scan to help: the server says what became of it, and the secret that it was sent with will do. */
  const lastTokenOf = (entry: StoredCommand, now: JudgedMoment): SessionToken | undefined =>
    entry.mayHaveArrived && isItsMoment(entry, now) && judgeAge(entry, now).verdict === 'expire'
      ? entry.sentToken
      : undefined;

  /** Not again at once where a server knows no end for it. A moment that is further off was noted by another clock. */
  const isItsMoment = ({ nextAt, ages }: StoredCommand, { wall }: Moment): boolean =>
    nextAt <= wall || nextAt > wall + (ages.askMinutes + 1) * MINUTE;

  /** Asks for a scan, once; again only where a clock was set since, so that its age is followed by any answer. */
  async function holdForScan(entry: StoredCommand, now: JudgedMoment): Promise<Forwarded> {
    const followed = isFollowed(entry, now);
    if (entry.askReason !== 'session' || !followed) await told(askSession(entry, now, undefined));
    return 'done';
  }

  const askSession = (entry: StoredCommand, now: JudgedMoment, usedToken: SessionToken | undefined) => {
    const since = isFollowed(entry, now) ? entry.asked : { at: now.server, wall: now.wall };
    return store.askSession(entry.id, tooOldAt(entry, now), usedToken, since);
  };

  /** To take an order back, the secret that it was sent with will do, be it lapsed: tried once for each "no" of the guest. */
  const tokenOf = async (entry: StoredCommand): Promise<SessionToken | undefined> =>
    (await store.tokenFor(entry)) ?? (entry.cancelling && entry.askReason === undefined ? entry.sentToken : undefined);

  async function settle(
    entry: StoredCommand,
    verdict: CommandVerdict,
    token: SessionToken | undefined,
    now: JudgedMoment,
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
          // A guest without a table could scan a hundred codes: the command waits, as after any answer that settles nothing.
          if (!needsSession(entry)) {
            await postpone(entry, undefined);
            return 'waits';
          }
          await told(askSession(entry, now, token));
          return 'done';
        }
        // A question makes no sense to an order that is being taken back.
        if (!entry.cancelling) {
          await askAge(entry, now);
          return 'done';
        }
        await postpone(entry, undefined);
        return 'waits';
      case 'retry':
        await postpone(entry, verdict.afterMs, verdict.limited);
        return 'waits';
    }
  }

  /**
   * `wake`: our own waiting times are void. `mayBegin`: nothing before it has to end first; else it is asked about and given
   * up like any other, only not sent.
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
    // Another flusher or the guest was quicker.
    if (!entry) return 'done';
    // The device may have slept since, or its clock been set: its age is what it is now.
    const now = await momentFor(entry);
    if (!now) {
      await postpone(entry, undefined);
      return 'unreachable';
    }
    let answer: RawAnswer;
    try {
      answer = await send(entry, { token, ...judgeAge(entry, now) });
    } catch {
      reach.lost();
      await postpone(entry, undefined);
      return 'waits';
    }
    // The words are not ours: another machine between us and the server has answered.
    if (answer.body === undefined) reach.lost();
    else reach.heard();
    return settle(entry, kind.judge(answer, entry), token, now);
  };
}
