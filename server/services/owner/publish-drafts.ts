// Publishes edits, now or at a time, and undoes the last publication. Each runs in one transaction.
import { randomUUID } from 'node:crypto';
import type { UndoAnswer } from '#contract/owner/drafts-wire.ts';
import { venueChanges } from '#domain/owner/venue-changes.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { assignEdits, editsPublishedBy, releaseEdits } from '../../store/owner/drafts-rows.ts';
import {
  addPublication,
  donePublications,
  duePublications,
  forgetOldSources,
  markDone,
  markFailed,
  markUndone,
  type Publication,
  plannedPublications,
  sourceBefore,
} from '../../store/owner/publications.ts';
import { publishWithin } from '../../store/place/publish.ts';
import { INSTALLATION, type Tx } from '../../store/store.ts';
import { compileFile, type EditedVenue } from '../../venue/edited/edited-venue.ts';
import { baseOf, fileOf, parseSource } from '../../venue/edited/venue-source.ts';
import type { Services } from '../services.ts';
import { lastPublication } from './drafts.ts';
import { type DraftRefusal, type EditedPlace, type Editor, editedPlace } from './edited-place.ts';

type Asked = Pick<Services, 'store' | 'clock'>;
type Done = Result<{ readonly id: string }, DraftRefusal>;

/** Furthest time in the future for a scheduled publication. */
const FURTHEST_MS = 400 * 24 * 3_600_000;

const NOT_EDITABLE = fail({ message: 'not_editable' } as const);

/** State that the publisher has seen; `at`: scheduled time, null: now. */
export interface Publishing {
  readonly base: string;
  readonly edits: readonly string[];
  readonly at: number | null;
}

/** Runs under the locks of the installation and the place, so that publications and orders run one after another. */
const within = <T>({ store }: Asked, placeId: number, job: (tx: Tx) => Promise<T>): Promise<T> =>
  store.write(INSTALLATION, async (tx) => {
    await tx.lock(placeId);
    return job(tx);
  });

/** Edits made after the publisher looked; `undefined`: none, and the file is unchanged. */
const cameBetween = (place: EditedPlace, { base, edits }: Publishing): readonly string[] | undefined => {
  const now = place.edits.map(({ id }) => id);
  const isSeen = place.base === base && now.length === edits.length && now.every((id, i) => edits[i] === id);
  return isSeen ? undefined : now.filter((id) => !edits.includes(id));
};

const compiled = (place: EditedPlace): Result<EditedVenue, DraftRefusal> => {
  if (place.conflicts.length > 0) return fail({ message: 'conflict', conflicts: place.conflicts });
  const edited = compileFile(place.file, place.source, place.uploads);
  return edited.ok ? edited : fail({ message: 'invalid_edit', problems: edited.error });
};

/** Publication that has made or will make exactly this, because its answer may be lost. `undefined`: none. */
async function alreadyAsked(
  tx: Tx,
  placeId: number,
  base: string,
  { edits, at }: Publishing,
): Promise<string | undefined> {
  const last = lastPublication(await donePublications(tx.db, placeId), base);
  const planned = (await plannedPublications(tx.db, placeId)).find(
    ({ dueAt, failed }) => dueAt === at && failed === null,
  );
  const id = at === null ? last?.id : planned?.id;
  if (id === undefined) return undefined;
  const of = new Set((await editsPublishedBy(tx.db, placeId, [id])).map((edit) => edit.id));
  return of.size === edits.length && edits.every((edit) => of.has(edit)) ? id : undefined;
}

/** Publishes the open edits, or schedules it; once, however often the same is requested. */
export const publishDrafts = (services: Asked, placeId: number, by: Editor, publishing: Publishing): Promise<Done> =>
  within(services, placeId, async (tx): Promise<Done> => {
    const now = services.clock();
    const { at } = publishing;
    const place = await editedPlace(tx.db, placeId);
    if (!place) return NOT_EDITABLE;
    const asked = await alreadyAsked(tx, placeId, place.base, publishing);
    if (asked !== undefined) return ok({ id: asked });
    const since = cameBetween(place, publishing);
    if (since) return fail({ message: 'stale', since });
    const edited = compiled(place);
    if (!edited.ok) return edited;
    if (at !== null && (at <= now || at > now + FURTHEST_MS)) return fail({ message: 'invalid_time' });
    const id = randomUUID();
    const publication: Publication = {
      id,
      kind: 'edits',
      by,
      at: now,
      dueAt: at,
      doneAt: null,
      failed: null,
      made: null,
    };
    if (at === null) {
      const said = { by: by.name, edits: place.edits.length };
      await publishWithin(tx, place.slug, edited.value.build, { now, by: said });
      await addPublication(
        tx,
        placeId,
        { ...publication, doneAt: now, made: baseOf(edited.value.source) },
        place.source,
      );
      await forgetOldSources(tx, placeId);
    } else await addPublication(tx, placeId, publication);
    await assignEdits(tx, placeId, publishing.edits, id);
    return ok({ id });
  });

/** Cancels a scheduled publication and opens its edits again; after a failure they are already open. */
export const cancelPlanned = (services: Asked, placeId: number, id: string): Promise<Done> =>
  within(services, placeId, async (tx): Promise<Done> => {
    const planned = await plannedPublications(tx.db, placeId);
    if (!planned.some((one) => one.id === id)) return fail({ message: 'unknown_edit' });
    await markUndone(tx, placeId, id, services.clock());
    await releaseEdits(tx, placeId, id);
    return ok({ id });
  });

/** Changes that undoing the last publication would make. */
export async function previewUndo({ store }: Asked, placeId: number): Promise<Result<UndoAnswer, DraftRefusal>> {
  const place = await editedPlace(store.read, placeId, []);
  if (!place) return NOT_EDITABLE;
  const last = lastPublication(await donePublications(store.read, placeId), place.base);
  const before = last && parseSource(await sourceBefore(store.read, placeId, last.id));
  if (!last || !before) return fail({ message: 'nothing_to_undo' });
  const changes = venueChanges(place.published, fileOf(before));
  return ok({ id: last.id, changes: changes.map((change) => ({ ...change, path: [...change.path] })) });
}

/**
 * Restores the file before the last publication and opens its edits again. `id`: the publication that the caller saw as the
 * last one.
 */
export const undoPublication = (services: Asked, placeId: number, by: Editor, id: string): Promise<Done> =>
  within(services, placeId, async (tx): Promise<Done> => {
    const now = services.clock();
    const place = await editedPlace(tx.db, placeId, []);
    if (!place) return NOT_EDITABLE;
    const last = lastPublication(await donePublications(tx.db, placeId), place.base);
    const before = last && parseSource(await sourceBefore(tx.db, placeId, last.id));
    if (!last || !before) return fail({ message: 'nothing_to_undo' });
    if (last.id !== id) return fail({ message: 'stale', since: [last.id] });
    const edited = compileFile(fileOf(before), before, [], before.venue);
    if (!edited.ok) return fail({ message: 'invalid_edit', problems: edited.error });
    const edits = (await editsPublishedBy(tx.db, placeId, [id])).length;
    await publishWithin(tx, place.slug, edited.value.build, { now, by: { by: by.name, edits, undone: true } });
    await markUndone(tx, placeId, id, now);
    await releaseEdits(tx, placeId, id);
    return ok({ id });
  });

const publishPlanned = (services: Asked, placeId: number, id: string): Promise<void> =>
  within(services, placeId, async (tx) => {
    const planned = (await plannedPublications(tx.db, placeId)).find((one) => one.id === id && one.failed === null);
    // Another server was faster, or the publication was cancelled.
    if (!planned) return;
    const now = services.clock();
    const place = await editedPlace(tx.db, placeId, await editsPublishedBy(tx.db, placeId, [id]));
    const edited = place ? compiled(place) : NOT_EDITABLE;
    if (!place || !edited.ok) {
      await markFailed(tx, placeId, id, edited.ok ? 'not_editable' : edited.error.message);
      await releaseEdits(tx, placeId, id);
      return;
    }
    const said = { by: planned.by.name, edits: place.edits.length };
    await publishWithin(tx, place.slug, edited.value.build, { now, by: said });
    await markDone(tx, placeId, id, { now, made: baseOf(edited.value.source), before: place.source });
    await forgetOldSources(tx, placeId);
  });

/** Makes all due publications; returns their number. */
export async function publishDue(services: Asked): Promise<number> {
  const due = await duePublications(services.store.read, services.clock());
  for (const { placeId, id } of due) await publishPlanned(services, placeId, id);
  return due.length;
}
