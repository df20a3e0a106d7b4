// The fields of one dish while somebody edits it.
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { editOf, shownText } from './dish-fields.ts';
import type { EditQueue } from './use-edit-queue.ts';
import { type TypedFields, useTypedFields } from './use-typed-fields.ts';

export const useDishEditor = (
  file: VenueFile,
  placeId: number,
  slug: string,
  queue: EditQueue,
  refused?: DraftEdit,
): TypedFields =>
  useTypedFields({
    home: `${placeId}\n${slug}`,
    file,
    shown: (now, path) => shownText(now, slug, path),
    editOf: (now, path, text) => editOf(now, slug, path, text),
    queue,
    refused,
  });
