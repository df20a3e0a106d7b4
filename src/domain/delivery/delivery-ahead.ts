// Delivery terms for the cart and the order page: exact once the address is judged, before that the lowest of all zones.
import type { Language } from '../language/language.ts';
import { type Said, sayIn, type Translated } from '../language/translated.ts';
import type { Place, PlaceOrderType } from '../place/place.ts';
import { type Minor, minor, ZERO } from '../pricing/money.ts';
import type { PriceStep } from '../pricing/price-steps.ts';
import { deliveryFacts, dishesLeft, lowestFee } from './delivery-price.ts';
import {
  type DeliveryPlace,
  type DeliveryTarget,
  type DeliveryVerdict,
  deliveryOf,
  judgeDelivery,
} from './judge-delivery.ts';

/** Minimum order that the dishes do not reach yet. [S5.20] */
export interface MinimumAhead {
  /** Lowest minimum of the zones that may apply. */
  readonly from: Minor;
  /** Highest one; greater than `from` only while the zone is unknown. */
  readonly most: Minor;
  readonly missing: Minor;
}

export interface DeliveryAhead {
  /** Name of the zone that contains the address; undefined: unknown or unnamed. */
  readonly zone: Translated | undefined;
  /** Delivery fee; `isExact` false: other zones cost more. undefined: it may be free, or it depends on the amount. */
  readonly fee: { readonly amount: Minor; readonly isExact: boolean } | undefined;
  /** undefined: the dishes reach the minimum, or some zone has no minimum. */
  readonly minimum: MinimumAhead | undefined;
}

/** Name of the zone or region that contains the address. */
export const zoneName = (
  place: Pick<Place, 'orderTypes'>,
  verdict: DeliveryVerdict | undefined,
): Translated | undefined => {
  if (verdict?.kind !== 'carried' || !('id' in verdict.choice)) return undefined;
  const { by, id } = verdict.choice;
  const type = deliveryOf(place);
  return (by === 'shape' ? type?.shapes : type?.regions)?.find((zone) => zone.id === id)?.name;
};

/**
 * Name of the zone of an order's address in the reader's language, at its time (epoch ms). undefined: an unnamed zone, or the
 * terms have changed since.
 */
export const addressZone = (
  place: DeliveryPlace & Pick<Place, 'defaultLanguage'>,
  { point, regionId }: DeliveryTarget,
  at: number,
  language: Language,
): Said | undefined => {
  const name = zoneName(place, judgeDelivery(place, { point, regionId }, at));
  return name && sayIn(name, language, place.defaultLanguage);
};

/** Verdict on an address; without one, on any address of a place without zones, else undefined. `at`: epoch ms. */
export const verdictAhead = (
  place: DeliveryPlace,
  target: DeliveryTarget | undefined,
  at: number,
): DeliveryVerdict | undefined => {
  const verdict = judgeDelivery(place, target ?? {}, at);
  return target || verdict?.kind === 'carried' ? verdict : undefined;
};

const below = (from: Minor, most: Minor, amount: Minor): MinimumAhead | undefined =>
  from > amount ? { from, most, missing: minor(from - amount) } : undefined;

const lowestMinimum = (type: PlaceOrderType, amount: Minor): MinimumAhead | undefined => {
  const { radiuses, shapes, regions = [], minimum = ZERO } = type;
  const zones = [...radiuses, ...shapes, ...regions];
  const all = zones.length === 0 ? [minimum] : zones.map((zone) => zone.minimum ?? minimum);
  return below(minor(Math.min(...all)), minor(Math.max(...all)), amount);
};

/** `verdict` undefined: no address yet. undefined: the place does not deliver, or not to this address. */
export const deliveryAhead = (
  place: Pick<Place, 'orderTypes'>,
  verdict: DeliveryVerdict | undefined,
  steps: readonly PriceStep[],
): DeliveryAhead | undefined => {
  const type = deliveryOf(place);
  if (!type || verdict?.kind === 'too_far') return undefined;
  if (verdict?.kind === 'carried') {
    const facts = deliveryFacts(place, verdict, steps);
    if (!facts) return undefined;
    const { price, minimum = ZERO, amount } = facts;
    return {
      zone: zoneName(place, verdict),
      fee: { amount: price, isExact: true },
      minimum: below(minimum, minimum, amount),
    };
  }
  const amount = dishesLeft(steps);
  const lowest = lowestFee(type, amount);
  return {
    zone: undefined,
    fee: lowest === undefined ? undefined : { amount: lowest, isExact: false },
    minimum: lowestMinimum(type, amount),
  };
};
