// Location of the real menus, and helpers to convert them: slugs and allergen codes.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { Venue } from '#contract/place/venue.ts';
import { isEuAllergen } from '../../server/texts/allergen-names.ts';
import { patience } from './patience.ts';

export const MENUS_DIR = resolve(process.env.MENUS_DIR ?? join(import.meta.dirname, '../../../shared/menus'));
export const haveMenus = existsSync(join(MENUS_DIR, 'asia-bistro.json'));

/** Options of tests with real menus, which belong to the long rest and read thousands of dishes. */
export const OF_REAL_MENUS = { tags: ['deep'], timeout: patience(120_000) };

export const readJson = <S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(readFileSync(join(MENUS_DIR, file), 'utf8').replace(/^\uFEFF/, '')));

/** Makes unique slugs of any text. */
export function slugMaker(taken: readonly string[] = []): (text: string, fallback: string) => string {
  const used = new Set(taken);
  const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return (text, fallback) => {
    const plain = text
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => letters[letter] ?? '')
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 70)
      .replace(/^-+|-+$/g, '');
    const base = plain || fallback;
    let slug = base;
    for (let n = 2; used.has(slug); n++) slug = `${base}-${n}`;
    used.add(slug);
    return slug;
  };
}

const EU_OF_LABEL: Readonly<Record<string, string>> = {
  GLUTEN: 'gluten',
  SHELLFISH: 'crustaceans',
  CHICKEN_EGGS: 'eggs',
  FISH: 'fish',
  PEANUTS: 'peanuts',
  SOY: 'soya',
  MILK: 'milk',
  SHELL_FRUITS: 'nuts',
  CELERY: 'celery',
  MUSTARD: 'mustard',
  SESAME: 'sesame',
  SULPHURS: 'sulphites',
  SULFITES: 'sulphites',
  LUPIN: 'lupin',
  MOLLUSCS: 'molluscs',
  // Words used by the bistro.
  Milcherzeugnis: 'milk',
  Sellerie: 'celery',
  'Ei und Eierzeugnisse': 'eggs',
  'Haselnüße oder Nußerzeugnisse': 'nuts',
  Erdnüße: 'peanuts',
  'Soja oder Sojaerzeugnisse': 'soya',
  'Senf oder Senferzeugnisse': 'mustard',
  Sulfit: 'sulphites',
  Sesam: 'sesame',
  Fisch: 'fish',
  Krebstiere: 'crustaceans',
  Weichtiere: 'molluscs',
  Lupinen: 'lupin',
};

/** Codes for labels, and the names of those outside the law's list. */
export function allergenBook(languages: readonly string[]) {
  const texts = new Map(
    readJson(
      'tum-eat-api-labels.json',
      v.array(v.object({ enum_name: v.string(), text: v.object({ DE: v.string(), EN: v.string() }) })),
    ).map(({ enum_name, text }) => [enum_name, text]),
  );
  const own: Record<string, Venue['name']> = {};
  const codes = new Map<string, string>();
  const slugOf = slugMaker();
  const codeOf = (label: string): string => {
    const known = EU_OF_LABEL[label] ?? codes.get(label);
    if (known) return known;
    const made = slugOf(label, 'label');
    const code = isEuAllergen(made) ? `${made}-label` : made;
    const text = texts.get(label);
    own[code] = text && languages.includes('en') ? { de: text.DE, en: text.EN } : (text?.DE ?? label);
    codes.set(label, code);
    return code;
  };
  return { own, codesOf: (labels: readonly string[]) => [...new Set(labels.map(codeOf))] };
}
