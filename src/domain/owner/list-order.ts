// Sequence of the file's lists, which is the display order: sorting within a list, and moving into another.
import type { AppliedEdit, EditConflict } from './applied-edit.ts';
import type { DraftEdit, MenuList } from './draft-edit.ts';
import {
  isObject,
  isSame,
  type Json,
  type JsonObject,
  listOf,
  nameOf,
  type VenueFile,
  valueAt,
  withValue,
} from './venue-file.ts';

type OrderEdit = Extract<DraftEdit, { kind: 'order' }>;
type MovedEdit = Extract<DraftEdit, { kind: 'moved' }>;

/** Categories of a dish, its home first. */
export const homesOf = (dish: JsonObject): readonly string[] => {
  const list: readonly Json[] = Array.isArray(dish.categories) ? dish.categories : [];
  return list.filter((one): one is string => typeof one === 'string');
};

/** Slugs of a part of a list, in sequence. */
export const orderOf = (file: VenueFile, list: MenuList, within: string | undefined): readonly string[] =>
  listOf(file, list)
    .filter((one) =>
      list === 'categories' ? one.parent === within : within !== undefined && homesOf(one).includes(within),
    )
    .flatMap((one) => nameOf(one) ?? []);

/** Sorts one part of a list; rejected as a whole when it was sorted meanwhile. */
export const reordered = (file: VenueFile, edit: OrderEdit): AppliedEdit => {
  const current = orderOf(file, edit.list, edit.within);
  const known = edit.was.filter((slug) => current.includes(slug));
  const now = current.filter((slug) => edit.was.includes(slug));
  const to = edit.to.filter((slug) => known.includes(slug));
  if (!isSame(now, known) && !isSame(now, to))
    return { file, conflicts: [{ reason: 'changed', path: [edit.list, '', edit.within ?? ''], now }] };
  const elements = listOf(file, edit.list);
  const bySlug = new Map(elements.map((one) => [nameOf(one), one]));
  const next = to.values();
  // An element outside the seen sequence keeps its position.
  const sorted = elements.map((one) =>
    to.includes(nameOf(one) ?? '') ? (bySlug.get(next.next().value ?? '') ?? one) : one,
  );
  return { file: { ...file, [edit.list]: sorted }, conflicts: [] };
};

/** Moves an element before another one; last in its new list when the other element is missing. */
const placed = (file: VenueFile, { list, slug, to, before }: MovedEdit): VenueFile => {
  const all = listOf(file, list);
  const [one] = all.filter((each) => nameOf(each) === slug);
  if (!one) return file;
  const others = all.filter((each) => each !== one);
  const neighbours = orderOf(file, list, to).filter((each) => each !== slug);
  const indexOf = (name: string | undefined) => others.findIndex((each) => nameOf(each) === name);
  const isBefore = before !== undefined && neighbours.includes(before);
  const alone = all.indexOf(one);
  const at = isBefore ? indexOf(before) : neighbours.length === 0 ? alone : indexOf(neighbours.at(-1)) + 1;
  return { ...file, [list]: [...others.slice(0, at), one, ...others.slice(at)] };
};

/** A dish's subcategory belongs to its home category; another home may not have it. */
const withoutForeignTag = (file: VenueFile, slug: string, home: string | undefined): VenueFile => {
  const tag = valueAt(file, ['products', slug, 'subcategory']);
  if (typeof tag !== 'string' || home === undefined) return file;
  const isThere = valueAt(file, ['categories', home, 'subcategories', tag]) !== undefined;
  return isThere ? file : withValue(file, ['products', slug, 'subcategory'], undefined);
};

/** Moves a dish or category into another category; rejected as a whole when the seen state has changed. */
export const moved = (file: VenueFile, edit: MovedEdit): AppliedEdit => {
  const { list, slug, from, to } = edit;
  const refused = (conflict: EditConflict): AppliedEdit => ({ file, conflicts: [conflict] });
  const one = valueAt(file, [list, slug]);
  if (!isObject(one)) return refused({ reason: 'gone', path: [list, slug] });
  if (to !== undefined && valueAt(file, ['categories', to]) === undefined)
    return refused({ reason: 'gone', path: ['categories', to] });
  if (list === 'categories') {
    const path = [list, slug, 'parent'];
    if (one.parent === to) return { file, conflicts: [] };
    if (one.parent !== from) return refused({ reason: 'changed', path, now: one.parent });
    return { file: placed(withValue(file, path, to), edit), conflicts: [] };
  }
  const path = [list, slug, 'categories'];
  const homes = homesOf(one);
  if (from === undefined || to === undefined || !homes.includes(from)) {
    const isThere = to !== undefined && homes.includes(to);
    return isThere ? { file, conflicts: [] } : refused({ reason: 'changed', path, now: one.categories });
  }
  const next = [...new Set(homes.map((home) => (home === from ? to : home)))];
  const set = withoutForeignTag(withValue(file, path, next), slug, next[0]);
  return { file: placed(set, edit), conflicts: [] };
};

/** The list with one element moved one position up or down; `undefined`: it is not in the list, or already at that end. */
export const stepped = (list: readonly Json[], key: string, by: -1 | 1): readonly Json[] | undefined => {
  const from = list.findIndex((one) => (typeof one === 'string' ? one : nameOf(one)) === key);
  const to = from + by;
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length) return undefined;
  const others = list.filter((_, i) => i !== from);
  return [...others.slice(0, to), one, ...others.slice(to)];
};

/** Moves a size of a dish one position up or down; `undefined`: it already is at that end. */
export function steppedSize(file: VenueFile, slug: string, size: string, by: -1 | 1): DraftEdit | undefined {
  const was = valueAt(file, ['products', slug, 'variants']);
  const to = Array.isArray(was) ? stepped(was, size, by) : undefined;
  return to && { kind: 'product', slug, changes: [{ path: ['variants'], was, to }] };
}

/** Target position: an index within a part of a list, counted without the item itself. */
export interface Place {
  readonly list: MenuList;
  readonly slug: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly place: number;
}

/** The edit that moves an item to a position; undefined: the item already has this position. */
export function placedEdit(file: VenueFile, { list, slug, from, to, place }: Place): DraftEdit | undefined {
  const was = orderOf(file, list, to);
  const others = was.filter((one) => one !== slug);
  if (from !== to) {
    const before = others[place];
    return {
      kind: 'moved',
      list,
      slug,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(before !== undefined && { before }),
    };
  }
  const next = [...others.slice(0, place), slug, ...others.slice(place)];
  if (!was.includes(slug) || isSame(was, next)) return undefined;
  return { kind: 'order', list, ...(to !== undefined && { within: to }), was, to: next };
}
