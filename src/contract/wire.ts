// How loosely a value may be spelt on the wire: servers say 1, "1" and true for the same thing, prices as strings, lists as
// JSON in a string. Everything here turns such spellings into one, or refuses; nothing here guesses.
import * as v from 'valibot';
import type { Language } from '#domain/language/language.ts';
import { isLanguage } from '#domain/language/language.ts';
import { DIETS, type Diet } from '#domain/menu/menu.ts';

/** Missing and null are the same: the default. */
const withDefault = <S extends v.GenericSchema, D>(schema: S, fallback: D) =>
  v.pipe(
    v.nullish(schema, null),
    v.transform((value): v.InferOutput<S> | D => value ?? fallback),
  );

/** 1, "1", true, "true" are true; 0, "0", false, "false", "" are false; missing is `fallback`. */
export const flag = (fallback = false) =>
  v.pipe(
    v.nullish(v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1', 'true', 'false', ''])]), null),
    v.transform((value) =>
      value == null || value === '' ? fallback : value === true || value === 1 || value === '1' || value === 'true',
    ),
  );

/** A finite number, perhaps in a string. */
export const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(?:\.\d+)?$/))]),
  v.transform(Number),
  v.finite(),
);
export const numericOr = <D>(fallback: D) => withDefault(numeric, fallback);

/** A positive whole number that names a row, perhaps in a string. */
export const rowId = v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

export const text = (fallback = '') => withDefault(v.string(), fallback);
/** Empty is the same as missing. */
export const maybeText = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => (value ? value : undefined)),
);

/** "7.90", 7.9 or null: an amount in units of the place's currency; kept as text until the currency is known. */
export const amountText = v.pipe(
  v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(?:\.\d+)?$/))]),
  v.transform(String),
);

const listOr = (missing: readonly never[] | undefined) =>
  v.pipe(
    v.nullish(v.union([v.array(v.unknown()), v.string()]), null),
    v.transform((value): unknown => {
      if (value == null || value === '') return missing;
      if (typeof value !== 'string') return value;
      try {
        return JSON.parse(value);
      } catch {
        return null;
      }
    }),
  );

/** A list, or a list as JSON in a string, or nothing. */
export const jsonList = <S extends v.GenericSchema>(item: S) => v.pipe(listOr([]), v.array(item));

/** A list where an absent one differs from an empty one: undefined. */
export const maybeJsonList = <S extends v.GenericSchema>(item: S) =>
  v.pipe(listOr(undefined), v.optional(v.array(item)));

/** Diets by their codes; those that the house does not know are passed over. Missing or null: not declared. */
export const dietList = v.pipe(
  maybeJsonList(v.string()),
  v.transform((codes): readonly Diet[] | undefined => codes && DIETS.filter((diet) => codes.includes(diet))),
);

/** Translations by language; languages that the house does not speak are passed over. */
export const translations = <S extends v.GenericSchema>(entry: S) =>
  v.pipe(
    v.nullish(
      v.union([v.record(v.string(), v.nullable(v.unknown())), v.pipe(v.array(v.unknown()), v.length(0))]),
      null,
    ),
    v.transform((value) => {
      const found: Partial<Record<Language, v.InferOutput<S>>> = {};
      for (const [language, words] of Object.entries(value ?? {})) {
        if (!isLanguage(language)) continue;
        const parsed = v.safeParse(entry, words);
        if (parsed.success) found[language] = parsed.output;
      }
      return found;
    }),
  );

export interface Rejected {
  /** Where in the list it stood, and its id where it had one that could be read. */
  readonly index: number;
  readonly id: string;
  readonly reason: string;
}

/**
 * Parses a list item by item: one bad item is left out with its reason, and never hides the rest.
 * A body that is no list at all is an error of the whole, told by `undefined`.
 */
export function parseItems<T>(
  body: unknown,
  parseItem: (item: unknown) => { ok: true; value: T } | { ok: false; reason: string },
): { items: T[]; rejected: Rejected[] } | undefined {
  if (!Array.isArray(body)) return undefined;
  const items: T[] = [];
  const rejected: Rejected[] = [];
  body.forEach((item: unknown, index) => {
    const parsed = parseItem(item);
    if (parsed.ok) items.push(parsed.value);
    else rejected.push({ index, id: idOf(item), reason: parsed.reason });
  });
  return { items, rejected };
}

const idOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'id' in item ? String(item.id).slice(0, 40) : '?';

/** The first issue, with its path: short enough for a log line. */
export const reasonOf = (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string =>
  `${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`.slice(0, 200);
