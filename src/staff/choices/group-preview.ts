// Describes a change of a modifier group in the venue's words.
import { dishesWithGroup, groupOutline } from '#domain/owner/groups/group-outline.ts';
import { wordsOf } from '#domain/owner/menu-outline.ts';
import {
  defaultLanguageOf,
  type FieldPath,
  isObject,
  type Json,
  nameOf,
  type VenueFile,
  valueAt,
} from '#domain/owner/venue-file.ts';

/** The field within a group; `undefined` when the path belongs to no modifier group. */
const inGroup = (path: FieldPath): { readonly group: string; readonly field: FieldPath } | undefined => {
  const [list, first = '', field, group] = path;
  if (list === 'groups') return { group: first, field: path.slice(2) };
  return list === 'products' && field === 'groups' ? { group: group ?? '', field: path.slice(4) } : undefined;
};

/**
 * Names of a modifier group and its option, and the number of dishes that a shared group affects; `undefined` when the path
 * belongs to none.
 */
export const groupPart = (files: readonly (VenueFile | undefined)[], path: FieldPath) => {
  const at = inGroup(path);
  if (!at) return undefined;
  for (const file of files) {
    if (!file) continue;
    const own = defaultLanguageOf(file);
    const words = (thing: Json | undefined, field: string) =>
      isObject(thing) ? wordsOf(thing[field], own, own) || undefined : undefined;
    const group = valueAt(file, path.slice(0, path[0] === 'groups' ? 2 : 4));
    const shared = valueAt(file, ['groups', at.group]);
    const title = words(group, 'title') ?? words(shared, 'title');
    if (title === undefined && path.length > 3) continue;
    const [list, key = ''] = at.field;
    const option =
      list === 'options' ? [group, shared].map((one) => optionName(file, one, key)).find(Boolean) : undefined;
    const dishes = path[0] === 'groups' ? dishesWithGroup(file, at.group).length : undefined;
    return { title: title ?? '', option, dishes };
  }
  return undefined;
};

const optionName = (file: VenueFile, group: Json | undefined, key: string): string | undefined => {
  const own = defaultLanguageOf(file);
  const option = isObject(group) ? valueAt(group, ['options', key]) : undefined;
  const named = isObject(option) && option.name !== undefined ? option : valueAt(file, ['ingredients', key]);
  return isObject(named) ? wordsOf(named.name, own, own) || key : undefined;
};

/** A group, or a list of keys, for a preview: as the names of its contents. */
export const groupValue = (file: VenueFile, path: FieldPath, value: Json | undefined): Json | undefined => {
  const at = inGroup(path);
  // An omitted switch counts as on.
  if (at && path.at(-1) === 'active') return value !== false;
  if (at && path.at(-1) === 'ask') return value === true;
  if (at && path.at(-1) === 'min') return value ?? 0;
  if (!at || value === undefined) return value;
  const own = defaultLanguageOf(file);
  if (path.length === 3 && path[0] === 'products' && Array.isArray(value))
    return value.map(
      (key) => groupOutline(file, { slug: path[1] ?? '', key: String(key), scope: 'all' })?.title ?? key,
    );
  const home = path[0] === 'groups' ? path.slice(0, 2) : path.slice(0, 4);
  if (at.field.length === 0 && isObject(value)) {
    const whole = value.options === undefined ? valueAt(file, ['groups', at.group]) : value;
    const options = isObject(whole) && Array.isArray(whole.options) ? whole.options : [];
    return options.map((one: Json) => optionName(file, whole, nameOf(one) ?? '') ?? '');
  }
  if (at.field.length === 1 && Array.isArray(value))
    return value.map((key) => optionName(file, valueAt(file, home), String(key)) ?? key);
  return isObject(value) && value.name !== undefined ? wordsOf(value.name, own, own) : value;
};
