// Push subscriptions of staff on their own phones.
import { randomUUID } from 'node:crypto';
import type { PushState, PushSubscriptionKeys } from '#contract/staff/push-wire.ts';
import type { Language } from '#domain/language/language.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { dropSubscription, saveSubscription, subscriptionOf } from '../../store/push/push-subscriptions.ts';
import type { Services } from '../services.ts';
import type { Bearer } from './identify.ts';

type Asked = Pick<Services, 'store' | 'clock'>;

/** The sign-in, on a personal phone only: a shared device has several people and rings by itself. */
const ownSignIn = (bearer: Bearer) =>
  bearer.kind === 'person' && bearer.signIn.deviceId === null ? bearer.signIn : undefined;

/**
 * Contact address of this server for push services; `undefined` without a public one, since Apple's service rejects local
 * addresses.
 */
export function pushSubject(publicUrl: string | undefined): string | undefined {
  const url = publicUrl === undefined ? undefined : URL.parse(publicUrl);
  if (url?.protocol !== 'https:') return undefined;
  const { hostname } = url;
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  const isLocal = !hostname.includes('.') || /\.(?:local|localhost|internal|home|lan|test|invalid)$/.test(hostname);
  return isNumber || isLocal ? undefined : url.origin;
}

/** Whether the signed-in person is subscribed, and the key for a subscription. */
export async function pushStateOf(
  { store }: Pick<Services, 'store'>,
  placeId: number,
  bearer: Bearer,
  key: string | undefined,
): Promise<PushState> {
  const signIn = ownSignIn(bearer);
  const found = signIn && (await subscriptionOf(store.read, placeId, signIn.id));
  return { key: (signIn && key) ?? null, endpoint: found?.endpoint ?? null, language: found?.language ?? null };
}

/** Subscribes this phone to the place's notifications. */
export async function subscribeToPush(
  { store, clock }: Asked,
  placeId: number,
  bearer: Bearer,
  { endpoint, keys, language }: PushSubscriptionKeys & { readonly language: Language },
): Promise<Result<void, 'no_own_phone'>> {
  const signIn = ownSignIn(bearer);
  if (!signIn) return fail('no_own_phone');
  const createdAt = clock();
  const row = { id: randomUUID(), placeId, signInId: signIn.id, endpoint, ...keys, language, createdAt };
  await store.write(placeId, (tx) => saveSubscription(tx, row));
  return ok(undefined);
}

/** Ends the notifications of a phone; does nothing without a subscription. */
export async function unsubscribeFromPush({ store }: Asked, placeId: number, bearer: Bearer): Promise<void> {
  const signIn = ownSignIn(bearer);
  if (!signIn) return;
  await store.write(placeId, async (tx) => {
    const found = await subscriptionOf(tx.db, placeId, signIn.id);
    if (found) await dropSubscription(tx, found.id);
  });
}
