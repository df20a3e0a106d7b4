// The fields of one dish while somebody edits it.
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import type { FieldPath, Json, VenueFile } from '#domain/owner/venue-file.ts';
import { valueAt } from '#domain/owner/venue-file.ts';
import { editOf, shownText } from './dish-fields.ts';
import type { EditQueue } from './use-edit-queue.ts';
import { type TypedFields, useTypedFields } from './use-typed-fields.ts';

export interface DishEditor extends TypedFields {
  /** Sets a value that is chosen and not typed. */
  readonly set: (path: FieldPath, to: Json | undefined) => Promise<boolean>;
}

export function useDishEditor(
  file: VenueFile,
  placeId: number,
  slug: string,
  queue: EditQueue,
  refused?: DraftEdit,
): DishEditor {
  const fields = useTypedFields({
    home: `${placeId}\n${slug}`,
    file,
    shown: (now, path) => shownText(now, slug, path),
    editOf: (now, path, text) => editOf(now, slug, path, text),
    queue,
    refused,
  });
  return {
    ...fields,
    set: (path, to) =>
      queue((now) => {
        const was = valueAt(now, ['products', slug, ...path]);
        return { kind: 'product', slug, changes: [{ path, was, ...(to !== undefined && { to }) }] };
      }),
  };
}
