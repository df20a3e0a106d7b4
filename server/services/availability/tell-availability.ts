import type { OffKey } from '#domain/ids.ts';
import type { AvailabilityRow } from '#domain/menu/menu.ts';
import { appendJournal } from '../../store/journal.ts';
import type { Tx } from '../../store/store.ts';

/** Appends an item's new state to the journal; `row` undefined: available and not counted. Returns the entry's number. */
export const tellAvailability = (
  tx: Tx,
  {
    placeId,
    at,
    key,
    row,
    by,
  }: {
    readonly placeId: number;
    readonly at: number;
    readonly key: OffKey;
    readonly row: Pick<AvailabilityRow, 'until' | 'left'> | undefined;
    readonly by?: string | undefined;
  },
): Promise<number> => {
  const said = { off: row !== undefined && !row.left, until: row?.until ?? null, ...(by !== undefined && { by }) };
  if (typeof key !== 'number')
    return appendJournal(tx, { placeId, at, type: 'availability.part', payload: { part: key, ...said } });
  const left = row?.left === undefined ? {} : { left: row.left };
  return appendJournal(tx, { placeId, at, type: 'availability', payload: { productId: key, ...said, ...left } });
};
