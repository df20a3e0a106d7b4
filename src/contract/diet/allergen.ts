// An allergen of a dish with its translations. [S3.02]
import * as v from 'valibot';
import type { Language } from '#domain/language/language.ts';
import type { Allergen, MenuTexts } from '#domain/menu/menu.ts';
import { maybeText, text, translations } from '../wire.ts';

export const allergenSchema = v.object({
  code: maybeText,
  name: text(),
  image: maybeText,
  translations: translations(v.object({ name: maybeText })),
});
type ParsedAllergen = v.InferOutput<typeof allergenSchema>;

export const toAllergen = ({ code, name, image }: ParsedAllergen): Allergen => ({ code: code ?? name, name, image });

/** Names of allergens in one language, by code. */
export const allergenText = (allergens: readonly ParsedAllergen[], language: Language): MenuTexts['allergens'] =>
  Object.fromEntries(
    allergens.flatMap((allergen) => {
      const name = allergen.translations[language]?.name;
      return name ? [[allergen.code ?? allergen.name, { name }]] : [];
    }),
  );

export const allergenToWire = ({ code, name, image }: Allergen, texts: readonly MenuTexts[]) => ({
  code,
  name,
  image: image ?? null,
  translations: Object.fromEntries(
    texts.flatMap((one) => {
      // A code may be any word, even "constructor".
      const words = Object.hasOwn(one.allergens, code) ? one.allergens[code] : undefined;
      return words === undefined ? [] : [[one.language, words]];
    }),
  ),
});
