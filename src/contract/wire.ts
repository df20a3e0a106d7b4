// Tolerant wire formats: servers send 1, "1" and true for the same value, prices as strings, lists as JSON in a string. This
// file normalises them or rejects; it never guesses.
import * as v from 'valibot';
import type { Language } from '#domain/language/language.ts';
import { isLanguage } from '#domain/language/language.ts';
import { DIETS, type Diet } from '#domain/menu/menu.ts';

/** Missing and null both give the default. */
const withDefault = <S extends v.GenericSchema, D>(schema: S, fallback: D) =>
  v.pipe(
    v.nullish(schema, null),
    v.transform((value): v.InferOutput<S> | D => value ?? fallback),
  );

/** 1, "1", true, "true" are true; 0, "0", false, "false", "" are false; missing gives `fallback`. */
export const flag = (fallback = false) =>
  v.pipe(
    v.nullish(v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1', 'true', 'false', ''])]), null),
    v.transform((value) =>
      value == null || value === '' ? fallback : value === true || value === 1 || value === '1' || value === 'true',
    ),
  );

/** A finite number, also as text. */
export const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(?:\.\d+)?$/))]),
  v.transform(Number),
  v.finite(),
);
export const numericOr = <D>(fallback: D) => withDefault(numeric, fallback);

/** A positive integer id, also as text. */
export const rowId = v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

export const text = (fallback = '') => withDefault(v.string(), fallback);
/** Empty counts as missing. */
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

/** A list, a list as JSON in a string, or nothing. */
export const jsonList = <S extends v.GenericSchema>(item: S) => v.pipe(listOr([]), v.array(item));

/** Like jsonList, but an absent list is undefined rather than empty. */
export const maybeJsonList = <S extends v.GenericSchema>(item: S) =>
  v.pipe(listOr(undefined), v.optional(v.array(item)));

/** Diets by code; unknown ones are skipped. Missing or null: undeclared. */
export const dietList = v.pipe(
  maybeJsonList(v.string()),
  v.transform((codes): readonly Diet[] | undefined => codes && DIETS.filter((diet) => codes.includes(diet))),
);

/** Translations by language; unsupported languages are skipped. */
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
  /** Index in the list, and its id when readable. */
  readonly index: number;
  readonly id: string;
  readonly reason: string;
}

/**
 * Parses a list item by item: an invalid item is left out with its reason, and never hides the rest. Returns `undefined`
 * when the body is no list at all.
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

/** The first issue with its path: short enough for a log line. */
export const reasonOf = (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string =>
  `${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`.slice(0, 200);
