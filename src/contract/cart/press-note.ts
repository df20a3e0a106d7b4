// A press on a dish's plus, noted by the page's inline script.
import * as v from 'valibot';
import type { PressNote } from '#domain/cart/press-note.ts';
import { id, name } from '../stored-fields.ts';

const pressNote = v.looseObject({ place: name, product: id, size: v.optional(id), at: v.number() });

/** Parses a note; undefined: unreadable. */
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
