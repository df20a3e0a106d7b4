// Web Push: subscriptions of phones.
import * as v from 'valibot';
import { LANGUAGES } from '#domain/language/language.ts';

const base64url = (longest: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(longest));

/** From the browser; its keys encrypt messages to this phone only. */
const pushSubscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.url(), v.regex(/^https:/)),
  keys: v.object({ p256dh: base64url(100), auth: base64url(40) }),
});
export type PushSubscriptionKeys = v.InferOutput<typeof pushSubscriptionSchema>;

export const pushRequestSchema = v.object({
  ...pushSubscriptionSchema.entries,
  language: v.picklist(LANGUAGES),
});

/** `key`: null when the server has no public https URL, which push services require. */
export const pushStateSchema = v.object({
  key: v.nullable(v.string()),
  /** Endpoint of this sign-in; null: not subscribed. */
  endpoint: v.nullable(v.string()),
  /** Language of the notifications. */
  language: v.nullable(v.picklist(LANGUAGES)),
});
export type PushState = v.InferOutput<typeof pushStateSchema>;

/** A browser's subscription; undefined: it does not support encryption. */
export function parsePushSubscription(json: unknown): PushSubscriptionKeys | undefined {
  const parsed = v.safeParse(pushSubscriptionSchema, json);
  return parsed.success ? parsed.output : undefined;
}
