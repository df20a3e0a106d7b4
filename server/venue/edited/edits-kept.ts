// Edits of a place since its last import, and those that an import would lose.
import { randomUUID } from 'node:crypto';
import { overwrittenEdits } from '#domain/owner/overwritten-edits.ts';
import { editsPublishedBy } from '../../store/owner/drafts-rows.ts';
import { addPublication, donePublications, readSource } from '../../store/owner/publications.ts';
import { versionBySlug } from '../../store/place/place-documents.ts';
import type { Tx } from '../../store/store.ts';
import type { Problem } from '../problem.ts';
import { baseOf, fileOf, parseSource, type VenueSource } from './venue-source.ts';

const said = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80));

/** Each edit missing in the file, as an import error; empty when none would be lost. */
export async function lostByImport(tx: Tx, slug: string, file: VenueSource): Promise<readonly Problem[]> {
  const place = await versionBySlug(tx.db, slug);
  const source = place && parseSource((await readSource(tx.db, place.id))?.source);
  if (!place || !source) return [];
  const done = await donePublications(tx.db, place.id);
  const imported = done.findIndex(({ kind }) => kind === 'import');
  const since = (imported < 0 ? done : done.slice(0, imported)).map(({ id }) => id);
  const edits = (await editsPublishedBy(tx.db, place.id, since)).map(({ edit }) => edit);
  return overwrittenEdits(fileOf(source), fileOf(file), edits).map(({ path, here, there }) => ({
    path: path.filter((step) => step !== '').join('.'),
    message: `was edited here: ${said(here)}; the folder has ${said(there)}`,
  }));
}

/** Notes an import; earlier edits no longer count. */
export const noteImport = (tx: Tx, placeId: number, source: VenueSource, now: number): Promise<void> =>
  addPublication(tx, placeId, {
    ...{ id: randomUUID(), kind: 'import', by: { id: '', name: 'import' }, at: now },
    ...{ dueAt: null, doneAt: now, failed: null, made: baseOf(source) },
  });
