import encodeQR from 'qr';
import { listPlaces } from '../store/place/places.ts';
import { listTables } from '../store/place/venue-tables.ts';
import type { Store } from '../store/store.ts';

/**
 * A table whose guests may order, at a place with tables; else any table. Among several it is the table with the
 * shortest address: its QR code is the coarsest, which phones read best.
 */
export async function pickTable(store: Store): Promise<{ place: string; table: string; path: string } | undefined> {
  const all = [];
  for (const { id, slug, name, orderTypes } of await listPlaces(store)) {
    for (const table of await listTables(store, id)) {
      const fit = Number(table.orderType === 'spot') + Number(orderTypes[0]?.type === 'spot');
      all.push({ place: name, table: table.name, path: `/${slug}/t/${table.code}`, fit });
    }
  }
  return all.sort((a, b) => b.fit - a.fit || a.path.length - b.path.length)[0];
}

/** The table's address as text, and as a QR code for a phone beside the terminal. */
export const tableLinkText = (base: string, link: { place: string; table: string; path: string }): string =>
  [
    `A table to try: ${link.place}, table ${link.table}`,
    `  ${base}${link.path}`,
    '',
    encodeQR(`${base}${link.path}`, 'ascii', { ecc: 'low', border: 2 }),
  ].join('\n');
