// Map tiles, fetched by this server, so that the provider learns nothing of guests. Cached in memory; a venue's map has a
// dozen.
import { LRUCache } from 'lru-cache';
import type { MapTile } from '#domain/delivery/map-tiles.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { MapTrouble, TilePicture, TileSource } from '../../services/delivery/map-ports.ts';
import type { Limit } from '../../store/limit.ts';
import { getBounded } from './get-bounded.ts';
import { createOutageLog, type MapSettings, userAgent } from './map-settings.ts';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 1024 * 1024;
const ROOM = 32 * 1024 * 1024;
/** Minimum cache time by OpenStreetMap's policy. */
const KEPT_MS = 7 * 24 * 3_600_000;

export interface TileOptions extends MapSettings {
  /** With {z}, {x} and {y}. */
  readonly template: string;
  /** Attribution text of the provider; a trailing https address becomes its link. */
  readonly attribution: string;
  /** Limit of the whole installation. */
  readonly limit: Limit;
}

/** Type by magic bytes, so that only pictures are passed on. */
const typeOf = (bytes: Buffer): TilePicture['type'] | undefined => {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png';
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'image/jpeg';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : undefined;
};

const splitAttribution = (text: string) => {
  const [, words = text, href] = /^(.*?)\s*(https:\/\/\S+)?$/.exec(text) ?? [];
  return { attribution: words === '' ? text : words, href };
};

export const createTileSource = ({ template, attribution, limit, ...settings }: TileOptions): TileSource => {
  const urlOf = ({ z, x, y }: MapTile): URL =>
    new URL(template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y)));
  const { allowPrivate, timeoutMs = TIMEOUT_MS, lookUp } = settings;
  const { host } = urlOf({ z: 0, x: 0, y: 0 });
  const tell = createOutageLog(settings.log, host, 'The tiles of the map do not come: guests see the plain map');

  const ask = async (tile: MapTile): Promise<Result<TilePicture, MapTrouble>> => {
    if ((await limit.take('tiles')) !== undefined) return fail('busy');
    const headers = { 'user-agent': userAgent(settings), accept: 'image/webp,image/png,image/jpeg' };
    const answer = await getBounded(urlOf(tile), { allowPrivate, timeoutMs, mostBytes: MOST_BYTES, headers, lookUp });
    const type = answer.ok ? typeOf(answer.value) : undefined;
    tell(answer.ok ? (type ? undefined : 'no_picture') : answer.error);
    return answer.ok && type ? ok({ type, bytes: answer.value }) : fail('unavailable');
  };

  const kept = new LRUCache<string, TilePicture>({
    maxSize: ROOM,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    ttl: KEPT_MS,
  });
  const coming = new Map<string, Promise<Result<TilePicture, MapTrouble>>>();

  return {
    ...splitAttribution(attribution),
    read: async (tile) => {
      const key = `${tile.z}/${tile.x}/${tile.y}`;
      const before = kept.get(key);
      if (before) return ok(before);
      const asked = coming.get(key) ?? ask(tile).finally(() => coming.delete(key));
      coming.set(key, asked);
      const answer = await asked;
      if (answer.ok) kept.set(key, answer.value);
      return answer;
    },
  };
};
