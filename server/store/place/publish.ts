// Publishes a venue: the old menu stays until the new one is complete.
import type { Place } from '#domain/place/place.ts';
import { canonicalJson, sha256 } from '../canonical-json.ts';
import { appendJournal } from '../journal.ts';
import { savePrinters } from '../printing/printers-rows.ts';
import type { Tx } from '../store.ts';
import { saveTables } from '../table/save-tables.ts';
import type { PublishedDocument } from './places.ts';
import type { IdFor, IdKind, PublishedVenue } from './published.ts';
import { readTables } from './venue-tables.ts';

/** Rows per statement, within the parameter limits of both databases. */
const CHUNK = 500;

interface MenuIds {
  readonly idFor: IdFor;
  /** Writes the new ids. */
  readonly save: () => Promise<void>;
}

/** Ids of a place's keys, existing and new. The installation must be locked, as ids are unique across places. */
const loadMenuIds = async (tx: Tx, place: string): Promise<MenuIds> => {
  const known = new Map<string, number>();
  const rows = await tx.db.selectFrom('menu_ids').select(['kind', 'key', 'id']).where('place', '=', place).execute();
  for (const { kind, key, id } of rows) known.set(`${kind}\n${key}`, id);
  const highest = await tx.db
    .selectFrom('menu_ids')
    .select((query) => ['kind', query.fn.max('id').as('id')])
    .groupBy('kind')
    .execute();
  const last = new Map(highest.map(({ kind, id }) => [kind, Number(id)]));
  const fresh: { place: string; kind: IdKind; key: string; id: number }[] = [];

  return {
    idFor: (kind, key) => {
      const name = `${kind}\n${key}`;
      const old = known.get(name);
      if (old !== undefined) return old;
      const id = (last.get(kind) ?? 0) + 1;
      last.set(kind, id);
      known.set(name, id);
      fresh.push({ place, kind, key, id });
      return id;
    },
    save: async () => {
      for (let at = 0; at < fresh.length; at += CHUNK) {
        await tx.db
          .insertInto('menu_ids')
          .values(fresh.slice(at, at + CHUNK))
          .execute();
      }
    },
  };
};

export interface Published {
  readonly place: Place;
  /** Equal content has an equal version on every server. */
  readonly menuVersion: string;
  readonly tables: readonly { readonly name: string; readonly code: string }[];
  /** Sentences about tables that were kept or replaced. */
  readonly notes: readonly string[];
}

/** Inserts the version wherever the domain expects it. Source and tables do not count, because guests do not see them. */
const toDocument = ({
  tables: _tables,
  printers: _printers,
  ...venue
}: PublishedVenue): { version: string; document: PublishedDocument } => {
  const content = {
    place: venue.place,
    settings: venue.settings,
    pages: venue.pages,
    subcategories: venue.subcategories,
    menu: { ...venue.menu, version: '' },
    texts: venue.texts.map((texts) => ({ ...texts, version: '' })),
  };
  const version = sha256(canonicalJson(content)).slice(0, 22);
  const document = {
    ...venue,
    menu: { ...venue.menu, version },
    texts: venue.texts.map((texts) => ({ ...texts, version })),
  };
  return { version, document };
};

const saveDocument = async (
  tx: Tx,
  slug: string,
  venue: PublishedVenue,
  now: number,
  by?: PublishedBy,
): Promise<string> => {
  const { version, document } = toDocument(venue);
  const placeId = venue.place.id;
  const text = canonicalJson(document);
  const old = await tx.db
    .selectFrom('places')
    .select(['version', 'document', 'published_at'])
    .where('id', '=', placeId)
    .executeTakeFirst();
  if (!old) {
    await tx.db
      .insertInto('places')
      .values({ id: placeId, slug, version, document: text, published_at: now })
      .execute();
    await tx.db.insertInto('counters').values({ place_id: placeId, seq: 0, hash: '' }).execute();
  } else if (old.document !== text) {
    await tx.db
      .updateTable('places')
      // Strictly increasing, whatever the clock does: a running server detects changes by this time.
      .set({ version, document: text, published_at: Math.max(now, old.published_at + 1) })
      .where('id', '=', placeId)
      .execute();
  }
  // A publication by a person is journaled even when guests see no difference.
  if (old?.version !== version || by) {
    await appendJournal(tx, { placeId, at: now, type: 'menu.published', payload: { version, ...by } });
  }
  return version;
};

/** Person who published the edits, and their number; `undone`: the last ones were undone. */
export interface PublishedBy {
  readonly by: string;
  readonly edits: number;
  readonly undone?: true;
}

/**
 * Publishes a venue within a transaction of the installation: ids, document and tables. `build` must be synchronous; if it
 * throws, nothing changes. Publishing an equal venue changes nothing.
 */
export const publishWithin = async (
  tx: Tx,
  slug: string,
  build: (idFor: IdFor) => PublishedVenue,
  { now, by }: { readonly now: number; readonly by?: PublishedBy },
): Promise<Published> => {
  const ids = await loadMenuIds(tx, slug);
  const placeId = ids.idFor('place', slug);
  // Locks the place, because the place may be taking orders.
  await tx.lock(placeId);
  const venue = build(ids.idFor);
  if (venue.place.id !== placeId) throw new Error(`The venue of "${slug}" bears the id ${venue.place.id}`);
  await ids.save();
  const menuVersion = await saveDocument(tx, slug, venue, now, by);
  await savePrinters(tx, placeId, venue.printers ?? []);
  const notes = await saveTables(tx, placeId, venue.tables, now);
  const tables = await readTables(tx.db, placeId);
  return { place: venue.place, menuVersion, tables: tables.map(({ name, code }) => ({ name, code })), notes };
};
