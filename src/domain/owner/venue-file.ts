// The venue file as it is edited: what `venue.json` holds, its unknown fields included. What it means is for the import.
import { isLanguage } from '../language/language.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json };
export type JsonObject = { readonly [field: string]: Json };
export type VenueFile = JsonObject;

/** Steps into the file. Of a list each element is named by its own key: `['products', 'tarator', 'name', 'bg']`. */
export type FieldPath = readonly string[];

/** Fields that can name an element of a list; its first one does. */
const NAMING = ['slug', 'key', 'id', 'type', 'name', 'code'] as const;

/** Whether a value has fields. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** The name of a list's element; undefined where it has none. */
export const nameOf = (element: Json): string | undefined => {
  if (!isObject(element)) return undefined;
  const field = NAMING.find((name) => typeof element[name] === 'string');
  return field && String(element[field]);
};

/** Whether a list's elements can be told apart by their names. */
export const isKeyedList = (value: Json | undefined): value is readonly JsonObject[] =>
  isList(value) && value.length > 0 && value.every((one) => nameOf(one) !== undefined);

/** The language of words that are written without one. */
export const defaultLanguageOf = (file: VenueFile): string =>
  typeof file.defaultLanguage === 'string' ? file.defaultLanguage : '';

const stepInto = (value: Json | undefined, step: string, language: string): Json | undefined => {
  if (isList(value)) return value.find((one) => nameOf(one) === step);
  if (isObject(value)) return Object.hasOwn(value, step) ? value[step] : undefined;
  // Words in the default language alone.
  return typeof value === 'string' && step === language ? value : undefined;
};

/** Value at a path; undefined where there is none. */
export const valueAt = (file: VenueFile, path: FieldPath): Json | undefined =>
  path.reduce<Json | undefined>((value, step) => stepInto(value, step, defaultLanguageOf(file)), file);

const isEmpty = (value: Json | undefined): boolean => isObject(value) && Object.keys(value).length === 0;

const put = (value: Json | undefined, path: FieldPath, to: Json | undefined, language: string): Json | undefined => {
  const [step, ...rest] = path;
  if (step === undefined) return to;
  const next = put(stepInto(value, step, language), rest, to, language);
  if (isList(value)) {
    if (next === undefined) return value.filter((one) => nameOf(one) !== step);
    const isThere = value.some((one) => nameOf(one) === step);
    return isThere ? value.map((one) => (nameOf(one) === step ? next : one)) : [...value, next];
  }
  if (typeof value === 'string' && isLanguage(step)) {
    // Words that were said in the default language alone stay so, unless another one comes.
    if (step === language) return next;
    return next === undefined ? value : { [language]: value, [step]: next };
  }
  const { [step]: _, ...others } = isObject(value) ? value : {};
  if (next === undefined || (to === undefined && isEmpty(next))) return others;
  return isObject(value) && Object.hasOwn(value, step) ? { ...value, [step]: next } : { ...others, [step]: next };
};

/** The file with another value at a path; undefined takes out what stands there. */
export const withValue = (file: VenueFile, path: FieldPath, to: Json | undefined): VenueFile => {
  const changed = put(file, path, to, defaultLanguageOf(file));
  return isObject(changed) ? changed : file;
};

/** Whether two values say the same, in whichever order their fields are written. */
export const isSame = (a: Json | undefined, b: Json | undefined): boolean => {
  if (a === b) return true;
  if (isList(a)) return isList(b) && a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const fields = Object.keys(a);
  return (
    fields.length === Object.keys(b).length &&
    fields.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
};

/** The elements of one of the file's lists; empty where there is none. */
export const listOf = (file: VenueFile, name: string): readonly JsonObject[] => {
  const list = file[name];
  return isList(list) ? list.filter(isObject) : [];
};

/** The code of the venue's currency; empty: the file says none. */
export const currencyIn = ({ currency }: VenueFile): string => (typeof currency === 'string' ? currency : '');
