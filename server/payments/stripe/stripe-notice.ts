// Stripe's notifications. They only trigger a poll of the payment's state.
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Notice } from '../../services/payment/payment-port.ts';

/** Tolerance of the timestamp, seconds; a signature alone does not prevent replays. */
const TOLERANCE_S = 300;
/** Maximum number of signatures, enough for a rotation of the secret. */
const MOST_SIGNATURES = 8;

const eventSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  data: v.object({
    object: v.looseObject({
      id: v.string(),
      client_reference_id: v.nullish(v.string()),
      payment_intent: v.nullish(v.unknown()),
      metadata: v.nullish(v.looseObject({ payment_key: v.nullish(v.string()) })),
    }),
  }),
});

const isSame = (one: string, other: Buffer): boolean => {
  const given = Buffer.from(one, 'hex');
  return given.length === other.length && timingSafeEqual(given, other);
};

/** Whether one of the signatures matches these bytes with a current timestamp. */
export const isStripesOwn = (raw: Buffer, header: string, secret: string, now: number): boolean => {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const at = parts.find(([name]) => name === 't')?.[1] ?? '';
  const signatures = parts
    .flatMap(([name, value]) => (name === 'v1' && value ? [value] : []))
    .slice(0, MOST_SIGNATURES);
  if (!/^\d{1,12}$/.test(at) || Math.abs(now / 1000 - Number(at)) > TOLERANCE_S) return false;
  const expected = createHmac('sha256', secret).update(`${at}.`).update(raw).digest();
  // Compares all, so that the time does not reveal which one matches.
  return signatures.map((one) => isSame(one, expected)).some(Boolean);
};

/** `undefined` when the notification is not from Stripe. */
export const readStripeNotice = (
  raw: Buffer,
  header: string,
  secret: string,
  now: number,
): readonly Notice[] | undefined => {
  if (!isStripesOwn(raw, header, secret, now)) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(eventSchema, json);
  // Accepts events of other kinds without an effect.
  if (!parsed.success) return [];
  const { id, data } = parsed.output;
  const paymentKey = data.object.client_reference_id ?? data.object.metadata?.payment_key ?? undefined;
  return [{ id, reference: data.object.id, paymentKey }];
};
