// An owner's changes of a dish's groups, as changes of the venue file that carry the values they saw.
import type { FieldChange } from '../draft-edit.ts';
import {
  type FieldPath,
  isObject,
  isSame,
  type Json,
  type JsonObject,
  nameOf,
  type VenueFile,
  valueAt,
} from '../venue-file.ts';
import {
  type GroupPlace,
  groupAt,
  groupKeyOf,
  groupListOf,
  isSharedGroup,
  listIn,
  objectsIn,
} from './group-outline.ts';

/** Changes of one action. */
export type Changes = readonly FieldChange[];

/** A change of the value at a path. */
export const change = (file: VenueFile, path: FieldPath, to: Json | undefined): FieldChange => ({
  path,
  was: valueAt(file, path),
  ...(to !== undefined && { to }),
});

/** Path of a dish's groups. */
export const listPath = (slug: string): FieldPath => ['products', slug, 'groups'];

/** Replaces the list of a dish's groups. */
export const listChange = (file: VenueFile, slug: string, to: readonly Json[]): Changes => [
  change(file, listPath(slug), to.length === 0 ? undefined : to),
];

const elementOf = (file: VenueFile, { slug, key }: GroupPlace): Json | undefined =>
  groupListOf(file, slug).find((one) => groupKeyOf(one) === key);

/** Path of a group's own fields. */
export const homeOf = (file: VenueFile, at: GroupPlace): FieldPath =>
  isSharedGroup(elementOf(file, at) ?? '') ? ['groups', at.key] : [...listPath(at.slug), at.key];

/** The object without undefined fields. */
export const trimmed = (fields: { readonly [field: string]: Json | undefined }): JsonObject =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** A dish's own values of a shared group, with one field set; a value equal to the shared group's is left out. */
const withHere = (here: JsonObject, shared: JsonObject, field: FieldPath, to: Json | undefined): JsonObject => {
  const [first = '', option, ...rest] = field;
  const said = (stands: Json | undefined) => (isSame(stands, to) ? undefined : to);
  if (first !== 'options' || option === undefined) return trimmed({ ...here, [first]: said(shared[first]) });
  const common = objectsIn(shared.options).find((one) => nameOf(one) === option) ?? {};
  const own = objectsIn(here.options).find((one) => nameOf(one) === option) ?? { key: option };
  const [name = '', size] = rest;
  const prices = isObject(own.prices) ? own.prices : isObject(common.prices) ? common.prices : {};
  const value = size === undefined ? to : trimmed({ ...prices, [size]: to });
  const next = trimmed({ ...own, [name]: isSame(common[name], value) ? undefined : value });
  const others = objectsIn(here.options).filter((one) => nameOf(one) !== option);
  const options = Object.keys(next).length > 1 ? [...others, next] : others;
  return trimmed({ ...here, options: options.length === 0 ? undefined : options });
};

/** Fields of a group with their new values; undefined: the field is removed. */
export type GroupFields = readonly (readonly [field: FieldPath, to: Json | undefined])[];

/** Sets fields of a group, for all dishes with this group or for one dish. */
export function setGroupFields(file: VenueFile, at: GroupPlace, fields: GroupFields): Changes {
  const element = elementOf(file, at);
  if (element === undefined) return [];
  if (at.scope === 'all' || !isSharedGroup(element))
    return fields
      .map(([field, to]) => change(file, [...homeOf(file, at), ...field], to))
      .filter(({ was, to }) => !isSame(was, to));
  const shared = valueAt(file, ['groups', at.key]);
  const start: JsonObject = isObject(element) ? element : { key: at.key };
  const here = fields.reduce((one, [field, to]) => withHere(one, isObject(shared) ? shared : {}, field, to), start);
  if (isSame(here, start)) return [];
  if (isObject(element) && Object.keys(here).length > 1) return [change(file, [...listPath(at.slug), at.key], here)];
  const plain: Json = Object.keys(here).length > 1 ? here : at.key;
  return listChange(
    file,
    at.slug,
    groupListOf(file, at.slug).map((one) => (groupKeyOf(one) === at.key ? plain : one)),
  );
}

const numberOf = (value: Json | undefined): number | undefined => (typeof value === 'number' ? value : undefined);
const mostOf = (group: JsonObject): number =>
  objectsIn(group.options).reduce((sum, { max }) => sum + (numberOf(max) ?? 1), 0);
const beginsOf = (group: JsonObject): readonly string[] => [
  ...listIn(group.defaults).filter((one) => typeof one === 'string'),
  ...objectsIn(group.options).flatMap((one) => (one.included === true ? (nameOf(one) ?? []) : [])),
];

/** Adjusts limits and defaults of the group, so that its question can be answered. */
export const settled = (
  group: JsonObject,
  wanted: { readonly min?: number; readonly max?: number | undefined; readonly defaults?: readonly string[] },
): GroupFields => {
  const most = mostOf(group);
  const min = Math.min(wanted.min ?? numberOf(group.min) ?? 0, most);
  const asked = 'max' in wanted ? wanted.max : numberOf(group.max);
  const max = asked === undefined ? undefined : Math.max(asked, min, 1);
  const before = listIn(group.defaults).filter((one) => typeof one === 'string');
  const defaults = (wanted.defaults ?? before).slice(max === undefined ? 0 : -max);
  const included = beginsOf({ ...group, defaults: [] });
  const begins = defaults.length + included.filter((key) => !defaults.includes(key)).length;
  // The guest must choose when a choice becomes required, or has lost its defaults.
  const becomesAsked = min > 0 && begins === 0 && ((numberOf(group.min) ?? 0) === 0 || before.length > 0);
  const ask = min > 0 && begins === 0 && (group.ask === true || becomesAsked);
  return [
    [['min'], min === 0 && group.min === undefined ? undefined : min],
    [['max'], max],
    [['ask'], ask || group.ask !== undefined ? ask : undefined],
    [['defaults'], defaults.length > 0 || group.defaults !== undefined ? defaults : undefined],
  ];
};

/** Sets the minimum and maximum of chosen options; conflicting values are adjusted. */
export function setCounts(
  file: VenueFile,
  at: GroupPlace,
  counts: { readonly min: number } | { readonly max: number | undefined },
): Changes {
  const group = groupAt(file, at);
  if (!group) return [];
  // A maximum below the minimum lowers the minimum too.
  const fewer = 'max' in counts && counts.max !== undefined && counts.max < (numberOf(group.min) ?? 0);
  return setGroupFields(file, at, settled(group, { ...counts, ...(fewer && { min: counts.max }) }));
}

/** Sets whether an option is preselected. */
export function setDefault(file: VenueFile, at: GroupPlace, option: string, isOn: boolean): Changes {
  const group = groupAt(file, at);
  if (!group) return [];
  const others = listIn(group.defaults).filter((one) => typeof one === 'string' && one !== option) as readonly string[];
  const included = objectsIn(group.options).find((one) => nameOf(one) === option)?.included;
  const more: GroupFields = !isOn && included !== undefined ? [[['options', option, 'included'], undefined]] : [];
  const left =
    more.length === 0 ? group : { ...group, options: objectsIn(group.options).map(({ included: _, ...one }) => one) };
  return setGroupFields(file, at, [...settled(left, { defaults: isOn ? [...others, option] : others }), ...more]);
}

/** Sets whether an option is available in this group. */
export function setOff(file: VenueFile, at: GroupPlace, option: string, isOff: boolean): Changes {
  const shared = groupAt(file, { ...at, scope: 'all' });
  const common = objectsIn(shared?.options).find((one) => nameOf(one) === option)?.active;
  const on = at.scope === 'here' && common === false ? true : undefined;
  return setGroupFields(file, at, [[['options', option, 'active'], isOff ? false : on]]);
}
