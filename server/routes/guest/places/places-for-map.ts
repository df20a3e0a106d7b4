// The owner's places by city and tag, for a map and a list. [S7.42–S7.44]
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import {
  filterFromWire,
  groupsSchema,
  groupsToWire,
  placeForMapToWire,
  placesForMapBodySchema,
  placesForMapSchema,
} from '#contract/place/places-map.ts';
import { citiesOf, isAsked, tagsOf } from '#domain/place/places-around.ts';
import { offerPlaces } from '#domain/place/places-order.ts';
import type { Services } from '../../../services/services.ts';
import { refusedSchema } from '../../documented.ts';

/** Equal for all callers; opening hours change by the minute. */
const KEPT = 'public, max-age=60';

export const placesRoutes = (app: FastifyInstance, { places, clock }: Pick<Services, 'places' | 'clock'>): void => {
  const all = async () => (await places.all()).map(({ document }) => document.place);
  app.post<{ Body: v.InferOutput<typeof placesForMapBodySchema> }>(
    '/api/getPlacesForMap',
    {
      schema: {
        summary: 'The places of a city that have all the tags, open ones first',
        body: placesForMapBodySchema,
        response: { 200: placesForMapSchema, 400: refusedSchema },
      },
    },
    async (request, reply) => {
      const filter = filterFromWire(request.body);
      const found = (await all()).filter((place) => isAsked(place, filter));
      const body = offerPlaces(found, clock()).map(({ place, open }) => placeForMapToWire(place, open?.open));
      return reply.header('cache-control', 'no-store').send(body);
    },
  );
  app.get(
    '/api/getCitiesForMap',
    { schema: { summary: 'The cities in which there are places', response: { 200: groupsSchema } } },
    async (_request, reply) => reply.header('cache-control', KEPT).send(groupsToWire(citiesOf(await all()))),
  );
  app.get(
    '/api/getTagsForMap',
    { schema: { summary: 'The tags of places', response: { 200: groupsSchema } } },
    async (_request, reply) => reply.header('cache-control', KEPT).send(groupsToWire(tagsOf(await all()))),
  );
};
