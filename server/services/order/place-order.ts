// Accepts or rejects an order exactly once. All its effects and its answer are one transaction under its id.

import { acceptedToWire, refusedToWire } from '#contract/order/order-answer.ts';
import { refusalOfReason } from '#contract/order/reason-wire.ts';
import { additionalTypeOf, checkoutOffer, offerFaults, pickupPlaceOf } from '#domain/order/checkout/checkout-offer.ts';
import { detailsVerdict, ownOrderVerdict, refusalOfFault } from '#domain/order/details-verdict.ts';
import { guestFacts } from '#domain/order/guest-facts.ts';
import { isByNumber } from '#domain/order/handover.ts';
import type { OrderLine } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import { NO_FACTS } from '#domain/order/order-facts.ts';
import { type Excess, tooMuch } from '#domain/order/quantity-limits.ts';
import type { Refusal } from '#domain/order/refusal.ts';
import { lastTaken, leadOf } from '#domain/order/times/due-at.ts';
import { isExpectedType } from '#domain/order/times/expected.ts';
import { sessionVerdict } from '#domain/order/verdict.ts';
import { type AgeVerdict, ageVerdict, NUMBER_AGES, orderAges } from '#domain/outbox/command-ages.ts';
import type { OfferedProvider } from '#domain/payment/providers.ts';
import { placeTime } from '#domain/place/hours.ts';
import type { OrderType } from '#domain/place/place.ts';
import { withCutlery } from '#domain/pricing/cutlery.ts';
import { stepOf } from '#domain/pricing/price-steps.ts';
import { type OrderPrice, priceOrder } from '#domain/pricing/pricing.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { addAccountOrder } from '../../store/account/account-orders.ts';
import { appendJournal } from '../../store/journal.ts';
import { findBan } from '../../store/order/bans-rows.ts';
import { freeLabel, hasEqualOrder, nextNumber, saveOrder } from '../../store/order/orders.ts';
import { saveRecord } from '../../store/service/order-facts.ts';
import type { KnownToken, Sitting } from '../../store/session/sittings.ts';
import { takePortions } from '../availability/take-portions.ts';
import { judgeOrderDelivery } from '../delivery/judge-order-delivery.ts';
import { takeSpending } from '../loyalty/spend.ts';
import { type CommandCase, type Decision, takeCommand } from '../outbox/take-command.ts';
import { holdOrder } from '../payment/held-orders.ts';
import { HOLD_MS } from '../payment/order-rules.ts';
import { onlineFault, paymentPage, paysFirst, unpaidUntil } from '../payment/pay-first.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { limitPromo } from '../promotion/check-promo.ts';
import { takePromo } from '../promotion/judge-promo.ts';
import { discountsFor } from '../promotion/order-discounts.ts';
import type { Answer, Services } from '../services.ts';
import { placedLines, placedOrder } from './build-order.ts';
import { checkLines } from './check-order.ts';
import { guestNote } from './guest-note.ts';
import { sayByItself, waitsAsUnproven, waitsForStaff } from './hold-first.ts';
import { judgeTime, saysWhenClosed, takeTime } from './judge-time.ts';
import { ACCEPTED, confirmAge, REFUSED, rateLimited, refusalOf } from './order-answers.ts';
import { fingerprintOf, type OrderRequest } from './order-request.ts';
import { placedRow } from './placed-row.ts';

/** An order ready to be judged, from a guest or from staff. */
interface Case extends Omit<CommandCase, 'known' | 'tokenHash' | 'sitting'> {
  readonly request: OrderRequest;
  readonly fingerprint: string;
  /** Sitting of the order's table or room; `undefined` for delivery and pickup. */
  readonly sitting: Sitting | undefined;
  readonly orderType: OrderType;
  /** Unproven: neither a table nor a customer with a verified email address vouches for the sender. */
  readonly isUnproven?: boolean;
  /** The sender's IP address has sent so many unproven orders that staff must confirm this one. */
  readonly isCrowded?: boolean;
  /** Name of the staff member who took the order for its table; `undefined`: a guest sent it. */
  readonly takenBy?: string;
  /** Payment providers available now; absent: none. */
  readonly offered?: readonly OfferedProvider[];
  /** Session under which the guest sent the order; `undefined`: no table. */
  readonly known?: KnownToken | undefined;
}

/** Time of sending on the guest's device, as far as known. */
const createdAt = ({ request, now }: Case): number => now - (request.ageMs ?? 0);

interface Cookable {
  readonly lines: readonly OrderLine[];
  readonly price: OrderPrice;
}

const productsOf = ({ lines }: Excess) => [...new Set(lines.map(({ line }) => line.productId))];

/** Wanted time; `undefined`: as soon as possible. */
const wantedOf = ({ request }: Case): number | undefined => request.details?.wantedAt;

/** Uses the table's order type, or the sent one; a sent type that differs from the table's is invalid. */
const venueVerdict = (one: Case) => {
  const { place, request, sitting, orderType, now } = one;
  const { settings } = place.document;
  // An order ahead follows the hours of its wanted time.
  const isAhead = settings.times.whenClosed && wantedOf(one) !== undefined;
  const house = {
    place: place.document.place,
    settings: isAhead ? { ...settings, disableOvertimeOrders: false } : settings,
    now,
  };
  if (!sitting) return ownOrderVerdict(house, orderType);
  const isOther = request.orderType !== undefined && request.orderType !== sitting.orderType;
  return isOther ? 'looking_only' : sessionVerdict(house, sitting.orderType);
};

/** Staff who take an order know whose room it is for. */
const offerTo = ({ place, orderType, sitting, takenBy }: Case) =>
  checkoutOffer(place.document.place, orderType, { isInRoom: takenBy !== undefined || Boolean(sitting?.room) });

/** Where the order is eaten, only for places that ask it; elsewhere a pickup order is always packed. */
const isToGoOf = (one: Case): boolean | undefined => (offerTo(one).byNumber ? one.request.details?.isToGo : undefined);

/**
 * A guest who scanned a room's code is in that room. A pickup place is stored by name, because the venue may rename it. The
 * only additional type of a place is the order's.
 */
const detailsOf = (one: Case): OrderDetails | undefined => {
  const { request, sitting } = one;
  if (!request.details) return undefined;
  const { pickupPlaceId, pickupPlace: _, isToGo: __, ...details } = request.details;
  const isToGo = isToGoOf(one);
  const fetched = pickupPlaceOf(offerTo(one), pickupPlaceId);
  const additionalType = additionalTypeOf(offerTo(one), details.additionalType);
  return {
    ...details,
    ...(sitting?.room && { room: sitting.room }),
    ...(additionalType !== undefined && { additionalType }),
    ...(isToGo !== undefined && { isToGo }),
    ...(fetched && { pickupPlaceId: fetched.id, pickupPlace: fetched.name.text }),
  };
};

/** The venue's rules, cheapest check first. */
const judge = async (one: Case): Promise<Result<Cookable, Refusal | 'ask'>> => {
  const { tx, place, request, fingerprint, sender, orderType, now } = one;
  const { settings } = place.document;
  const wantedAt = wantedOf(one);
  // Bans do not apply to orders that staff take.
  const ban = one.takenBy === undefined ? await findBan(tx.db, place.id, sender, now) : undefined;
  if (ban) return fail(refusalOf('anon_user_banned', ban.words === '' ? {} : { words: ban.words }));
  const within = settings.repeatOrderSeconds * 1000;
  const equal = { placeId: place.id, sender, fingerprint, createdAt: createdAt(one) };
  if (await hasEqualOrder(tx.db, equal, within)) {
    return fail(refusalOf('too_mony_orders_for_session_in_x_seconds'));
  }
  // For an order for later, its wanted time decides whether it is too old.
  const age = wantedAt === undefined || isNobodys(request) ? ageOf(place, request) : 'send';
  if (age !== 'send') return fail(age === 'ask' ? 'ask' : refusalOf('order_expired'));
  const reason = venueVerdict(one);
  const { details } = request;
  if (reason) {
    const refusal = refusalOfReason({ reason, problems: [] });
    if (reason !== 'place_closed') return fail(refusal);
    // A table's order is always for now, so its refusal names no next slot.
    const ordered = { orderType, lines: request.lines, address: details?.address, now, ahead: details !== undefined };
    return fail({ ...refusal, ...(await saysWhenClosed(tx.db, place, ordered)) });
  }
  const fault =
    details && (detailsVerdict(orderType, details, offerTo(one).byNumber)[0] ?? offerFaults(offerTo(one), details)[0]);
  if (fault) {
    const { code, ...about } = refusalOfFault(fault);
    return fail(refusalOf(code, about));
  }
  const unpayable = details?.payment === 'online' ? onlineFault(one.offered ?? [], request.customer) : undefined;
  if (unpayable) return fail(unpayable);
  const wanted = { orderType, lines: request.lines, address: details?.address, now, wantedAt };
  const untimely = details && (await judgeTime(tx.db, place, wanted));
  if (untimely) return fail(untimely);
  // Quantity limits do not apply to staff.
  const excess = one.takenBy === undefined && tooMuch(request.lines, settings.limits);
  if (excess) return fail(refusalOf('too_many_dishes', { productIds: productsOf(excess) }));
  const way = judgeOrderDelivery(place.document.place, orderType, request.details, wantedAt ?? now);
  if (!way.ok) return way;
  const lines = await checkLines(tx.db, place, orderType, request.lines, wantedAt ?? now);
  const discounts = await discountsFor(tx.db, place, request, { guest: sender, now });
  const priceOf = (some: readonly OrderLine[]): OrderPrice =>
    priceOrder(place.index, some, {
      place: place.document.place,
      settings,
      orderType,
      isToGo: isToGoOf(one),
      now,
      further: withCutlery(request.details?.cutlery, way.value.further(discounts.further)),
    });
  const quoteOf = ({ total, steps }: OrderPrice) => ({ total, menuVersion: place.version, steps });
  if (!lines.ok) {
    const { left } = lines.error;
    // Reports a price change together with an unavailable dish, so that the guest is asked once.
    const quote = left.length > 0 ? quoteOf(priceOf(left)) : undefined;
    return fail({ ...refusalOfReason(lines.error), quote });
  }
  const price = priceOf(lines.value);
  const lacking = way.value.fault(price);
  if (lacking) return fail(lacking);
  if (price.total !== request.shownTotal) {
    return fail(refusalOf('price_changed', { quote: quoteOf(price), promo: discounts.promoIn(price) }));
  }
  return ok({ lines: lines.value, price });
};

const refusalBody = (place: PublishedPlace, request: OrderRequest, refusal: Refusal) =>
  refusedToWire(refusal, request.id, place.document.place.currency);

const refuse = ({ place, request }: Case, refusal: Refusal): Decision => ({
  settled: { status: REFUSED, body: refusalBody(place, request, refusal) },
});

const isNobodys = ({ orderType = 'spot', details }: OrderRequest): boolean => isByNumber(orderType, details);

const ageOf = (place: PublishedPlace, request: OrderRequest): AgeVerdict => {
  const limits = isNobodys(request) ? NUMBER_AGES : place.document.settings;
  return ageVerdict(request.ageMs, orderAges(limits), request.confirmed);
};

const isTooOld = (place: PublishedPlace, request: OrderRequest, now: number): boolean => {
  const { orderType = 'spot', details } = request;
  if (details?.wantedAt === undefined || isNobodys(request)) return ageOf(place, request) === 'expire';
  return now > lastTaken({ orderType, wantedAt: details.wantedAt }, place.document.settings.times);
};

/** Final refusal of an order that is too old; `undefined` when it may still be cooked. */
export const outlivedBy = (request: OrderRequest, now: number) => (place: PublishedPlace) =>
  isTooOld(place, request, now) ? refusalBody(place, request, refusalOf('order_expired')) : undefined;

const accept = async (one: Case, { lines, price }: Cookable): Promise<Decision> => {
  const { tx, place, request, fingerprint, orderer, sender, sitting, orderType, now } = one;
  const { currency, timeZone } = place.document.place;
  const { date } = placeTime(now, timeZone);
  const number = await nextNumber(tx, place.id, date);
  // Without its own label, the order is named by its number, which is unique.
  const label = request.label && (await freeLabel(tx, { placeId: place.id, day: date, label: request.label, number }));
  const order = placedOrder(request, {
    place,
    orderer,
    sitting,
    orderType,
    isToGo: isToGoOf(one),
    number,
    label: label ?? String(number),
    now,
    price,
    lines: placedLines(place.index, lines, price, request),
  });
  const details = detailsOf(one);
  // Last check before the write: no guest pays more than the shown total.
  if (order.total > request.shownTotal) throw new Error('An order would cost more than was shown');
  const note = guestNote(place.index, place.document.place.defaultLanguage, lines, request.avoidance);
  const kept = { currency, day: date, fingerprint, sender, createdAt: createdAt(one), guestNote: note, details };
  await saveOrder(tx, { order, ...kept });
  const lead =
    isExpectedType(orderType) && details?.wantedAt === undefined
      ? leadOf(place.document.settings.times, orderType)
      : undefined;
  const record = { facts: lead === undefined ? NO_FACTS : { ...NO_FACTS, lead }, takenBy: one.takenBy };
  if (one.takenBy !== undefined || lead !== undefined) await saveRecord(tx, place.id, order.id, record);
  if (request.customer !== undefined) {
    const owned = { placeId: place.id, orderId: order.id, accountId: request.customer, placedAt: now };
    await addAccountOrder(tx, owned);
    await takeSpending(tx, place, { ...owned, steps: price.steps, at: now });
  }
  const wantedAt = wantedOf(one);
  if (wantedAt !== undefined) await takeTime(tx, place, order.id, wantedAt);
  // Today's portions are not taken by an order for tomorrow.
  await takePortions(tx, { placeId: place.id, orderId: order.id, now: wantedAt ?? now }, lines);
  const promo = stepOf(price.steps, 'promo');
  if (promo) await takePromo(tx, place.id, { orderId: order.id, code: promo.cause.code, guest: sender });
  const isUnpaid = paysFirst(place, details, order);
  // A paid order goes to the kitchen at once: the payment proves more than a confirmation by staff.
  const isHeld =
    !isUnpaid &&
    ((await waitsForStaff(tx, place, one.known, order.id)) ||
      (one.isUnproven === true &&
        (one.isCrowded === true ||
          (await waitsAsUnproven(tx, place.id, { orderId: order.id, phone: details?.phone, sender, now })))));
  const row = placedRow(one, { order, note, details, isHeld, currency });
  if (isUnpaid) await holdOrder(tx, order, row, now + HOLD_MS);
  else
    await appendJournal(tx, {
      ...{ placeId: place.id, at: now, type: 'order.placed', orderId: order.id, sessionId: order.sessionId },
      ...{ orderer, payload: row },
    });
  const said = isUnpaid ? undefined : await sayByItself(tx, place, order, record, isHeld);
  const facts = said && guestFacts(said.facts, undefined);
  const told = { ...order, ...(facts && { facts }), ...(isUnpaid && { cardPayment: unpaidUntil(now + HOLD_MS) }) };
  const page = details?.payment === 'online' && order.total > 0 ? paymentPage(place, order.id) : undefined;
  const { token: _, ...body } = acceptedToWire(told, currency, '', details?.payment, page);
  return { settled: { status: ACCEPTED, body } };
};

/** Judges an order by the venue's rules, and writes it when they accept it. Awaits SQL only. */
export const decideOrder = async (one: Case): Promise<Decision> => {
  const judged = await judge(one);
  if (judged.ok) return accept(one, judged.value);
  return judged.error === 'ask' ? { unsettled: confirmAge(one.request.id) } : refuse(one, judged.error);
};

/**
 * Accepts or rejects an order once. An unsettled outcome (no session, too old without confirmation, rate limit) is not
 * stored, and the id may be sent again.
 */
export const placeOrder = (services: Services, found: PublishedPlace, request: OrderRequest): Promise<Answer> => {
  const fingerprint = fingerprintOf(found.id, request);
  const decide = async (taken: CommandCase): Promise<Decision> => {
    // An order reveals whether its promo code is valid, so it counts as a try.
    const wait =
      request.promoCode === undefined
        ? undefined
        : await limitPromo(services, { hash: taken.tokenHash, sittingId: taken.sitting.id }, request.address);
    if (wait !== undefined) return { unsettled: rateLimited(request.id, wait) };
    return decideOrder({ ...taken, orderType: taken.sitting.orderType, request, fingerprint });
  };
  return takeCommand(
    services,
    found,
    { ...request, fingerprint },
    { decide, outlived: outlivedBy(request, services.clock()) },
  );
};
