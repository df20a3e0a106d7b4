// Which edits make a change: whoever throws the change away throws these away.
import { homesNamed, pathsOf } from './apply-edits.ts';
import type { KeptEdit } from './draft-edit.ts';
import type { FieldPath } from './venue-file.ts';

type Edit = Pick<KeptEdit, 'id' | 'edit'>;

const isWithin = (path: FieldPath, of: FieldPath): boolean => of.every((step, i) => path[i] === step);
const keyOf = (path: FieldPath): string => path.join('\n');
const ends = (path: FieldPath): readonly string[] => path.map((_, i) => keyOf(path.slice(0, i + 1)));

/** Edits that touch the same, or what lies within it, as one group each. */
function grouped(edits: readonly Edit[]): (id: string) => string {
  const above = new Map<string, string>();
  const top = (id: string): string => {
    const next = above.get(id);
    return next === undefined ? id : top(next);
  };
  const join = (a: string, b: string) => {
    if (top(a) !== top(b)) above.set(top(a), top(b));
  };
  const touching = new Map<string, string>();
  for (const { id, edit } of edits) {
    for (const path of pathsOf(edit)) {
      const key = keyOf(path);
      join(id, touching.get(key) ?? id);
      touching.set(key, id);
    }
  }
  for (const { id, edit } of edits) {
    for (const path of pathsOf(edit)) for (const end of ends(path)) join(id, touching.get(end) ?? id);
  }
  return top;
}

/**
 * Gives the ids of the edits that touch a path, in their order, with all that hangs together with them: an edit goes as a
 * whole, and a later one that rests on it would fit no more.
 */
export function editsBehind(edits: readonly Edit[]): (path: FieldPath) => readonly string[] {
  const top = grouped(edits);
  const touched = edits.map(({ id, edit }) => ({ id, paths: pathsOf(edit) }));
  const adding = new Map(
    edits.flatMap(({ id, edit }) => (edit.kind === 'added' ? pathsOf(edit).map((path) => [keyOf(path), id]) : [])),
  );
  const within = edits.flatMap(({ id, edit }) =>
    homesNamed(edit).flatMap((home) => {
      const of = adding.get(keyOf(home));
      return of === undefined ? [] : [{ id, of }];
    }),
  );
  return (path) => {
    const hit = touched.filter(({ paths }) => paths.some((one) => isWithin(one, path) || isWithin(path, one)));
    const groups = new Set(hit.map(({ id }) => top(id)));
    // What is new in a new category goes with it; the category stays when one of its dishes goes.
    for (let before = -1; before !== groups.size; ) {
      before = groups.size;
      for (const { id, of } of within) if (groups.has(top(of))) groups.add(top(id));
    }
    return edits.flatMap(({ id }) => (groups.has(top(id)) ? id : []));
  };
}
