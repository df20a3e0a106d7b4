// Phones of the staff are told of what needs somebody while no page of theirs is open: a bonus beside what rings.
import type { PushNotice } from '#contract/staff/push-notice.ts';
import { hasRole } from '#domain/account/roles.ts';
import type { Role } from '#domain/account/user.ts';
import { placeWords } from '#domain/place/place.ts';
import type { PublishedPlaces } from '../../services/place/published-places.ts';
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
import { findSignIn } from '../../store/staff/sign-ins.ts';
import type { Store } from '../../store/store.ts';
import { PUSH_WORDS } from '../../words/push-words.ts';
import { type Following, followPlaces } from '../following/follow-places.ts';
import { retryDelay } from '../webhooks/retry-times.ts';
import { type Need, needsOf } from './needs.ts';
import { type PushSender, sendPush } from './send-push.ts';

const TIMEOUT_MS = 15_000;
/** Longer than one message can take. */
const HOLD_MS = 60_000;
const MOST_ATTEMPTS = 5;
/** A notification that comes later than that tells nothing that a page has not told. */
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

/** Role on duty: a person who is signed in and serves; with the sign-in the subscription ends. undefined: off duty. */
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

/** Tells the phones that asked for it, until the signal. */
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
    // A person has seen to it meanwhile.
    if (!need || !place) {
      await end({ outcome: 'void' });
      return true;
    }
    const name = placeWords(place, phone.language).name.text;
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
    // A need from before the phone asked stands on its page.
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
