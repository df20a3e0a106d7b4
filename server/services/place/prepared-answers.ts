// Cache of answers that are equal for all callers: built once, compressed once per encoding.
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { sha256 } from '../../store/canonical-json.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface PreparedAnswer {
  readonly etag: string;
  /** A small body is never compressed, whatever the caller accepts. */
  readonly body: (accepted: Encoding) => Promise<{ readonly encoding: Encoding; readonly bytes: Buffer }>;
}

export interface PreparedAnswers {
  /** `build` runs when the key is missing; equal keys must mean equal bodies. */
  readonly get: (key: string, build: () => unknown) => PreparedAnswer;
}

/** Compresses 3,000 dishes in a tenth of a second; the highest quality would take ten times as long. */
const BROTLI_QUALITY = 9;
const ROOM = 64 * 1024 * 1024;
/** Below this size compression saves nothing, bytes. */
const SMALLEST = 1024;
/** Cache size of a body with its compressed forms, which have a quarter of its size each at most. */
const KEPT_SHARE = 1.5;

const pack: Readonly<Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body),
};

/** The smallest encoding that the caller accepts. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding => {
  const taken = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
};

export const createPreparedAnswers = (room = ROOM): PreparedAnswers => {
  // LRU cache; an answer larger than the cache is built anew each time.
  const kept = new LRUCache<string, PreparedAnswer & { readonly size: number }>({
    maxSize: room,
    sizeCalculation: ({ size }) => size,
  });

  const prepare = (value: unknown) => {
    const plain = Buffer.from(JSON.stringify(value));
    const packed = new Map<Encoding, Promise<Buffer>>();
    return {
      // A weak ETag, because compressed and plain bodies mean the same.
      etag: `W/"${sha256(plain).slice(0, 27)}"`,
      size: Math.ceil(plain.length * KEPT_SHARE) + 1,
      body: async (accepted: Encoding) => {
        if (accepted === 'identity' || plain.length < SMALLEST) return { encoding: 'identity' as const, bytes: plain };
        const made = packed.get(accepted) ?? pack[accepted](plain);
        packed.set(accepted, made);
        return { encoding: accepted, bytes: await made };
      },
    };
  };

  return {
    get: (key, build) => {
      const known = kept.get(key);
      if (known) return known;
      const answer = prepare(build());
      kept.set(key, answer);
      return answer;
    },
  };
};
