// Place of a request, which every request names.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS } from '#contract/headers.ts';
import type { PublishedPlace, PublishedPlaces } from '../services/place/published-places.ts';
import { refusal } from './replies.ts';

export const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Place of the request's header. When it is missing or unknown, answers 404 and returns `undefined`. */
export const placeOf = async (
  places: PublishedPlaces,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PublishedPlace | undefined> => {
  const reference = headerOf(request, HEADERS.place);
  const place = reference === undefined ? undefined : await places.find(reference);
  if (!place) reply.code(404).header('cache-control', 'no-store').send(refusal('unknown_place'));
  return place;
};
