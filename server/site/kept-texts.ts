// Cache of texts that are equal for all readers of an address: built once, compressed once per encoding.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Encoding, encodingFor } from '../services/place/prepared-answers.ts';

export interface KeptText {
  readonly etag: string;
  readonly packed: (accepted: Encoding) => Promise<{ readonly encoding: Encoding; readonly bytes: Buffer }>;
}

/** Returns the text of a key; calls `build` for an unknown key. Equal keys must mean equal texts. */
export type KeepTexts = (key: string, build: () => Promise<string>) => Promise<KeptText>;

/** The brotli quality: a page of ten kilobytes takes a millisecond; the highest quality would take twenty. */
const BROTLI_QUALITY = 6;
const ROOM = 24 * 1024 * 1024;
/** The size in bytes below which compression gains nothing. */
const SMALLEST = 400;
/** Cache size of a text with its compressed forms, which have a quarter of its size each at most. */
const KEPT_SHARE = 1.5;

const pack: Readonly<Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body),
};

const prepare = (text: string): KeptText & { readonly size: number } => {
  const plain = Buffer.from(text);
  const packed = new Map<Encoding, Promise<Buffer>>();
  return {
    // A weak tag: the compressed and the plain text mean the same.
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    size: Math.ceil(plain.length * KEPT_SHARE) + 1,
    packed: async (accepted) => {
      if (accepted === 'identity' || plain.length < SMALLEST) return { encoding: 'identity', bytes: plain };
      const bytes = packed.get(accepted) ?? pack[accepted](plain);
      packed.set(accepted, bytes);
      return { encoding: accepted, bytes: await bytes };
    },
  };
};

/** Keeps the most recently used texts; requests during a build share its text. */
export const createKeptTexts = (room = ROOM): KeepTexts => {
  const kept = new LRUCache<string, KeptText & { readonly size: number }, () => Promise<string>>({
    maxSize: room,
    sizeCalculation: ({ size }) => size,
    fetchMethod: async (_key, _stale, { context: build }) => prepare(await build()),
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
  text: KeptText,
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
  text: KeptText,
  type: string,
): Promise<FastifyReply> => {
  const { encoding, bytes } = await text.packed(encodingFor(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(bytes);
};
