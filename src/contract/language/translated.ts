// Text in several languages: `{value, translations?: {en: …}}`, the format of a setting.
import * as v from 'valibot';
import { NOTHING_SAID, type Translated } from '#domain/language/translated.ts';
import { text, translations } from '../wire.ts';

export const translatedSchema = v.object({ value: text(), translations: translations(v.string()) });
export type WireTranslated = v.InferInput<typeof translatedSchema>;

/** Unreadable translations are left out; an empty translation counts as missing. */
export function parseTranslated(entry: unknown): Translated {
  const parsed = v.safeParse(translatedSchema, entry);
  if (!parsed.success) return NOTHING_SAID;
  const { value, translations: by } = parsed.output;
  return { text: value, by: Object.fromEntries(Object.entries(by).filter(([, words]) => words !== '')) };
}

export const translatedToWire = ({ text: value, by }: Translated): WireTranslated => ({
  value,
  ...(Object.keys(by).length > 0 && { translations: { ...by } }),
});
