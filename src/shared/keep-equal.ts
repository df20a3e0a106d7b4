// Views are rebuilt from rows on each read. Equal parts keep their old object, so that React does not render them again.
import { useRef } from 'react';

type Fields = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Key that identifies a list element. */
const idOf = (value: unknown): unknown => (isPlain(value) ? (value.id ?? value.key) : undefined);

const keepList = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] => {
  const byId = new Map(before.map((one) => [idOf(one), one]));
  const kept = after.map((one, at) => {
    const id = idOf(one);
    return keep(id === undefined ? before[at] : byId.get(id), one);
  });
  return kept.length === before.length && kept.every((one, at) => Object.is(one, before[at])) ? before : kept;
};

const keepFields = (before: Fields, after: Fields): Fields => {
  const keys = Object.keys(after);
  const kept = Object.fromEntries(keys.map((key) => [key, keep(before[key], after[key])]));
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => Object.hasOwn(before, key) && Object.is(kept[key], before[key]));
  return isSame ? before : kept;
};

const keep = (before: unknown, after: unknown): unknown => {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) return keepList(before, after);
  return isPlain(before) && isPlain(after) ? keepFields(before, after) : after;
};

/**
 * Returns `after` with every part that equals one of `before` replaced by the old object. List elements are matched by `id`
 * or `key` at any position, others by position.
 */
export const keepEqual = <T>(before: T | undefined, after: T): T =>
  // The kept value equals the new one, so it has its type.
  keep(before, after) as T;

/** The value of this render, reusing equal objects of the last one. */
export function useKept<T>(made: T): T {
  const last = useRef<{ readonly made: T; readonly kept: T }>(undefined);
  if (last.current && Object.is(last.current.made, made)) return last.current.kept;
  const kept = keepEqual(last.current?.kept, made);
  last.current = { made, kept };
  return kept;
}
