// Properties of the reader on this device, as last sent by the page. Stored, because the worker cannot see cookies and may
// be terminated.
import { parseReader, type Reader } from '#contract/worker-messages.ts';

export interface ReaderNote {
  /** undefined: not sent yet. Never rejects. */
  readonly read: () => Promise<Reader | undefined>;
  /** Never rejects: without storage the note is kept until the worker ends. */
  readonly write: (reader: Reader) => Promise<void>;
}

const CACHE = 'tabl-reader';
const KEY = '/reader.json';

/** `caches`: the browser's. */
export function createReaderNote(caches: CacheStorage): ReaderNote {
  let known: Reader | undefined;
  const load = async () => {
    const stored = await (await caches.open(CACHE)).match(KEY);
    return stored && parseReader(await stored.json());
  };
  return {
    read: async () => {
      known ??= await load().catch(() => undefined);
      return known;
    },
    write: async (reader) => {
      known = reader;
      await caches
        .open(CACHE)
        .then((cache) => cache.put(KEY, Response.json(reader)))
        .catch(() => undefined);
    },
  };
}
