// Map requests forwarded by the server: address search and tiles. Not in the specification's API.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import {
  type AddressSearchBody,
  addressSearchBodySchema,
  addressSearchSchema,
  addressSearchToWire,
  GEOCODER_UNAVAILABLE,
  NO_ADDRESS_SEARCH,
} from '#contract/delivery/address-search.ts';
import { mapServicesSchema, mapServicesToWire } from '#contract/delivery/map-services.ts';
import { RATE_LIMITED } from '#contract/order/order-answer.ts';
import { isTileOf } from '#domain/delivery/map-tiles.ts';
import { coastOf } from '../../services/delivery/coast.ts';
import { searchAddress } from '../../services/delivery/search-address.ts';
import type { Services } from '../../services/services.ts';
import { addressOf } from '../call-address.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';

/** Cacheable, because the operator rarely changes it. */
const KEPT = 'public, max-age=300';
/** Retry time for a caller rejected by the geocoder's limit of one request a second, s. */
const BUSY_S = 5;
const TILE_KEPT = 'public, max-age=604800';

const tileParams = v.object({
  place: v.string(),
  z: v.pipe(v.string(), v.regex(/^\d{1,2}$/)),
  x: v.pipe(v.string(), v.regex(/^\d{1,7}$/)),
  y: v.pipe(v.string(), v.regex(/^\d{1,7}$/)),
});

const degrees = (most: number) =>
  v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,4})?$/), v.transform(Number), v.minValue(-most), v.maxValue(most));
const coastParams = v.object({
  lat: degrees(85),
  lng: degrees(180),
  unitsPerKm: v.pipe(v.string(), v.regex(/^\d(\.\d{1,8})?$/), v.transform(Number), v.minValue(0.005), v.maxValue(4)),
});

export const mapRoutes = (app: FastifyInstance, services: Services): void => {
  const { geocoder, tiles, limits, places } = services;
  app.get(
    '/api/map-services',
    {
      schema: {
        summary: 'Whether addresses can be looked for, and by whom; whether the map has pictures, and whose',
        response: { 200: mapServicesSchema },
      },
    },
    async (_, reply) =>
      reply
        .header('cache-control', KEPT)
        .send(mapServicesToWire({ geocoder: geocoder && { host: geocoder.host }, tiles })),
  );

  app.post<{ Body: AddressSearchBody }>(
    '/api/address-search',
    {
      config: { unreadable: 'invalid_search' },
      schema: {
        summary: 'Where the words of an address may lie, near the place',
        headers: placeHeaders,
        body: addressSearchBodySchema,
        response: {
          ...{ 200: addressSearchSchema, 400: refusedSchema, 404: refusedSchema },
          ...{ 429: refusedSchema, 503: refusedSchema },
        },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const found = await searchAddress(services, place, { ...request.body, address: addressOf(request) });
      if (found.ok) return personal(reply, { status: 200, body: addressSearchToWire(found.value) });
      if (found.error === 'none') return personal(reply, { status: 404, body: refusal(NO_ADDRESS_SEARCH) });
      if (found.error === 'unavailable' || found.error === 'busy') {
        // Other callers used up the rate, so this guest gets a short retry time, not a rate-limit error.
        const later = found.error === 'busy' && { retryAfter: BUSY_S };
        return personal(reply, { status: 503, body: refusal(GEOCODER_UNAVAILABLE), ...later });
      }
      return personal(reply, { status: 429, body: refusal(RATE_LIMITED), retryAfter: found.error.wait });
    },
  );

  app.get<{ Params: v.InferOutput<typeof tileParams> }>(
    '/api/tiles/:place/:z/:x/:y',
    {
      schema: {
        summary: 'A picture behind the map of a place, and no other one: image/png, image/jpeg or image/webp',
        params: tileParams,
        response: { 404: refusedSchema, 429: refusedSchema, 503: refusedSchema },
      },
    },
    async (request, reply) => {
      const { place: reference, ...params } = request.params;
      const tile = { z: Number(params.z), x: Number(params.x), y: Number(params.y) };
      const place = tiles && (await places.find(reference));
      if (!tiles || !place || !isTileOf(place.document.place, tile)) {
        return personal(reply, { status: 404, body: refusal('not_found') });
      }
      const wait = await limits.tiles.take(addressOf(request));
      if (wait !== undefined) return personal(reply, { status: 429, body: refusal(RATE_LIMITED), retryAfter: wait });
      const picture = await tiles.read(tile);
      if (!picture.ok) return personal(reply, { status: 503, body: refusal('no_tile') });
      return reply.header('cache-control', TILE_KEPT).type(picture.value.type).send(picture.value.bytes);
    },
  );

  app.get<{ Params: v.InferOutput<typeof coastParams> }>(
    '/api/coast/:lat/:lng/:unitsPerKm',
    {
      schema: {
        summary: 'Sea and borders behind a map of venues: image/svg+xml, used as a mask',
        params: coastParams,
        response: { 404: refusedSchema, 429: refusedSchema },
      },
    },
    async (request, reply) => {
      const wait = await limits.tiles.take(addressOf(request));
      if (wait !== undefined) return personal(reply, { status: 429, body: refusal(RATE_LIMITED), retryAfter: wait });
      const { unitsPerKm, ...centre } = request.params;
      const svg = await coastOf({ centre, unitsPerKm });
      if (svg === undefined) return personal(reply, { status: 404, body: refusal('not_found') });
      return reply.header('cache-control', TILE_KEPT).type('image/svg+xml').send(svg);
    },
  );
};
