import encodeQR from 'qr';
import { listPlaces } from '../store/place/places.ts';
import { listTables } from '../store/place/venue-tables.ts';
import type { Store } from '../store/store.ts';

/**
 * A table where guests may order, at a place with tables; otherwise any table. Prefers the shortest address, whose QR code
 * is the easiest to scan.
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

/** The table's address as text and as a QR code for a phone. */
export const tableLinkText = (base: string, link: { place: string; table: string; path: string }): string =>
  [
    `A table to try: ${link.place}, table ${link.table}`,
    `  ${base}${link.path}`,
    '',
    encodeQR(`${base}${link.path}`, 'ascii', { ecc: 'low', border: 2 }),
  ].join('\n');
