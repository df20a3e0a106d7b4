// Cache of texts that are equal for all readers of an address: built once, compressed once per encoding.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { encodingFor, type PackedBody, packedBody } from '../services/place/packed-body.ts';

/** Returns the text of a key; calls `build` for an unknown key. Equal keys must mean equal texts. */
export type KeepTexts = (key: string, build: () => Promise<string>) => Promise<PackedBody>;

/** A page of ten kilobytes takes a millisecond; the highest quality would take twenty. */
const PACKING = { quality: 6, smallest: 400 };
const ROOM = 24 * 1024 * 1024;

/** Keeps the most recently used texts; requests during a build share its text. */
export const createKeptTexts = (room = ROOM): KeepTexts => {
  const kept = new LRUCache<string, PackedBody, () => Promise<string>>({
    maxSize: room,
    sizeCalculation: ({ size }) => size,
    fetchMethod: async (_key, _stale, { context: build }) => packedBody(await build(), PACKING),
    ignoreFetchAbort: true,
  });
  return (key, build) => kept.forceFetch(key, { context: build });
};

/**
 * Answers 304 to a request that has the text, else sends the text in an accepted encoding. `vary`: the headers that the
 * text depends on.
 */
export const sendKept = async (
  request: FastifyRequest,
  reply: FastifyReply,
  text: PackedBody,
  type: string,
  vary = 'accept-encoding',
): Promise<FastifyReply> => {
  reply.header('etag', text.etag).header('cache-control', 'no-cache').header('vary', vary);
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (known?.includes(text.etag)) return reply.code(304).send();
  return sendPacked(request, reply, text, type);
};

export const sendPacked = async (
  request: FastifyRequest,
  reply: FastifyReply,
  text: PackedBody,
  type: string,
): Promise<FastifyReply> => {
  const { encoding, bytes } = await text.packed(encodingFor(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(bytes);
};
