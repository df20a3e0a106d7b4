// The owner's unpublished edits: list, add, discard and preview.
import type { DraftsAnswer, PreviewAnswer } from '#contract/owner/drafts-wire.ts';
import { sizesNamed } from '#domain/owner/additions/new-things.ts';
import { applyEdit, pathsOf } from '#domain/owner/apply-edits.ts';
import type { DraftEdit, KeptEdit } from '#domain/owner/draft-edit.ts';
import { editsBehind } from '#domain/owner/edits-behind.ts';
import { venueChanges } from '#domain/owner/venue-changes.ts';
import { type FieldPath, nameOf } from '#domain/owner/venue-file.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { addEdit, editsPublishedBy, hasEdit, removeEdits } from '../../store/owner/drafts-rows.ts';
import { donePublications, type Publication, plannedPublications } from '../../store/owner/publications.ts';
import { checkFile } from '../../venue/edited/edited-venue.ts';
import { shownPictures } from '../../venue/edited/source-pictures.ts';
import type { Services } from '../services.ts';
import { type DraftRefusal, type EditedPlace, type Editor, editedPlace, told } from './edited-place.ts';

type Asked = Pick<Services, 'store' | 'clock'>;

const NOT_EDITABLE = fail({ message: 'not_editable' } as const);

/** The publication that can be undone: the one that made the present file. */
export const lastPublication = (done: readonly Publication[], base: string): Publication | undefined =>
  done.find(({ kind, made }) => kind === 'edits' && made === base);

/** Slug of the item that an edit adds to a list. */
const addedBy = ({ edit }: KeptEdit): DraftsAnswer['planned'][number]['added'] =>
  edit.kind === 'added' ? [[edit.list, nameOf(edit.what) ?? '']] : [];

/** The published file, open edits, scheduled publications, and the publication that can be undone. */
export async function readDrafts(
  { store }: Pick<Services, 'store'>,
  placeId: number,
): Promise<Result<DraftsAnswer, DraftRefusal>> {
  const place = await editedPlace(store.read, placeId);
  if (!place) return NOT_EDITABLE;
  const editsOf = (id: string) => editsPublishedBy(store.read, placeId, [id]);
  const planned: DraftsAnswer['planned'] = [];
  for (const { id, dueAt, at, by, failed } of await plannedPublications(store.read, placeId)) {
    const edits = await editsOf(id);
    const sizes = edits.flatMap(({ edit }) => sizesNamed(edit)).map(([dish, size]): [string, string] => [dish, size]);
    planned.push({ id, at: dueAt ?? at, by, edits: edits.length, added: edits.flatMap(addedBy), sizes, failed });
  }
  const last = lastPublication(await donePublications(store.read, placeId), place.base);
  return ok({
    base: place.base,
    file: place.published,
    pictures: shownPictures(place.source, place.uploads),
    edits: [...place.edits],
    planned,
    last: last
      ? { id: last.id, by: last.by, at: last.doneAt ?? last.at, edits: (await editsOf(last.id)).length }
      : null,
  });
}

const isWithin = (path: FieldPath, of: FieldPath): boolean => of.every((step, i) => path[i] === step);

/** Person of the last edit on a path; null: none. */
const editorOf = (edits: readonly KeptEdit[], path: FieldPath): KeptEdit['by'] | null =>
  edits.findLast(({ edit }) => pathsOf(edit).some((one) => isWithin(path, one) || isWithin(one, path)))?.by ?? null;

const newProblems = (place: EditedPlace, file: EditedPlace['file']) => {
  const { source, uploads } = place;
  const known = new Set(checkFile(place.file, source, uploads).map(({ path, message }) => `${path}\n${message}`));
  return checkFile(file, source, uploads).filter(({ path, message }) => !known.has(`${path}\n${message}`));
};

/** Adds an edit once per id; the error lists the objections. */
export const addDraft = (
  { store, clock }: Asked,
  placeId: number,
  by: Editor,
  { id, edit }: { readonly id: string; readonly edit: DraftEdit },
): Promise<Result<true, DraftRefusal>> =>
  store.write(placeId, async (tx) => {
    if (await hasEdit(tx.db, placeId, id)) return ok(true);
    const place = await editedPlace(tx.db, placeId);
    if (!place) return NOT_EDITABLE;
    const applied = applyEdit(place.file, edit);
    const kept = { id, by: { id: by.id, name: by.name }, at: clock(), edit };
    if (applied.conflicts.length > 0) {
      // Names the person who was faster, not the late one.
      const conflicts = told([{ kept, conflicts: applied.conflicts }]).map((one) => ({
        ...one,
        by: editorOf(place.edits, one.path) ?? kept.by,
      }));
      return fail({ message: 'conflict', conflicts });
    }
    const problems = newProblems(place, applied.file);
    if (problems.length > 0) return fail({ message: 'invalid_edit', problems });
    await addEdit(tx, placeId, kept);
    // A value set back by hand leaves nothing to publish.
    if (place.conflicts.length === 0 && venueChanges(place.published, applied.file).length === 0)
      await removeEdits(tx, placeId, [id, ...place.edits.map((one) => one.id)], clock());
    return ok(true);
  });

/** Discards open edits, all or none; edits already discarded or published stay as they are. */
export const removeDrafts = (
  { store, clock }: Asked,
  placeId: number,
  ids: readonly string[],
): Promise<Result<true, DraftRefusal>> =>
  store.write(placeId, async (tx) => {
    for (const id of ids) if (!(await hasEdit(tx.db, placeId, id))) return fail({ message: 'unknown_edit' });
    await removeEdits(tx, placeId, ids, clock());
    return ok(true);
  });

/** Changes that publishing the open edits would make, and the objections. */
export async function previewDrafts(
  { store }: Pick<Services, 'store'>,
  placeId: number,
): Promise<Result<PreviewAnswer, DraftRefusal>> {
  const place = await editedPlace(store.read, placeId);
  if (!place) return NOT_EDITABLE;
  const behind = editsBehind(place.edits);
  return ok({
    base: place.base,
    edits: place.edits.map(({ id }) => id),
    changes: venueChanges(place.published, place.file).map((change) => ({
      ...change,
      path: [...change.path],
      by: editorOf(place.edits, change.path),
      edits: [...behind(change.path)],
    })),
    conflicts: place.conflicts.map((one) => ({ ...one, path: [...one.path] })),
    problems: checkFile(place.file, place.source, place.uploads).map(({ path, message }) => ({ path, message })),
  });
}
