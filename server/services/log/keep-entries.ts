// Checks visit log entries and stores each once per id. No stored field identifies the guest.
import { randomUUID } from 'node:crypto';
import type { LoggedEntry } from '#contract/log/log.ts';
import { searchedWords } from '#domain/log/log-entry.ts';
import { isLoggedTime } from '#domain/log/page-time.ts';
import { DEFAULT_DEVICE_SETTINGS } from '#domain/place/device-settings.ts';
import { addLogEntries, type LogRow, wereEverHere } from '../../store/log/log-entries.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';

/** Tolerance for a fast device clock, and the maximum age of an entry. */
const AHEAD_MS = 60_000;
const OLDEST_MS = 7 * 24 * 3_600_000;

type Rows = Omit<LogRow, 'place_id' | 'id' | 'at'> & { readonly at: number | undefined };

const NOTHING = { page: null, category_id: null, product_id: null, amount: null, action: null, words: null };

/** `undefined` when the entry is not worth a row, or its text may be personal. */
const rowOf = (entry: LoggedEntry): Rows | undefined => {
  if (entry.kind === 'time') {
    const { startedAt, endedAt, page, categoryId, productId } = entry;
    const amount = endedAt - startedAt;
    if (!isLoggedTime(amount)) return undefined;
    const about = { page, category_id: categoryId ?? null, product_id: productId ?? null };
    return { ...NOTHING, ...about, kind: 'time', at: startedAt, amount };
  }
  if (entry.kind === 'action') {
    const { at, page, categoryId, productId, action } = entry;
    const about = { page, category_id: categoryId ?? null, product_id: productId ?? null };
    return { ...NOTHING, ...about, kind: 'action', at, action };
  }
  if (entry.action === 'offline')
    return { ...NOTHING, kind: 'system', at: entry.at, action: 'offline', amount: entry.seconds };
  const words = searchedWords(entry.words);
  return words === undefined
    ? undefined
    : { ...NOTHING, kind: 'system', at: entry.at, action: 'search', words, amount: entry.found };
};

const isHere = async (services: Services, place: PublishedPlace, rows: readonly Rows[]): Promise<boolean> => {
  const { index } = place;
  const { slug } = place.document.place;
  const gone = (known: ReadonlyMap<number, unknown>, ids: readonly (number | null)[]) =>
    ids.filter((id): id is number => id !== null && !known.has(id));
  const categories = gone(
    index.categoryById,
    rows.map((row) => row.category_id),
  );
  const products = gone(
    index.productById,
    rows.map((row) => row.product_id),
  );
  const { read } = services.store;
  return (
    (await wereEverHere(read, slug, 'category', categories)) && (await wereEverHere(read, slug, 'product', products))
  );
};

/** Returns the number of stored entries; `unknown_id`: an entry names a dish or category that this place never had. */
export const keepEntries = async (
  services: Services,
  place: PublishedPlace,
  entries: readonly LoggedEntry[],
): Promise<number | 'unknown_id'> => {
  const house = place.document.house ?? DEFAULT_DEVICE_SETTINGS;
  if (house.logsVisits === false) return 0;
  const rows = entries.flatMap((entry) => {
    const row = rowOf(entry);
    return row ? [{ ...row, id: entry.id ?? randomUUID().replaceAll('-', '') }] : [];
  });
  if (!(await isHere(services, place, rows))) return 'unknown_id';
  const now = services.clock();
  const isOurs = (at: number) => at <= now + AHEAD_MS && at >= now - OLDEST_MS;
  // One INSERT must not contain an id twice.
  const byId = new Map(
    rows.map((row) => {
      const at = row.at !== undefined && isOurs(row.at) ? Math.min(row.at, now) : now;
      return [row.id, { ...row, place_id: place.id, at }];
    }),
  );
  await services.store.write(place.id, (tx) => addLogEntries(tx, [...byId.values()]));
  return byId.size;
};
