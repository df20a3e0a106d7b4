// Local edits that an imported file would overwrite.
import { pathsOf } from './apply-edits.ts';
import type { DraftEdit, MenuList } from './draft-edit.ts';
import { orderOf } from './list-order.ts';
import { type FieldPath, isSame, type Json, type VenueFile, valueAt } from './venue-file.ts';

export interface OverwrittenEdit {
  readonly path: FieldPath;
  /** Value after the local edit. */
  readonly here?: Json | undefined;
  /** Value in the imported file. */
  readonly there?: Json | undefined;
}

/** Sequence of the common elements in two files. */
const ordersAt = (here: VenueFile, there: VenueFile, [list, , within]: FieldPath) => {
  const order = (file: VenueFile) => orderOf(file, list as MenuList, within);
  const [own, other] = [order(here), order(there)];
  return { here: own.filter((slug) => other.includes(slug)), there: other.filter((slug) => own.includes(slug)) };
};

/** Edits contained in `here` and not in `there`. */
export function overwrittenEdits(
  here: VenueFile,
  there: VenueFile,
  edits: readonly DraftEdit[],
): readonly OverwrittenEdit[] {
  const paths = new Map(edits.flatMap(pathsOf).map((path) => [path.join('\n'), path]));
  return [...paths.values()].flatMap((path) => {
    const values =
      path[1] === '' ? ordersAt(here, there, path) : { here: valueAt(here, path), there: valueAt(there, path) };
    return isSame(values.here, values.there) ? [] : [{ path, ...values }];
  });
}
