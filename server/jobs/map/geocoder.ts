// Geocoder client: at most one request a second over all servers of the database, and equal queries only once.
import { LRUCache } from 'lru-cache';
import type { FoundAddress } from '#domain/delivery/address-search.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { GeocodeQuery, Geocoder, MapTrouble } from '../../services/delivery/map-ports.ts';
import type { Limit } from '../../store/limit.ts';
import { protocolOf } from './geocoder-protocols.ts';
import { getBounded } from './get-bounded.ts';
import { createOutageLog, type MapSettings, userAgent } from './map-settings.ts';

const TIMEOUT_MS = 6000;
const MOST_BYTES = 512 * 1024;
/** Lifetime of cached answers, ms. Guests' queries are kept in memory only. */
const KEPT_MS = 24 * 3_600_000;
const MOST_KEPT = 2000;
/** Longest queue; a guest further back would give up. */
const LONGEST_LINE = 4;
const TURNS = 3;

export interface GeocoderOptions extends MapSettings {
  /** URL of the search: Nominatim's …/search, Photon's …/api. */
  readonly url: string;
  /** One request a second in the whole installation. */
  readonly limit: Limit;
}

class Troubled extends Error {
  readonly trouble: MapTrouble;
  constructor(trouble: MapTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** Queue that releases one caller after another, as the limit allows. */
const createLine = (limit: Limit) => {
  let waiting = 0;
  let last = Promise.resolve();
  const untilMayGo = async (): Promise<boolean> => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const wait = await limit.take('geocoder');
      if (wait === undefined) return true;
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    }
    return false;
  };
  return async (): Promise<boolean> => {
    if (waiting >= LONGEST_LINE) return false;
    waiting += 1;
    const mayGo = last.then(untilMayGo);
    // When counting fails, only this caller fails, not the callers after this one.
    last = mayGo.then(
      () => undefined,
      () => undefined,
    );
    return mayGo.finally(() => {
      waiting -= 1;
    });
  };
};

const readJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Throws for a URL of neither Nominatim nor Photon; the settings are checked earlier. */
export const createGeocoder = ({ url, limit, ...settings }: GeocoderOptions): Geocoder => {
  const { host } = new URL(url);
  const protocol = protocolOf(new URL(url));
  if (!protocol) throw new Error('The address of the geocoder is neither …/search nor …/api');
  const { allowPrivate, timeoutMs = TIMEOUT_MS, lookUp } = settings;
  const tell = createOutageLog(settings.log, host, 'The geocoder does not answer: guests put their pin themselves');
  const takeTurn = createLine(limit);

  const ask = async (query: GeocodeQuery): Promise<readonly FoundAddress[]> => {
    if (!(await takeTurn())) throw new Troubled('busy');
    const asked = new URL(url);
    for (const [key, value] of Object.entries(protocol.question(query))) asked.searchParams.set(key, value);
    const headers = { 'user-agent': userAgent(settings), accept: 'application/json' };
    const answer = await getBounded(asked, { allowPrivate, timeoutMs, mostBytes: MOST_BYTES, headers, lookUp });
    const read = answer.ok ? protocol.answer(readJson(answer.value)) : answer;
    tell(read.ok ? undefined : read.error);
    if (read.ok) return read.value;
    throw new Troubled(read.error === 'status_429' ? 'busy' : 'unavailable');
  };

  const kept = new LRUCache<string, readonly FoundAddress[], GeocodeQuery>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    fetchMethod: (_key, _stale, { context }) => ask(context),
    ignoreFetchAbort: true,
  });

  const keyOf = ({ words, language, box }: GeocodeQuery): string =>
    JSON.stringify([words.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' '), language, box]);

  return {
    host,
    find: async (query): Promise<Result<readonly FoundAddress[], MapTrouble>> => {
      try {
        return ok(await kept.forceFetch(keyOf(query), { context: query }));
      } catch (error) {
        if (error instanceof Troubled) return fail(error.trouble);
        throw error;
      }
    },
  };
};
