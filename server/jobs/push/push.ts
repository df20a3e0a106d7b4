// Push notifications to staff phones while no page is open, in addition to the ringing pages.

import { createHash } from 'node:crypto';
import type { PushNotice } from '#contract/staff/push-notice.ts';
import { hasRole } from '#domain/account/roles.ts';
import type { Role } from '#domain/account/user.ts';
import { placeTexts } from '#domain/place/place.ts';
import { unacceptedSince, unseenSince } from '#domain/service/board.ts';
import type { LockedDevice } from '#domain/staff/device-lock.ts';
import type { PublishedPlaces } from '../../services/place/published-places.ts';
import { paperTrouble } from '../../services/printing/paper-trouble.ts';
import type { PushKeys } from '../../store/push/push-key.ts';
import {
  holdMessages,
  knownNeeds,
  type PushMessage,
  queueMessages,
  saveMessage,
  sweepMessages,
} from '../../store/push/push-messages.ts';
import {
  dropSubscription,
  type PushSubscriptionRow,
  placesWithPush,
  subscriptionsAt,
} from '../../store/push/push-subscriptions.ts';
import { ordersSince } from '../../store/service/board-orders.ts';
import { openCalls } from '../../store/service/calls.ts';
import { lockedDevices } from '../../store/staff/device-locks.ts';
import { findSignIn } from '../../store/staff/sign-ins.ts';
import type { Store } from '../../store/store.ts';
import { PUSH_WORDS } from '../../texts/push-texts.ts';
import { type Following, followPlaces } from '../following/follow-places.ts';
import { type Posting, postWebhook } from '../webhooks/post-webhook.ts';
import { retryDelay } from '../webhooks/retry-times.ts';

// Needs of a place that call a person, a part of those that screens ring for.
/** Age after which a need is not pushed, ms; a person who starts work reads it on a page. */
const NEWS_MS = 15 * 60_000;

interface Need {
  /** Id of the need: stays the same while the need exists. */
  readonly key: string;
  readonly kind: 'unseen' | 'unseenNumber' | 'unaccepted' | 'unacceptedNumber' | 'call' | 'bill' | 'printer' | 'lock';
  /** Lowest role that can handle the need. */
  readonly role: Role;
  /** Name of a table, order, printer or device. */
  readonly about: string;
  /** Epoch ms. */
  readonly since: number;
}

/** A device locked by wrong PINs; ends once a manager has seen it. */
const toLockNeed = ({ device, name, since, seen }: LockedDevice, now: number): Need[] =>
  seen || now - since > NEWS_MS
    ? []
    : [{ key: `lock ${device} ${since}`, kind: 'lock', role: 'PLACE_ADMIN', about: name, since }];

async function needsOf(db: Store['read'], placeId: number, now: number): Promise<readonly Need[]> {
  const [orders, calls, { printers }, locked] = await Promise.all([
    ordersSince(db, placeId, now - NEWS_MS),
    openCalls(db, placeId),
    paperTrouble(db, placeId, now),
    lockedDevices(db, placeId),
  ]);
  const role = 'WAITER';
  return [
    ...orders.flatMap(({ order }): Need[] => {
      const unseen = unseenSince(order, now);
      const since = unseen ?? unacceptedSince(order, now);
      if (since === undefined) return [];
      const about = order.table ?? order.label;
      const name = unseen === undefined ? 'unaccepted' : 'unseen';
      const kind = order.table === undefined ? (`${name}Number` as const) : name;
      // One key for both kinds, so that a person is notified once.
      return [{ key: `unseen ${order.id}`, kind, role, about, since }];
    }),
    ...calls.flatMap(({ id, kind, table, at, coming }): Need[] =>
      coming || now - at > NEWS_MS ? [] : [{ key: `call ${id}`, kind, role, about: table, since: at }],
    ),
    ...(printers ?? []).flatMap(({ name, since }): Need[] =>
      since === undefined ? [] : [{ key: `printer ${name} ${since}`, kind: 'printer', role, about: name, since }],
    ),
    ...locked.flatMap((device) => toLockNeed(device, now)),
  ];
}

// Sends one message to one phone: encrypted, to the push service of its browser.
/** Lifetime at the push service, seconds; as long as a call waits. */
const TTL_S = 300;

interface PushSender extends Posting {
  readonly keys: PushKeys;
  /** VAPID `sub`: the public address. */
  readonly subject: string;
}

/** `gone`: the subscription is over. `refused`: a retry would fail too. */
type PushEnd =
  | { readonly kind: 'taken' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused' | 'failed'; readonly reason: string };

const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** Loaded with the first message, to save memory on servers without subscriptions. */
const loadWebPush = async () => (await import('web-push')).default;

async function sendPush(
  { keys, subject, ...posting }: PushSender,
  { endpoint, p256dh, auth }: Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>,
  notice: PushNotice,
): Promise<PushEnd> {
  const webPush = await loadWebPush();
  let details: ReturnType<typeof webPush.generateRequestDetails>;
  try {
    const vapidDetails = { subject, ...keys };
    const options = { vapidDetails, TTL: TTL_S, urgency: 'high', topic: topicOf(notice.tag) } as const;
    details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), options);
  } catch {
    // The keys were not made by a browser.
    return { kind: 'gone' };
  }
  const headers = Object.fromEntries(
    Object.entries(details.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  const end = await postWebhook(
    endpoint,
    { headers: { 'user-agent': 'Tabl', ...headers }, body: details.body },
    posting,
  );
  if (end.kind !== 'failed') return end;
  if (end.reason === 'status_404') return { kind: 'gone' };
  return { kind: /^status_4(?!08|29)/.test(end.reason) ? 'refused' : 'failed', reason: end.reason };
}

const TIMEOUT_MS = 15_000;
/** Lease of a message, ms; longer than a send can take. */
const HOLD_MS = 60_000;
const MOST_ATTEMPTS = 5;
/** Age after which a notification is dropped, ms; the page shows the need by then. */
const LATEST_MS = 5 * 60_000;
const KEPT_MS = 24 * 3_600_000;

export interface PushOptions extends Pick<PushSender, 'keys' | 'subject' | 'allowPrivate' | 'lookUp'> {
  readonly store: Store;
  readonly places: PublishedPlaces;
  readonly clock: () => number;
  readonly log: { readonly warn: (fields: object, message: string) => void };
  readonly lookEveryMs?: number | undefined;
  readonly timeoutMs?: number | undefined;
}

/** Role of the subscriber, signed in and in service; the subscription ends with the sign-in. `undefined`: off duty. */
const roleOnDuty = async (
  { store, clock }: PushOptions,
  { signInId }: PushSubscriptionRow,
): Promise<Role | undefined> => {
  const role = (await findSignIn(store.read, signInId, clock()))?.person.role;
  return role !== undefined && hasRole(role, 'WAITER') ? role : undefined;
};

const noticeOf = (need: Need, phone: PushSubscriptionRow, place: { slug: string; name: string }): PushNotice => ({
  title: place.name,
  body: PUSH_WORDS[phone.language][need.kind](need.about),
  language: phone.language,
  tag: need.key,
  path: `/${place.slug}/staff/tables`,
});

/** Notifies subscribed phones until the signal. */
export const startPush = (options: PushOptions): Following => {
  const { store, places, clock, log, keys, subject, allowPrivate, lookUp, timeoutMs = TIMEOUT_MS } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const sender: PushSender = { keys, subject, allowPrivate, lookUp, timeoutMs, signal };

  const drop = (phone: PushSubscriptionRow) => store.write(phone.placeId, (tx) => dropSubscription(tx, phone.id));

  const tell = async (phone: PushSubscriptionRow, message: PushMessage, need: Need | undefined): Promise<boolean> => {
    const { placeId } = phone;
    const end = (saved: Parameters<typeof saveMessage>[2]) =>
      store.write(placeId, (tx) => saveMessage(tx, message, saved));
    const place = (await places.find(String(placeId)))?.document.place;
    // The need has been handled meanwhile.
    if (!need || !place) {
      await end({ outcome: 'void' });
      return true;
    }
    const name = placeTexts(place, phone.language).name.text;
    const sent = await sendPush(sender, phone, noticeOf(need, phone, { slug: place.slug, name }));
    if (signal.aborted) return false;
    if (sent.kind === 'gone') {
      await drop(phone);
      return false;
    }
    if (sent.kind === 'taken') {
      await end({ outcome: 'sent' });
      return true;
    }
    const attempts = message.attempts + 1;
    const retryAt = Math.round(clock() + retryDelay(attempts, Math.random()));
    const isOver = sent.kind === 'refused' || attempts >= MOST_ATTEMPTS || retryAt - message.createdAt > LATEST_MS;
    await end(isOver ? { outcome: 'given_up' } : { attempts, retryAt });
    const about = { place: placeId, host: new URL(phone.endpoint).host, reason: sent.reason };
    if (isOver) log.warn(about, 'A phone of the staff could not be sent a notification');
    return true;
  };

  const tellPhone = async (phone: PushSubscriptionRow): Promise<void> => {
    const { id, placeId } = phone;
    const own = await roleOnDuty(options, phone);
    if (!own) return drop(phone);
    const now = clock();
    const needs = (await needsOf(store.read, placeId, now)).filter(({ role }) => hasRole(own, role));
    const known = await knownNeeds(store.read, id);
    // Needs from before the subscription are already on the phone's page.
    const news = needs.filter(({ key, since }) => since >= phone.createdAt && !known.has(key));
    if (news.length === 0 && known.size === 0) return;
    const messages = await store.write(placeId, async (tx) => {
      const added = news.map(({ key }) => ({ subscriptionId: id, need: key }));
      await queueMessages(tx, added, now);
      await sweepMessages(tx, id, now - KEPT_MS);
      return holdMessages(tx, id, { now, until: now + HOLD_MS });
    });
    for (const message of messages) {
      const need = needs.find(({ key }) => key === message.need);
      if (signal.aborted || !(await tell(phone, message, need))) return;
    }
  };

  const following = followPlaces({
    ...options,
    name: 'Telling phones',
    signal,
    places: () => placesWithPush(store.read),
    look: async (placeId, run) => {
      const phones = await subscriptionsAt(store.read, placeId);
      await Promise.all(phones.map((phone) => run(phone.id, () => tellPhone(phone))));
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
