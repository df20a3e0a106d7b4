// One message to one phone, encrypted for it, handed to the push service of its browser.
import { createHash } from 'node:crypto';
import type { PushNotice } from '#contract/staff/push-notice.ts';
import type { PushKeys } from '../../store/push/push-key.ts';
import type { PushSubscriptionRow } from '../../store/push/push-subscriptions.ts';
import { type Posting, postWebhook } from '../webhooks/post-webhook.ts';

/** As long as a call waits. Later the service throws it away. */
const TTL_S = 300;

export interface PushSender extends Posting {
  readonly keys: PushKeys;
  /** Our identity for a push service, `sub`: the public address. */
  readonly subject: string;
}

/** `gone`: the phone's subscription is over. `refused`: another try would end alike. */
export type PushEnd =
  | { readonly kind: 'taken' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused' | 'failed'; readonly reason: string };

const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** Loaded with the first message: a server whose staff ask for none has nothing of it. */
const loadWebPush = async () => (await import('web-push')).default;

export async function sendPush(
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
    // Keys that no browser has made.
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
