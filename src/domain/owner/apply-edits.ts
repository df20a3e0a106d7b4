// Applies edits to a venue file, one after another. An edit whose seen values have changed applies nothing and returns
// conflicts.
import type { AppliedEdit, EditConflict } from './applied-edit.ts';
import type { DraftEdit, FieldChange } from './draft-edit.ts';
import { homesOf, moved, orderOf, reordered } from './list-order.ts';
import { withOlderNoted } from './translations/translated-from.ts';
import { type FieldPath, isSame, listOf, nameOf, type VenueFile, valueAt, withValue } from './venue-file.ts';

/** Root path of an edit's changes. */
const rootOf = (edit: DraftEdit): FieldPath => {
  if (edit.kind === 'product') return ['products', edit.slug];
  return edit.kind === 'category' ? ['categories', edit.slug] : [];
};

const changesOf = (edit: DraftEdit): readonly FieldChange[] | undefined => {
  if (edit.kind === 'prices')
    return [
      ...edit.changes.map(({ product, variant, was, to }) => ({
        path: ['products', product, 'variants', variant, 'price'],
        was,
        to,
      })),
      ...(edit.modifiers ?? []),
    ];
  if (edit.kind === 'added' || edit.kind === 'order' || edit.kind === 'moved') return undefined;
  return edit.changes.map((change) => ({ ...change, path: [...rootOf(edit), ...change.path] }));
};

/** Paths that an edit touches, from the root of the file. */
export const pathsOf = (edit: DraftEdit): readonly FieldPath[] => {
  if (edit.kind === 'added') return [[edit.list, nameOf(edit.what) ?? '']];
  if (edit.kind === 'order') return [[edit.list, '', ...(edit.within === undefined ? [] : [edit.within])]];
  if (edit.kind === 'moved')
    return [
      ...(edit.list === 'products' ? ['categories', 'subcategory'] : ['parent']).map((field) => [
        edit.list,
        edit.slug,
        field,
      ]),
      [edit.list, '', ...(edit.to === undefined ? [] : [edit.to])],
    ];
  return changesOf(edit)?.map(({ path }) => path) ?? [];
};

/** Categories that an addition is put into. */
export const homesNamed = (edit: DraftEdit): readonly FieldPath[] => {
  if (edit.kind !== 'added') return [];
  const { list, what } = edit;
  const homes = list === 'products' ? homesOf(what) : typeof what.parent === 'string' ? [what.parent] : [];
  return homes.map((home) => ['categories', home]);
};

/** Dishes that another person has added to a removed category: they would have no category. */
const leftBehind = (after: VenueFile, changes: readonly FieldChange[]): readonly EditConflict[] =>
  changes
    .filter(({ path, to }) => path.length === 2 && path[0] === 'categories' && to === undefined)
    .flatMap(({ path: [, category = ''] }) => [
      ...orderOf(after, 'products', category).map((slug) => ['products', slug, 'categories']),
      ...orderOf(after, 'categories', category).map((slug) => ['categories', slug, 'parent']),
    ])
    .map((path) => ({ reason: 'changed', path }));

const conflictOf = (file: VenueFile, { path, was, to }: FieldChange): EditConflict | undefined => {
  const now = valueAt(file, path);
  // An edit to the current value is already done.
  if (isSame(now, was) || isSame(now, to)) return undefined;
  const [list, name] = path;
  const isOfList = (list === 'products' || list === 'categories') && name !== undefined;
  const reason = isOfList && valueAt(file, [list, name]) === undefined ? 'gone' : 'changed';
  return { reason, path, now };
};

/** Edits that may change texts. */
const WRITES: readonly DraftEdit['kind'][] = ['product', 'category', 'groups', 'sheet'];

/** Applies one edit to a file, completely or not at all. Records which translations it outdates. */
export function applyEdit(file: VenueFile, edit: DraftEdit): AppliedEdit {
  const applied = laidOver(file, edit);
  if (applied.conflicts.length > 0 || !WRITES.includes(edit.kind)) return applied;
  return { ...applied, file: withOlderNoted(file, applied.file, pathsOf(edit)) };
}

function laidOver(file: VenueFile, edit: DraftEdit): AppliedEdit {
  if (edit.kind === 'order') return reordered(file, edit);
  if (edit.kind === 'moved') return moved(file, edit);
  if (edit.kind === 'added') {
    const slug = nameOf(edit.what) ?? '';
    const path = [edit.list, slug];
    const now = valueAt(file, path);
    if (now !== undefined) return { file, conflicts: isSame(now, edit.what) ? [] : [{ reason: 'taken', path }] };
    const gone = homesNamed(edit).filter((home) => valueAt(file, home) === undefined);
    if (gone.length > 0) return { file, conflicts: gone.map((home) => ({ reason: 'gone', path: home })) };
    return { file: { ...file, [edit.list]: [...listOf(file, edit.list), edit.what] }, conflicts: [] };
  }
  const changes = changesOf(edit) ?? [];
  const conflicts = changes.flatMap((change) => conflictOf(file, change) ?? []);
  if (conflicts.length > 0) return { file, conflicts };
  const after = changes.reduce((at, { path, to }) => withValue(at, path, to), file);
  const left = edit.kind === 'removed' ? leftBehind(after, edit.changes) : [];
  return left.length > 0 ? { file, conflicts: left } : { file: after, conflicts };
}

export interface AppliedEdits<E> {
  readonly file: VenueFile;
  readonly conflicts: readonly { readonly kept: E; readonly conflicts: readonly EditConflict[] }[];
}

/** Applies all edits in sequence; those with conflicts are skipped and returned. */
export function applyEdits<E extends { readonly edit: DraftEdit }>(
  file: VenueFile,
  edits: readonly E[],
): AppliedEdits<E> {
  let at = file;
  const told: { kept: E; conflicts: readonly EditConflict[] }[] = [];
  for (const kept of edits) {
    const { file: next, conflicts } = applyEdit(at, kept.edit);
    at = next;
    if (conflicts.length > 0) told.push({ kept, conflicts });
  }
  return { file: at, conflicts: told };
}
