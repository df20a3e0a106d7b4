// Web Push: a phone that asks to be told, and what it is told.
import * as v from 'valibot';
import { LANGUAGES } from '#domain/language/language.ts';

const base64url = (longest: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(longest));

/** As the browser made it; its keys are for messages to this phone alone. */
const pushSubscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.url(), v.regex(/^https:/)),
  keys: v.object({ p256dh: base64url(100), auth: base64url(40) }),
});
export type PushSubscriptionKeys = v.InferOutput<typeof pushSubscriptionSchema>;

export const pushRequestSchema = v.object({
  ...pushSubscriptionSchema.entries,
  language: v.picklist(LANGUAGES),
});

/** `key`: null, the server has no public https address, and push services take nothing from it. */
export const pushStateSchema = v.object({
  key: v.nullable(v.string()),
  /** Where this sign-in is told; null: it did not ask to be. */
  endpoint: v.nullable(v.string()),
  /** Language of its words. */
  language: v.nullable(v.picklist(LANGUAGES)),
});
export type PushState = v.InferOutput<typeof pushStateSchema>;

/** A browser's subscription; undefined where a message could not be encrypted for it. */
export function parsePushSubscription(json: unknown): PushSubscriptionKeys | undefined {
  const parsed = v.safeParse(pushSubscriptionSchema, json);
  return parsed.success ? parsed.output : undefined;
}
