// A table of mail that is to be sent, sent row by row beside all that guests wait for.

import type { PublishedPlace, PublishedPlaces } from '../../services/place/published-places.ts';
import type { Store, Tx } from '../../store/store.ts';
import { type Following, followPlaces } from '../following/follow-places.ts';
import { isGivenUp, retryDelay } from '../webhooks/retry-times.ts';
import { hostOf, type Post, postMail } from './post.ts';
import type { OutgoingMail } from './send-mail.ts';

const TIMEOUT_MS = 30_000;
/** Longer than one mail can take. */
const HOLD_MS = 90_000;

export interface QueuedMail {
  readonly placeId: number;
  readonly createdAt: number;
  readonly attempts: number;
}

/** void: there is nobody to write to any more, or nothing to say. */
export type MailOutcome =
  | { readonly outcome: 'sent' | 'void' | 'given_up' }
  | { readonly attempts: number; readonly retryAt: number };

export interface MailTable<M extends QueuedMail> {
  /** The places of whose guests somebody waits. */
  readonly places: () => Promise<readonly number[]>;
  readonly hasDue: (placeId: number, now: number) => Promise<boolean>;
  /** Takes the oldest that is due, for this server alone until a time. The place is locked. */
  readonly hold: (
    tx: Tx,
    placeId: number,
    time: { readonly now: number; readonly until: number },
  ) => Promise<M | undefined>;
  readonly save: (tx: Tx, mail: M, end: MailOutcome) => Promise<void>;
  /** undefined: there is nobody to write to, or nothing to say any more. */
  readonly compose: (place: PublishedPlace, mail: M) => Promise<OutgoingMail | undefined>;
}

export interface MailOptions {
  readonly store: Store;
  readonly places: PublishedPlaces;
  readonly clock: () => number;
  readonly log: { readonly warn: (fields: object, message: string) => void };
  readonly post: Post;
  /** Where the links lead. */
  readonly publicUrl: string;
  readonly lookEveryMs?: number | undefined;
  readonly timeoutMs?: number | undefined;
}

/** Sends what a table holds, until it is stopped. `what`: its mail, for the log: "The link to an order". */
export const startMailQueue = <M extends QueuedMail>(
  options: MailOptions & { readonly what: string },
  table: MailTable<M>,
): Following => {
  const { store, places, clock, log, post, what, timeoutMs = TIMEOUT_MS } = options;
  const stopping = new AbortController();
  const { signal } = stopping;

  const send = async (mail: M): Promise<void> => {
    const { placeId, createdAt } = mail;
    const end = (outcome: MailOutcome) => store.write(placeId, (tx) => table.save(tx, mail, outcome));
    const place = await places.find(String(placeId));
    const message = place && (await table.compose(place, mail));
    if (!message) return end({ outcome: 'void' });
    const sent = await postMail(post, message, { timeoutMs, signal });
    if (sent.kind === 'taken') return end({ outcome: 'sent' });
    // The job was stopped in the middle: nothing failed, and the next one sends the mail.
    if (signal.aborted) return end({ attempts: mail.attempts, retryAt: 0 });
    const now = clock();
    const isOver = sent.kind === 'refused' || isGivenUp(createdAt, now);
    const attempts = mail.attempts + 1;
    await end(
      isOver ? { outcome: 'given_up' } : { attempts, retryAt: Math.round(now + retryDelay(attempts, Math.random())) },
    );
    const about = { place: placeId, host: hostOf(post), reason: sent.reason };
    if (isOver) log.warn(about, `${what} could not be sent by mail`);
    else if (attempts === 1) log.warn(about, `${what} was not taken as mail and is tried again`);
  };

  /** One after the other: mail servers count connections. */
  const sendAll = async (placeId: number): Promise<void> => {
    while (!signal.aborted) {
      const now = clock();
      const mail = await store.write(placeId, (tx) => table.hold(tx, placeId, { now, until: now + HOLD_MS }));
      if (!mail) return;
      await send(mail);
    }
  };

  const following = followPlaces({
    ...options,
    name: `Sending mail (${what})`,
    signal,
    places: table.places,
    look: async (placeId, run) => {
      if (await table.hasDue(placeId, clock())) await run(String(placeId), () => sendAll(placeId));
    },
  });
  return {
    settle: following.settle,
    stop: () => {
      stopping.abort();
      return following.stop();
    },
  };
};
