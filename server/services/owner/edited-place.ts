// A place's file while it is edited: the published file with the open edits applied.
import type { EditConflict } from '#domain/owner/applied-edit.ts';
import { applyEdits } from '#domain/owner/apply-edits.ts';
import type { KeptEdit } from '#domain/owner/draft-edit.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { openEdits } from '../../store/owner/drafts-rows.ts';
import { readSource } from '../../store/owner/publications.ts';
import { type UploadedPicture, uploadedPictures } from '../../store/owner/uploaded-pictures.ts';
import type { Store } from '../../store/store.ts';
import { baseOf, fileOf, parseSource, type VenueSource } from '../../venue/edited/venue-source.ts';
import type { Problem } from '../../venue/problem.ts';

/** The editor: a signed-in person. */
export interface Editor {
  readonly id: string;
  readonly name: string;
}

/**
 * `not_editable`: the place was not published from a folder. `stale`: newer edits exist, listed in `since`. `conflict`: the
 * edited value has changed meanwhile. `invalid_edit`: an import would reject it.
 */
export type DraftRefusal =
  | { readonly message: 'not_editable' | 'unknown_edit' | 'nothing_to_undo' | 'invalid_time' }
  | { readonly message: 'stale'; readonly since: readonly string[] }
  | { readonly message: 'conflict'; readonly conflicts: readonly ToldConflict[] }
  | { readonly message: 'invalid_edit'; readonly problems: readonly Problem[] };

export interface ToldConflict {
  /** Id of the omitted edit. */
  readonly id: string;
  readonly by: KeptEdit['by'];
  readonly reason: EditConflict['reason'];
  readonly path: readonly string[];
}

export interface EditedPlace {
  readonly slug: string;
  readonly source: VenueSource;
  /** Pictures uploaded by its owners, which edits may name. */
  readonly uploads: readonly UploadedPicture[];
  /** Identifies the published file. */
  readonly base: string;
  readonly published: VenueFile;
  readonly edits: readonly KeptEdit[];
  /** With the edits. */
  readonly file: VenueFile;
  readonly conflicts: readonly ToldConflict[];
}

/** Conflicts for the answer, each with its edit and editor. */
export const told = (
  conflicts: readonly { readonly kept: KeptEdit; readonly conflicts: readonly EditConflict[] }[],
): readonly ToldConflict[] =>
  conflicts.flatMap(({ kept, conflicts: own }) =>
    own.map(({ reason, path }) => ({ id: kept.id, by: kept.by, reason, path })),
  );

/** The place's file with these edits applied, by default the open ones; `undefined` when the place has no file to edit. */
export async function editedPlace(
  db: Store['read'],
  placeId: number,
  edits?: readonly KeptEdit[],
): Promise<EditedPlace | undefined> {
  const found = await readSource(db, placeId);
  const source = parseSource(found?.source);
  if (!found || !source) return undefined;
  const published = fileOf(source);
  const laid = edits ?? (await openEdits(db, placeId));
  const { file, conflicts } = applyEdits(published, laid);
  return {
    ...{ slug: found.slug, source, base: baseOf(source), published, edits: laid, file },
    uploads: await uploadedPictures(db, placeId),
    conflicts: told(conflicts),
  };
}
