// A body that many callers get: compressed at most once per encoding, at the first caller who accepts that encoding.
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { sha256 } from '../../store/canonical-json.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface PackedBody {
  readonly etag: string;
  /** Size of the plain body with its compressed forms, at most, bytes. */
  readonly size: number;
  /** A small body is never compressed, whatever the caller accepts. */
  readonly packed: (accepted: Encoding) => Promise<{ readonly encoding: Encoding; readonly bytes: Buffer }>;
}

export interface Packing {
  /** From 0 to 11: each step is slower and saves less. */
  readonly quality: number;
  /** Below this size compression saves nothing, bytes. */
  readonly smallest: number;
}

/** Brotli and gzip have a quarter of the plain size each, at most. */
const KEPT_SHARE = 1.5;

const pack = (plain: Buffer, encoding: Exclude<Encoding, 'identity'>, quality: number): Promise<Buffer> =>
  encoding === 'gzip'
    ? promisify(gzip)(plain)
    : promisify(brotliCompress)(plain, {
        params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length },
      });

export const packedBody = (text: string, { quality, smallest }: Packing): PackedBody => {
  const plain = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    // A weak ETag, because compressed and plain bodies mean the same.
    etag: `W/"${sha256(plain).slice(0, 27)}"`,
    size: Math.ceil(plain.length * KEPT_SHARE) + 1,
    packed: async (accepted) => {
      if (accepted === 'identity' || plain.length < smallest) return { encoding: 'identity', bytes: plain };
      const bytes = made.get(accepted) ?? pack(plain, accepted, quality);
      made.set(accepted, bytes);
      return { encoding: accepted, bytes: await bytes };
    },
  };
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
