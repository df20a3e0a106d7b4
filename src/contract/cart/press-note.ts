// A press on a dish's plus as the page's small script has noted it.
import * as v from 'valibot';
import type { PressNote } from '#domain/cart/press-note.ts';
import { id, name } from '../stored-fields.ts';

const pressNote = v.looseObject({ place: name, product: id, size: v.optional(id), at: v.number() });

/** Reads a note; undefined where it is spoilt. */
export function parsePressNote(text: string): PressNote | undefined {
  try {
    const parsed = v.safeParse(pressNote, JSON.parse(text));
    if (!parsed.success) return undefined;
    const { place, product, size, at } = parsed.output;
    return { place, product, at, ...(size !== undefined && { size }) };
  } catch {
    return undefined;
  }
}
