// The probable meaning of the columns of a foreign sheet, by their headings in the five languages.
import type { Language } from '../../language/language.ts';
import { fold } from '../../search/search-fold.ts';
import { languagesOf, sheetColumns } from '../menu-sheet.ts';
import { defaultLanguageOf, type VenueFile } from '../venue-file.ts';
import { isOfAnother } from './currency-signs.ts';

/** Folded, without gaps; one of the words of a heading begins so, and a name is all of it. */
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

/** Names of a language in a heading; the first two letters of its code stand alone. */
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

/** A column for each of the names, each at most once; empty: nobody knows. */
export function guessedColumns(file: VenueFile, names: readonly string[]): readonly string[] {
  const languages = languagesOf(file);
  const known = sheetColumns(languages);
  const taken = new Set<string>();
  return names.map((name) => {
    const own = known.find((column) => column === name.trim().toLowerCase());
    const guess = own ?? guessOf(name, languages, defaultLanguageOf(file));
    // A menu with its old prices beside the new ones: these are not what guests pay.
    if (['price', 'packaging'].includes(guess) && isOfAnother(name, String(file.currency))) return '';
    if (guess === '' || !known.includes(guess) || taken.has(guess)) return '';
    taken.add(guess);
    return guess;
  });
}
