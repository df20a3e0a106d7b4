// Finds the edits behind a change: discarding the change discards them.
import { homesNamed, pathsOf } from './apply-edits.ts';
import type { DraftEdit, KeptEdit } from './draft-edit.ts';
import { type FieldPath, isSame } from './venue-file.ts';

type Edit = Pick<KeptEdit, 'id' | 'edit'>;

const isWithin = (path: FieldPath, of: FieldPath): boolean => of.every((step, i) => path[i] === step);
const keyOf = (path: FieldPath): string => path.join('\n');
const ends = (path: FieldPath): readonly string[] => path.map((_, i) => keyOf(path.slice(0, i + 1)));

/** Paths touched so far: the last edit of the whole path, and later edits of its parts. Edits are identified by index. */
interface Touched {
  readonly whole: Map<string, number>;
  readonly parts: Map<string, Set<number>>;
}

/** Earlier edits that this one depends on: they touch the same path, one inside it, or one around it. */
function* restsOn(paths: readonly FieldPath[], { whole, parts }: Touched): Generator<number> {
  for (const path of paths) {
    for (const end of ends(path)) {
      const at = whole.get(end);
      if (at !== undefined) yield at;
    }
    yield* parts.get(keyOf(path)) ?? [];
  }
}

const touch = (paths: readonly FieldPath[], at: number, { whole, parts }: Touched): void => {
  for (const path of paths) {
    whole.set(keyOf(path), at);
    parts.delete(keyOf(path));
  }
  for (const end of new Set(paths.flatMap((path) => ends(path.slice(0, -1))))) {
    parts.set(end, (parts.get(end) ?? new Set()).add(at));
  }
};

/** For each edit the later ones that depend on it; never an earlier one. */
function resting(edits: readonly Edit[]): readonly ReadonlySet<number>[] {
  const later = edits.map(() => new Set<number>());
  const touched: Touched = { whole: new Map(), parts: new Map() };
  const adding = new Map<string, number>();
  edits.forEach(({ edit }, at) => {
    const paths = pathsOf(edit);
    for (const earlier of restsOn(paths, touched)) later[earlier]?.add(at);
    // Discarding a new category also discards the additions in it; discarding one of its dishes keeps the category.
    for (const home of homesNamed(edit)) later[adding.get(keyOf(home)) ?? -1]?.add(at);
    touch(paths, at, touched);
    if (edit.kind === 'added') for (const path of paths) adding.set(keyOf(path), at);
  });
  return later;
}

/** Whether an edit removes exactly this item. */
const takesOut = (edit: DraftEdit, path: FieldPath): boolean =>
  edit.kind === 'removed' && edit.changes.some((one) => one.to === undefined && isSame(one.path, path));

/**
 * Returns the ids of the edits that touch a path, in sequence, with all dependent ones: an edit is discarded as a whole, and
 * a later one that depends on it would no longer fit. Restoring a removed item keeps its earlier edits.
 */
export function editsBehind(edits: readonly Edit[]): (path: FieldPath) => readonly string[] {
  const later = resting(edits);
  const touched = edits.map(({ edit }) => pathsOf(edit));
  return (path) => {
    const removals = edits.flatMap(({ edit }, at) => (takesOut(edit, path) ? at : []));
    const touching = touched.flatMap((paths, at) =>
      paths.some((one) => isWithin(one, path) || isWithin(path, one)) ? at : [],
    );
    const going = new Set(removals.length > 0 ? removals : touching);
    // Iterating a set also visits elements that are added meanwhile.
    for (const at of going) for (const next of later[at] ?? []) going.add(next);
    return edits.flatMap(({ id }, at) => (going.has(at) ? id : []));
  };
}
