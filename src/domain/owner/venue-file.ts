// The venue file while it is edited: the content of `venue.json`, unknown fields included. The import interprets it.
import { isLanguage } from '../language/language.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json };
export type JsonObject = { readonly [field: string]: Json };
export type VenueFile = JsonObject;

/** Path into the file. List elements are identified by their own key: `['products', 'tarator', 'name', 'bg']`. */
export type FieldPath = readonly string[];

/** Fields that can identify a list element; its first one is used. */
const NAMING = ['slug', 'key', 'id', 'type', 'name', 'code'] as const;

/** Whether a value is an object. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Key of a list element; undefined: none. */
export const nameOf = (element: Json): string | undefined => {
  if (!isObject(element)) return undefined;
  const field = NAMING.find((name) => typeof element[name] === 'string');
  return field && String(element[field]);
};

/** Whether all elements of a list have distinct keys. */
export const isKeyedList = (value: Json | undefined): value is readonly JsonObject[] =>
  isList(value) && value.length > 0 && value.every((one) => nameOf(one) !== undefined);

/** Language of texts without an explicit one. */
export const defaultLanguageOf = (file: VenueFile): string =>
  typeof file.defaultLanguage === 'string' ? file.defaultLanguage : '';

const stepInto = (value: Json | undefined, step: string, language: string): Json | undefined => {
  if (isList(value)) return value.find((one) => nameOf(one) === step);
  if (isObject(value)) return Object.hasOwn(value, step) ? value[step] : undefined;
  // Text in the default language only.
  return typeof value === 'string' && step === language ? value : undefined;
};

/** Value at a path; undefined: none. */
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
    // Text in the default language only keeps that form until another language is added.
    if (step === language) return next;
    return next === undefined ? value : { [language]: value, [step]: next };
  }
  const { [step]: _, ...others } = isObject(value) ? value : {};
  if (next === undefined || (to === undefined && isEmpty(next))) return others;
  return isObject(value) && Object.hasOwn(value, step) ? { ...value, [step]: next } : { ...others, [step]: next };
};

/** The file with another value at a path; undefined removes the value. */
export const withValue = (file: VenueFile, path: FieldPath, to: Json | undefined): VenueFile => {
  const changed = put(file, path, to, defaultLanguageOf(file));
  return isObject(changed) ? changed : file;
};

/** Deep equality, regardless of field order. */
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

/** Elements of one of the file's lists; empty when the list is missing. */
export const listOf = (file: VenueFile, name: string): readonly JsonObject[] => {
  const list = file[name];
  return isList(list) ? list.filter(isObject) : [];
};

/** Currency code of the venue; empty: unset. */
export const currencyIn = ({ currency }: VenueFile): string => (typeof currency === 'string' ? currency : '');
