// Sends queued mails of a table one by one, in the background.
import type { PublishedPlace, PublishedPlaces } from '../../services/place/published-places.ts';
import { type HoldTime, hasMailDue, type MailOutcome, placesWithMail } from '../../store/mail/mail-rows.ts';
import type { MailTableName } from '../../store/mail/mail-tables.ts';
import type { Store, Tx } from '../../store/store.ts';
import { type Following, followPlaces } from '../following/follow-places.ts';
import { isGivenUp, retryDelay } from '../webhooks/retry-times.ts';
import { hostOf, type Post, postMail } from './post.ts';
import type { OutgoingMail } from './send-mail.ts';

const TIMEOUT_MS = 30_000;
/** Lease of a mail, ms; longer than a send can take. */
const HOLD_MS = 90_000;

export interface QueuedMail {
  readonly placeId: number;
  readonly createdAt: number;
  readonly attempts: number;
}

export interface MailTable<M extends QueuedMail> {
  readonly name: MailTableName;
  /** Takes the oldest due mail for this server until a time. The place is locked. */
  readonly hold: (tx: Tx, placeId: number, time: HoldTime) => Promise<M | undefined>;
  readonly save: (tx: Tx, mail: M, end: MailOutcome) => Promise<void>;
  /** `undefined` when recipient or content is gone. */
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

/** Sends a table's mails until stopped. `what`: name of the mail in the log: "The link to an order". */
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
    // Interrupted by a stop, which is no failure; the next server sends the mail.
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

  /** One after another, because mail servers limit connections. */
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
    places: () => placesWithMail(store.read, table.name),
    look: async (placeId, run) => {
      if (await hasMailDue(store.read, table.name, placeId, clock()))
        await run(String(placeId), () => sendAll(placeId));
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
