// The fields of one dish while somebody edits it.
import type { FieldPath, Json, VenueFile } from '#domain/owner/venue-file.ts';
import { valueAt } from '#domain/owner/venue-file.ts';
import type { Drafts } from '../owner/use-drafts.ts';
import { editOf, shownText } from './dish-fields.ts';
import { type TypedFields, useTypedFields } from './use-typed-fields.ts';

export interface DishEditor extends TypedFields {
  /** Sets a value that is chosen and not typed. */
  readonly set: (path: FieldPath, to: Json | undefined) => Promise<boolean>;
}

export function useDishEditor(file: VenueFile, placeId: number, slug: string, add: Drafts['add']): DishEditor {
  const fields = useTypedFields({
    home: `${placeId}\n${slug}`,
    shown: (path) => shownText(file, slug, path),
    editOf: (path, text) => editOf(file, slug, path, text),
    add,
  });
  return {
    ...fields,
    set: (path, to) => {
      const was = valueAt(file, ['products', slug, ...path]);
      return add({ kind: 'product', slug, changes: [{ path, was, ...(to !== undefined && { to }) }] });
    },
  };
}
