import { expect, test } from 'vitest';
import type { DeliveryTarget } from '#domain/delivery/judge-delivery.ts';
import { judgeDelivery } from '#domain/delivery/judge-delivery.ts';
import { namedRegion } from '#domain/delivery/named-region.ts';
import { delivering, region, ring, shape, squareAt } from './delivery-place.ts';

const NOON = Date.UTC(2026, 10, 20, 10);
const LOZENETS = { text: 'Лозенец', by: { en: 'Lozenets' } };
const PLACE = delivering({
  radiuses: [ring(0, 4, 490)],
  shapes: [shape(8, squareAt(42.7, 23.3), 190, { name: { text: 'Център', by: {} } })],
  regions: [region(4, '', 290, { name: LOZENETS }), region(5, 'Център', 190)],
});
const named = (words: string, target: DeliveryTarget = {}) =>
  namedRegion(PLACE, { words, ...target }, judgeDelivery(PLACE, target, NOON))?.id;
const PIN_IN_CENTRE = { point: { lat: 42.7, lng: 23.3 } };
const PIN_IN_RING = { point: { lat: 42.72, lng: 23.3 } };

test.each<[string, string, DeliveryTarget, number | undefined]>([
  ['names another region than the chosen one', 'кв. Лозенец, ул. Златовръх', { regionId: 5 }, 4],
  ['names it in another language', 'Zlatovrah, LOZENETS', { regionId: 5 }, 4],
  ['names it in Latin letters', 'ul. Shipka, Tsentar', { regionId: 4 }, 5],
  ['names a region before one is chosen', 'кв. Лозенец', {}, 4],
  ['names the chosen region', 'кв. Лозенец', { regionId: 4 }, undefined],
  ['names no region', 'ул. Шипка', { regionId: 5 }, undefined],
  ['has a longer word that begins with a region', 'ул. Лозенецка', { regionId: 5 }, undefined],
  ['names two regions', 'Лозенец, център', { regionId: 5 }, undefined],
  ['names another region than the zone of the pin', 'кв. Лозенец', PIN_IN_CENTRE, 4],
  ['names the zone of the pin', 'ул. Шипка, Център', PIN_IN_CENTRE, undefined],
  ['names a region, and the pin is in a ring', 'кв. Лозенец', PIN_IN_RING, 4],
])('named region: an address that %s', (_, words, target, id) => {
  expect(named(words, target)).toBe(id);
});
