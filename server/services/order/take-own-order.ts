// Accepts an order without a table (delivery or pickup) exactly once. Its secret, created by the device before the first
// send, is the only proof of ownership.
import { refusedToWire } from '#contract/order/order-answer.ts';
import type { CommandId, OrderId } from '#domain/ids.ts';
import { followKeyOf } from '#domain/order/follow/follow-key.ts';
import { type DeviceId, type Orderer, ordererKey, type UserId } from '#domain/order/orderer.ts';
import type { OrderType } from '#domain/place/place.ts';
import { findAccount } from '../../store/account/accounts.ts';
import { queueMail } from '../../store/mail/mails.ts';
import { findAnswer, type StoredAnswer, saveAnswer } from '../../store/order/orders.ts';
import { hashSecret } from '../../store/secrets.ts';
import { mailsGuests } from '../mails-guests.ts';
import { offeredAt } from '../payment/offered.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { limitPromo } from '../promotion/check-promo.ts';
import type { Answer, Services } from '../services.ts';
import { ACCEPTED, keyReused, REFUSED, rateLimited, refusalOf, toAnswer } from './order-answers.ts';
import { fingerprintOf, type OrderRequest } from './order-request.ts';
import { decideOrder } from './place-order.ts';

/** A device without an id is identified by its order. */
const ordererOf = (id: CommandId, device: string | undefined): Orderer => ({
  kind: 'device',
  deviceId: (device ?? id) as DeviceId,
});

/** Repeats the first answer to the holder of the secret, and to no other caller. */
const replayOwn = (
  stored: StoredAnswer,
  asked: { readonly token: string; readonly secretHash: string; readonly fingerprint: string | undefined },
): Answer | undefined => {
  const isSame =
    stored.fingerprint === '' || asked.fingerprint === undefined || stored.fingerprint === asked.fingerprint;
  return isSame && stored.secretHash === asked.secretHash ? toAnswer(stored, asked.token) : undefined;
};

/** A device creates its own id, which proves nothing: without a verified customer, the IP address is counted too. */
const limitOwn = async (
  { limits }: Pick<Services, 'limits'>,
  {
    customer,
    orderer,
    address,
  }: { readonly customer?: UserId | undefined; readonly orderer: Orderer; readonly address: string },
): Promise<number | undefined> =>
  customer === undefined
    ? ((await limits.pickupOrdersOfDevice.take(ordererKey(orderer))) ?? (await limits.pickupOrders.take(address)))
    : limits.customerOrders.take(customer);

/** Accepts or rejects an order without a table, once. */
export const takeOwnOrder = (
  services: Services,
  found: PublishedPlace,
  request: OrderRequest & { readonly orderType: OrderType },
): Promise<Answer> => {
  const { id, token, device, address, orderType, promoCode } = request;
  const { currency } = found.document.place;
  const fingerprint = fingerprintOf(found.id, request);
  const secretHash = hashSecret(token);
  return services.store.write(found.id, async (tx) => {
    const stored = await findAnswer(tx.db, found.id, id);
    if (stored) return replayOwn(stored, { token, secretHash, fingerprint }) ?? keyReused(id, currency);
    const orderer = ordererOf(id, device);
    // An account with an unverified email address is as easy to invent as a phone number.
    const account = request.customer === undefined ? undefined : await findAccount(tx.db, request.customer);
    const isUnproven = account?.isVerified !== true;
    const wait =
      (await limitOwn(services, { customer: isUnproven ? undefined : request.customer, orderer, address })) ??
      // An order reveals whether its promo code is valid, so it counts as a try.
      (promoCode === undefined ? undefined : await limitPromo(services, undefined, address));
    if (wait !== undefined) return rateLimited(id, wait);
    const now = services.clock();
    const place = (await services.places.at(tx.db, found.id)) ?? found;
    const sender = device ?? secretHash;
    const offered = offeredAt(services, place);
    const isCrowded = isUnproven && (await services.limits.openPickups.take(address)) !== undefined;
    const one = {
      ...{ tx, place, orderer, sitting: undefined, orderType, sender, now, request, fingerprint, offered },
      ...{ isUnproven, isCrowded },
    };
    const decision = await decideOrder(one);
    if ('unsettled' in decision) return decision.unsettled;
    const { status, body } = decision.settled;
    const followKey = followKeyOf(token);
    const answer = {
      fingerprint,
      sessionId: undefined,
      orderer,
      status,
      body: JSON.stringify(body),
      secretHash,
      followHash: followKey && hashSecret(followKey),
    };
    await saveAnswer(tx, { placeId: found.id, id, at: now }, answer);
    if (mailsGuests(services, place) && status === ACCEPTED && followKey && request.details?.email !== undefined) {
      const language = request.language ?? place.document.place.defaultLanguage;
      await queueMail(tx, { placeId: found.id, orderId: id, language, followKey, createdAt: now });
    }
    return toAnswer(answer, token);
  });
};

/** Withdraws an order without a table that may not have arrived. If it has arrived, it stays and its answer is repeated. */
export const cancelOwnOrder = (
  { store, limits, clock }: Services,
  place: PublishedPlace,
  request: {
    readonly id: OrderId;
    readonly token: string;
    readonly device: string | undefined;
    readonly address: string;
  },
): Promise<Answer> => {
  const { currency } = place.document.place;
  const { id, token, device, address } = request;
  const secretHash = hashSecret(token);
  return store.write(place.id, async (tx) => {
    const stored = await findAnswer(tx.db, place.id, id);
    if (stored) return replayOwn(stored, { token, secretHash, fingerprint: undefined }) ?? keyReused(id, currency);
    const wait = await limitOwn({ limits }, { orderer: ordererOf(id, device), address });
    if (wait !== undefined) return rateLimited(id, wait);
    const body = JSON.stringify(refusedToWire(refusalOf('order_cancelled'), id, currency));
    const orderer = ordererOf(id, device);
    const answer = { fingerprint: '', sessionId: undefined, orderer, status: REFUSED, body, secretHash };
    await saveAnswer(tx, { placeId: place.id, id, at: clock() }, answer);
    return toAnswer(answer, token);
  });
};
