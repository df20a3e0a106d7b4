// One entry, one step further: asked about, given up, or sent and judged.
import { judgeOrderAnswer, type OrderVerdict, type RawAnswer } from '#contract/order-answer.ts';
import type { StoredEntry } from '#contract/stored.ts';
import type { OutboxStore } from '#db/outbox-store.ts';
import type { SessionToken } from '#domain/ids.ts';
import { ageVerdict, backoffMs } from '#domain/outbox-rules.ts';
import { knownAge } from './outbox-age.ts';
import { dueAt } from './outbox-queue.ts';
import type { Reach } from './outbox-reach.ts';
import type { SendOrder } from './send-order.ts';

/**
 * done         settled, or it is the guest's turn: the next one may go
 * waits        for the network or its time: later orders of its session wait too
 * unreachable  the server is not there; nothing was begun
 */
export type Forwarded = 'done' | 'waits' | 'unreachable';

export interface ForwardParts {
  readonly store: OutboxStore;
  readonly send: SendOrder;
  readonly reach: Reach;
  readonly clock: () => number;
  readonly random: () => number;
  readonly told: (step: Promise<StoredEntry | undefined>) => Promise<StoredEntry | undefined>;
}

const MINUTE = 60_000;
/** Chance may say "at once"; a server in trouble is spared that. */
const SHORTEST_WAIT = 250;

export function createForward({ store, send, reach, clock, random, told }: ForwardParts) {
  const ageNow = (entry: StoredEntry): number | undefined => knownAge(entry, reach.serverNowKnown(), clock());

  /** When an order that waits for its guest becomes too old, by the device's clock; 0 where that is not known. */
  const tooOldAt = (entry: StoredEntry): number => {
    const age = ageNow(entry);
    return age === undefined ? 0 : clock() + Math.max(MINUTE, entry.terms.orderAskMinutes * MINUTE - age + 1000);
  };

  const postpone = (entry: StoredEntry, afterMs: number | undefined): Promise<StoredEntry | undefined> => {
    const now = clock();
    const wait = Math.max(SHORTEST_WAIT, backoffMs(entry.attempts, random()));
    return told(
      store.postpone(entry.id, now + Math.max(wait, afterMs ?? 0), afterMs === undefined ? 0 : now + afterMs),
    );
  };

  /** What the device decides alone. undefined: it is to be sent. */
  async function decideAlone(entry: StoredEntry, hasToken: boolean): Promise<Forwarded | undefined> {
    // Being taken back: the server has to say, whatever its age.
    if (entry.cancelling) return undefined;
    const verdict = ageVerdict(ageNow(entry), entry.terms, entry.confirmed);
    if (verdict === 'expire') {
      // May have arrived: it is sent once more with its age, and the server says what became of it.
      if (entry.mayHaveArrived) return undefined;
      await told(store.expire(entry.id));
      return 'done';
    }
    // Once asked, only the guest or its age moves it.
    if (entry.askReason === 'age') return 'done';
    // Without a session it cannot be sent anyway: first the table, then its age.
    if (verdict === 'send' || entry.mayHaveArrived || !hasToken) return undefined;
    await told(store.ask(entry.id, 'age', tooOldAt(entry)));
    return 'done';
  }

  /** To take an order back, the secret that it was sent with will do, be it lapsed: tried once for each "no" of the guest. */
  const tokenOf = async (entry: StoredEntry): Promise<SessionToken | undefined> =>
    (await store.tokenFor(entry)) ?? (entry.cancelling && entry.askReason === undefined ? entry.sentToken : undefined);

  async function settle(entry: StoredEntry, answer: RawAnswer, verdict: OrderVerdict, token: SessionToken) {
    switch (verdict.kind) {
      case 'accepted':
        reach.heard();
        await told(store.settle(entry.id, { kind: 'received', order: verdict.order }));
        return 'done';
      case 'refused':
        reach.heard();
        await told(store.settle(entry.id, { kind: 'refused', refusal: verdict.refusal }));
        return 'done';
      case 'ask':
        reach.heard();
        if (verdict.reason === 'age' && entry.cancelling) {
          // A question makes no sense to an order that is being taken back.
          await postpone(entry, undefined);
          return 'waits';
        }
        await told(store.ask(entry.id, verdict.reason, tooOldAt(entry), token));
        return 'done';
      case 'retry':
        // Not our own words: whoever answered stands between us and the server.
        if (answer.body === undefined) reach.lost();
        await postpone(entry, verdict.afterMs);
        return 'waits';
    }
  }

  return async function forward(seen: StoredEntry, wake: boolean): Promise<Forwarded> {
    if (seen.askReason === undefined && dueAt(seen, clock(), wake) > clock()) return 'waits';
    const token = await tokenOf(seen);
    if (!token && seen.askReason === 'session' && seen.mayHaveArrived) return 'done';
    if ((await reach.serverNow()) === undefined) return 'unreachable';
    const decided = await decideAlone(seen, token !== undefined);
    if (decided) return decided;
    if (!token) {
      if (seen.askReason !== 'session') await told(store.ask(seen.id, 'session', tooOldAt(seen)));
      return 'done';
    }
    const entry = await told(store.begin(seen.id, token));
    // Another flusher or the guest was quicker.
    if (!entry) return 'done';
    let answer: RawAnswer;
    try {
      answer = await send(entry, { token, ageMs: ageNow(entry) });
    } catch {
      reach.lost();
      await postpone(entry, undefined);
      return 'waits';
    }
    return settle(entry, answer, judgeOrderAnswer(answer, entry.id, entry.terms.currency), token);
  };
}
