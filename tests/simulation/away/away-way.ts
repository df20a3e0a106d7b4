// Order type of a guest without a table, judged like on the order page.
import { judgeDelivery } from '#domain/delivery/judge-delivery.ts';
import type { PlaceOrderType } from '#domain/place/place.ts';
import type { Random } from '../random.ts';
import { ZONES, type Zone } from './away-venue.ts';

export type OfferedType = 'fetched' | Zone;

export const DOOR = {
  ...{ words: 'ul. Shipka', streetNumber: '34', floor: '3', apartment: '9', bell: '9', entrance: 'B' },
} as const;

export const chooseWay = (random: Random): OfferedType =>
  random.pick<OfferedType>(['fetched', 'fetched', 'near', 'far', 'far']);

/** Whether an order of this amount, after discounts, can be delivered then, by the order page's rule. */
export const isBrought = (delivery: PlaceOrderType, zone: Zone, amount: number, at: number): boolean => {
  const { point } = ZONES[zone];
  const place = { orderTypes: [delivery], timeZone: 'Europe/Sofia', location: point };
  const verdict = judgeDelivery(place, { point }, at);
  return verdict?.kind === 'carried' && amount >= (verdict.terms.minimum ?? 0);
};
