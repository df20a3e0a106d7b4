// Views are made anew from rows that are read anew. What means the same stays the same object, so that what is drawn from it
// is not drawn again.
import { useRef } from 'react';

type Fields = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Key by which an element of a list is found. */
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
 * `after`, with every part that means the same as in `before` replaced by that very one. Parts of a list that bear an `id`
 * or a `key` are found by it wherever they stand, others by their place.
 */
export const keepEqual = <T>(before: T | undefined, after: T): T =>
  // The kept value means the same as the new one, so it is of its type.
  keep(before, after) as T;

/** The value made for this paint, with the objects of the last one where they mean the same. */
export function useKept<T>(made: T): T {
  const last = useRef<{ readonly made: T; readonly kept: T }>(undefined);
  if (last.current && Object.is(last.current.made, made)) return last.current.kept;
  const kept = keepEqual(last.current?.kept, made);
  last.current = { made, kept };
  return kept;
}
