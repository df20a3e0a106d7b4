import { renderUnicodeCompact } from 'uqr';
import { listPlaces } from '../store/places.ts';
import type { Store } from '../store/store.ts';
import { listTables } from '../store/venue-tables.ts';

/** A table that guests may order from: the first of the first place that has one; any other where none has. */
export async function pickTable(store: Store): Promise<{ place: string; table: string; path: string } | undefined> {
  const all = [];
  for (const place of await listPlaces(store)) {
    for (const table of await listTables(store, place.id)) {
      all.push({
        place: place.name,
        table: table.name,
        path: `/${place.slug}/t/${table.code}`,
        orders: table.orderType === 'spot',
      });
    }
  }
  return all.find(({ orders }) => orders) ?? all[0];
}

/** The link, and as a QR code for a phone beside the terminal. */
export const tableLinkText = (base: string, link: { place: string; table: string; path: string }): string =>
  [
    `A table to try: ${link.place}, table ${link.table}`,
    `  ${base}${link.path}`,
    '',
    renderUnicodeCompact(`${base}${link.path}`, { border: 2 }),
  ].join('\n');
