// Sends a place's journal to one webhook, by one server at a time, event by event. A receiver without an answer delays only
// itself.
import type { WebhookEvent } from '#contract/service/webhook-event.ts';
import { readJournal } from '../../store/journal.ts';
import type { Store } from '../../store/store.ts';
import { holdWebhook, saveWebhook, type Webhook } from '../../store/webhook/webhooks.ts';
import { eventOfRow } from './event-of-row.ts';
import type { LookUp } from './judged-address.ts';
import { type PostEnd, postWebhook } from './post-webhook.ts';
import { isGivenUp, retryDelay } from './retry-times.ts';
import { webhookHeaders } from './sign-webhook.ts';

const TIMEOUT_MS = 15_000;
/** Lease of a webhook, ms; longer than a send can take. */
const HOLD_MS = 60_000;
const ROWS_AT_ONCE = 100;

export interface WebhookLog {
  readonly warn: (fields: object, message: string) => void;
}

export interface Telling {
  readonly store: Store;
  readonly clock: () => number;
  /** Unique id of this server. */
  readonly holder: string;
  readonly allowPrivate: boolean;
  readonly log: WebhookLog;
  /** Aborts running sends when the server stops. */
  readonly signal: AbortSignal;
  readonly timeoutMs?: number | undefined;
  readonly lookUp?: LookUp | undefined;
  readonly random?: (() => number) | undefined;
}

/** Sends one event. `messageId`: equal in every try. */
export const sendEvent = (
  { clock, allowPrivate, timeoutMs = TIMEOUT_MS, lookUp, signal }: Omit<Telling, 'store' | 'holder' | 'log'>,
  to: Pick<Webhook, 'url' | 'secret'>,
  messageId: string,
  event: WebhookEvent,
): Promise<PostEnd> => {
  const body = JSON.stringify(event);
  const headers = webhookHeaders(to.secret, { id: messageId, timestamp: Math.floor(clock() / 1000), body });
  return postWebhook(to.url, { headers, body }, { allowPrivate, timeoutMs, lookUp, signal });
};

/** Host only, because the rest of a URL may contain a password. */
const hostOf = (hook: Webhook): string => new URL(hook.url).host;

const noteFailure = async (
  telling: Telling,
  hook: Webhook,
  end: Exclude<PostEnd, { kind: 'taken' }>,
): Promise<void> => {
  const { store, holder, clock, log, random = Math.random } = telling;
  const now = clock();
  const reason = end.kind === 'gone' ? 'status_410' : end.reason;
  const failingSince = hook.failingSince ?? now;
  const isOver = end.kind === 'gone' || isGivenUp(failingSince, now);
  const attempts = hook.attempts + 1;
  const news = {
    ...{ attempts, failingSince, reason, retryAt: Math.round(now + retryDelay(attempts, random())) },
    ...(isOver && { pausedAt: now }),
  };
  const isOurs = await store.write(hook.placeId, (tx) => saveWebhook(tx, { id: hook.id, holder }, news, undefined));
  const about = { place: hook.placeId, host: hostOf(hook), reason };
  if (isOurs && isOver) log.warn(about, 'A webhook is paused: npm run hooks -- test makes it go on where it stands');
  else if (isOurs && attempts === 1) log.warn(about, 'A webhook does not take its messages and is tried again');
};

/** Sends rows; returns false when one was not accepted or another server has the lease. */
const tellRows = async (telling: Telling, hook: Webhook, place: string, isStopped: () => boolean): Promise<boolean> => {
  const { store, holder, clock } = telling;
  const rows = await readJournal(store, hook.placeId, hook.seq, ROWS_AT_ONCE);
  let told: Webhook = hook;
  const save = async (seq: number): Promise<boolean> => {
    told = { ...told, seq, attempts: 0, failingSince: undefined, reason: undefined };
    const { attempts, failingSince, reason } = told;
    const news = { seq, attempts, failingSince, reason };
    return store.write(hook.placeId, (tx) => saveWebhook(tx, { id: hook.id, holder }, news, clock() + HOLD_MS));
  };
  let passed = hook.seq;
  for (const row of rows) {
    const event = eventOfRow(row, place);
    if (!event) {
      passed = row.seq;
      continue;
    }
    if (isStopped()) return false;
    const end = await sendEvent(telling, hook, `msg_${hook.id}_${row.seq}`, event);
    if (end.kind !== 'taken') {
      // Interrupted by a stop, which is no failure; the next server sends it again.
      if (!isStopped()) await noteFailure(telling, told, end);
      return false;
    }
    if (!(await save(row.seq))) return false;
    passed = row.seq;
  }
  // Rows without events; skipping them does not clear earlier failures.
  if (passed > told.seq) {
    const seq = passed;
    const isOurs = await store.write(hook.placeId, (tx) =>
      saveWebhook(tx, { id: hook.id, holder }, { seq }, clock() + HOLD_MS),
    );
    if (!isOurs) return false;
  }
  return rows.length > 0;
};

/**
 * Sends a webhook all new events, unless another server does. An event is marked as sent after it was accepted, so a crash
 * in between repeats it and none is lost.
 */
export const driveWebhook = async (
  telling: Telling,
  of: { readonly placeId: number; readonly place: string; readonly id: string },
  isStopped: () => boolean,
): Promise<void> => {
  const { store, holder, clock } = telling;
  const held = { id: of.id, holder };
  let hasMore = true;
  while (hasMore && !isStopped()) {
    const now = clock();
    const hook = await store.write(of.placeId, (tx) => holdWebhook(tx, held, { now, until: now + HOLD_MS }));
    if (!hook) return;
    hasMore = await tellRows(telling, hook, of.place, isStopped);
  }
  await store.write(of.placeId, (tx) => saveWebhook(tx, held, {}, undefined));
};
