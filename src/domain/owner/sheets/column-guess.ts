// Guesses the meaning of a foreign sheet's columns from their headings in the five languages.
import type { Language } from '../../language/language.ts';
import { fold } from '../../search/search-fold.ts';
import { languagesOf, sheetColumns } from '../menu-sheet.ts';
import { defaultLanguageOf, type VenueFile } from '../venue-file.ts';
import { isOfAnother } from './currency-signs.ts';

/** Folded words. A word of the heading begins with one of these; a dish name needs the whole heading. */
const CALLED: readonly (readonly [column: string, ...words: string[]])[] = [
  ['description', 'description', 'opisanie', 'beschreibung', 'descripcion', 'sastav', 'zutaten', 'ingredients'],
  ['may_contain', 'maycontain', 'traces', 'sledi', 'spuren', 'trazas'],
  ['allergens', 'allergen', 'alergen', 'allergene'],
  ['packaging', 'packaging', 'opakovka', 'verpackung', 'envase', 'emballage'],
  ['discount_percent', 'discount', 'otstapka', 'rabatt', 'descuento', 'remise'],
  ['size_name', 'size', 'portion', 'razmer', 'gramazh', 'razfasovka', 'grosse', 'groesse', 'menge', 'tamano', 'racion'],
  ['size_name', 'taille', 'quantity', 'kolichestvo', 'cantidad', 'quantite'],
  ['price', 'price', 'tsena', 'cena', 'preis', 'precio', 'prix', 'edtsena', 'edcena'],
  ['category', 'category', 'kategori', 'categoria', 'categorie', 'warengruppe', 'gruppe', 'grupa', 'group', 'section'],
  ['category', 'rubrik', 'seccion', 'rubrique'],
  ['diets', 'diet', 'dieta', 'ernahrung', 'regime'],
  ['label', 'label', 'etiket', 'etiqueta', 'etiquette'],
  ['name', 'name', 'itemname', 'item', 'dish', 'product', 'title', 'ime', 'naimenovanie', 'yastie', 'produkt'],
  ['name', 'artikul', 'bezeichnung', 'gericht', 'artikel', 'nombre', 'plato', 'producto', 'nom', 'plat', 'produit'],
  ['name', 'article', 'libelle', 'dishname', 'productname', 'itemtitle', 'imenayastieto'],
];

/** Names of a language in a heading; the two-letter code must be a word of its own. */
const SPOKEN: Readonly<Record<Language, readonly string[]>> = {
  bg: ['bg', 'bulgarian', 'balgarski', 'bulgarisch'],
  en: ['en', 'eng', 'english', 'angliyski', 'englisch', 'ingles', 'anglais'],
  es: ['es', 'spanish', 'ispanski', 'spanisch', 'espanol', 'espagnol'],
  de: ['de', 'german', 'nemski', 'deutsch', 'aleman', 'allemand'],
  'fr-CH': ['fr', 'ch', 'french', 'frenski', 'franzosisch', 'frances', 'francais'],
};

const wordsIn = (name: string): readonly string[] =>
  fold(name)
    .split(/[^a-z0-9]+/)
    .filter((one) => one !== '');

const languageIn = (words: readonly string[], languages: readonly Language[]): Language | undefined =>
  languages.find((language) => words.some((word) => SPOKEN[language].includes(word)));

const guessOf = (name: string, languages: readonly Language[], own: string): string => {
  const words = wordsIn(name);
  const language = words.length > 1 ? languageIn(words, languages) : undefined;
  const said = words.filter((word) => language === undefined || !SPOKEN[language].includes(word)).join('');
  // "Product code" is no name; "Allergens (1-14)" are allergens, and "Unit price" is a price.
  const isCalled = (column: string, word: string) =>
    column === 'name' ? said === word : [said, ...words].some((one) => one.startsWith(word));
  const found = CALLED.find(([column, ...called]) => called.some((word) => isCalled(column, word)))?.[0];
  if (found === undefined) return '';
  return ['name', 'size_name', 'description', 'label'].includes(found) ? `${found}_${language ?? own}` : found;
};

/** A meaning for each heading, each at most once; empty: unknown. */
export function guessedColumns(file: VenueFile, names: readonly string[]): readonly string[] {
  const languages = languagesOf(file);
  const known = sheetColumns(languages);
  const taken = new Set<string>();
  return names.map((name) => {
    const own = known.find((column) => column === name.trim().toLowerCase());
    const guess = own ?? guessOf(name, languages, defaultLanguageOf(file));
    // A menu with old prices in another currency beside the new ones: guests do not pay those.
    if (['price', 'packaging'].includes(guess) && isOfAnother(name, String(file.currency))) return '';
    if (guess === '' || !known.includes(guess) || taken.has(guess)) return '';
    taken.add(guess);
    return guess;
  });
}
