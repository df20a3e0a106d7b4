// The menu as a spreadsheet file with the open edits applied, and the changes that an uploaded file would make.
import type { ReadSheet } from '#domain/owner/read-menu-sheet.ts';
import { fail, type Result } from '#domain/result.ts';
import { type MenuCsvFault, menuCsv, readMenuCsv } from '../../csv/menu-csv.ts';
import type { Services } from '../services.ts';
import { editedPlace } from './edited-place.ts';

type Asked = Pick<Services, 'store'>;

/** `undefined` when the place was not published from a folder. */
export async function writeMenuSheet({ store }: Asked, placeId: number): Promise<string | undefined> {
  const place = await editedPlace(store.read, placeId);
  return place && [...menuCsv(place.file)].join('');
}

/** Changes that a file would make; writes nothing. */
export async function compareMenuSheet(
  { store }: Asked,
  placeId: number,
  { csv, columns }: { readonly csv: string; readonly columns?: readonly string[] | undefined },
): Promise<Result<ReadSheet, MenuCsvFault | { readonly kind: 'not_editable' }>> {
  const place = await editedPlace(store.read, placeId);
  return place ? readMenuCsv(place.file, new TextEncoder().encode(csv), columns) : fail({ kind: 'not_editable' });
}
