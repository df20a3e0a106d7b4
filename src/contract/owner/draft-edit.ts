// Edits of the venue file, as screens send them and the server stores them.
import * as v from 'valibot';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import type { Json } from '#domain/owner/venue-file.ts';

/** More than any menu needs; the import validates the values themselves. */
const MOST_PARTS = 5000;

export const json: v.GenericSchema<Json> = v.lazy(() =>
  v.union([
    v.string(),
    v.pipe(v.number(), v.finite()),
    v.boolean(),
    v.null(),
    v.pipe(v.array(json), v.maxLength(MOST_PARTS)),
    v.record(v.string(), json),
  ]),
);

const step = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const path = v.pipe(v.array(step), v.minLength(1), v.maxLength(8));
const slug = v.pipe(v.string(), v.minLength(1), v.maxLength(80));

const changesWhere = (isEdited: (first: string, path: readonly string[]) => boolean) => {
  const free = v.pipe(
    path,
    v.check((steps) => isEdited(steps[0] ?? '', steps), 'not a field that is edited'),
  );
  const change = v.strictObject({ path: free, was: v.optional(json), to: v.optional(json) });
  return v.pipe(v.array(change), v.minLength(1), v.maxLength(MOST_PARTS));
};

/** Excludes an item's key and other fields that an edit cannot change. */
const changesBut = (...locked: readonly string[]) => changesWhere((first) => !locked.includes(first));

/** Parts of the file that contain or reference dishes, categories and sizes. */
const REMOVED_FROM = ['categories', 'products', 'groups', 'stations'];
const OF_THE_FILE = ['$schema', 'format', 'slug', 'categories', 'products', 'tables'];
const list = v.picklist(['categories', 'products']);
const slugs = v.pipe(v.array(slug), v.maxLength(MOST_PARTS));
const price = v.pipe(v.string(), v.regex(/^\d{1,7}(?:\.\d{1,3})?$/));

/** Whether a path is the price of an ingredient, or of an option of a shared or own group. */
const isModifierPrice = (at: readonly string[]): boolean => {
  const [list, , field] = at;
  if (list === 'ingredients') return at.length === 3 && field === 'price';
  const [options, , which, size] = at.slice(list === 'groups' ? 2 : list === 'products' && field === 'groups' ? 4 : 8);
  return options === 'options' && (which === 'price' ? size === undefined : which === 'prices' && size !== undefined);
};
const modifier = v.strictObject({
  path: v.pipe(
    path,
    v.check((at) => isModifierPrice(at), 'not the price of a modifier'),
  ),
  was: price,
  to: price,
});

/** One line per kind of edit. */
const EDITS = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['product', 'category']), slug, changes: changesBut('slug') }),
  v.strictObject({ kind: v.literal('added'), list, what: v.record(v.string(), json) }),
  v.strictObject({
    kind: v.literal('removed'),
    changes: changesWhere((first, at) => REMOVED_FROM.includes(first) && at.length > 1),
  }),
  v.strictObject({ kind: v.literal('order'), list, within: v.optional(slug), was: slugs, to: slugs }),
  v.pipe(
    v.strictObject({
      kind: v.literal('moved'),
      list,
      slug,
      from: v.optional(slug),
      to: v.optional(slug),
      before: v.optional(slug),
    }),
    v.check(({ list: of, from, to }) => of === 'categories' || (from !== undefined && to !== undefined), 'no category'),
    v.check(({ slug: one, from, to }) => from !== to && one !== to, 'no move'),
  ),
  v.pipe(
    v.strictObject({
      kind: v.literal('prices'),
      changes: v.pipe(
        v.array(v.strictObject({ product: slug, variant: slug, was: price, to: price })),
        v.maxLength(MOST_PARTS),
      ),
      modifiers: v.optional(v.pipe(v.array(modifier), v.maxLength(MOST_PARTS))),
    }),
    v.check(({ changes, modifiers = [] }) => changes.length + modifiers.length > 0, 'no price'),
  ),
  v.strictObject({ kind: v.picklist(['settings', 'discounts']), changes: changesBut(...OF_THE_FILE) }),
  v.strictObject({
    kind: v.literal('groups'),
    changes: changesWhere((first, [, , field]) => first === 'groups' || (first === 'products' && field === 'groups')),
  }),
  v.strictObject({ kind: v.literal('sheet'), changes: changesWhere((first) => first === 'products') }),
]);

export const draftEditSchema: v.GenericSchema<unknown, DraftEdit> = EDITS;

/** undefined: unknown to this build. */
export const parseDraftEdit = (value: unknown): DraftEdit | undefined => {
  const parsed = v.safeParse(draftEditSchema, value);
  return parsed.success ? parsed.output : undefined;
};
