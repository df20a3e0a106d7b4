// A dish's declarations: allergens that it contains, traces, and diets that it suits.
import { contradicts } from '../../diet/diet.ts';
import { DIETS, type Diet } from '../../menu/menu.ts';
import type { DraftEdit, FieldChange } from '../draft-edit.ts';
import { isObject, type Json, type VenueFile, valueAt } from '../venue-file.ts';

/** The lists of a dish in which something is declared. */
export type DeclaredList = 'allergens' | 'mayContain' | 'diets';

export interface Declared {
  /** undefined: nothing is declared, and guests are told so. Empty: it contains none. */
  readonly allergens: readonly string[] | undefined;
  readonly mayContain: readonly string[];
  /** undefined: nothing is declared. Empty: it suits none. */
  readonly diets: readonly Diet[] | undefined;
}

/** An allergen that the venue names itself. */
export interface OwnAllergen {
  readonly code: string;
  /** In the venue's language. */
  readonly name: string;
}

const listAt = (file: VenueFile, slug: string, list: DeclaredList): readonly string[] | undefined => {
  const value = valueAt(file, ['products', slug, list]);
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : undefined;
};

/** Declarations of a dish in the file. */
export const declaredOf = (file: VenueFile, slug: string): Declared => {
  const diets = listAt(file, slug, 'diets');
  return {
    allergens: listAt(file, slug, 'allergens'),
    mayContain: listAt(file, slug, 'mayContain') ?? [],
    diets: diets && DIETS.filter((diet) => diets.includes(diet)),
  };
};

/** The allergens that the file names besides those that the law does. */
export const ownAllergensOf = (file: VenueFile, nameOf: (words: Json | undefined) => string): readonly OwnAllergen[] =>
  isObject(file.allergens)
    ? Object.entries(file.allergens).map(([code, words]) => ({ code, name: nameOf(words) || code }))
    : [];

/** A declaration excludes its counterpart: a dish contains an allergen, or there may be traces of it. */
const OTHER = { allergens: 'mayContain', mayContain: 'allergens', diets: undefined } as const;

/** Whether declaring it in one list takes it out of the other. */
export const isElsewhere = (declared: Declared, list: DeclaredList, code: string): boolean => {
  const other = OTHER[list];
  return other !== undefined && (declared[other] ?? []).includes(code);
};

/** The diets of a dish that cannot be true once it contains an allergen. */
export const dietsAgainst = ({ diets = [] }: Declared, code: string): readonly Diet[] =>
  diets.filter((diet) => contradicts(diet, code));

/** Allergens of a dish that a diet excludes. */
export const containedAgainst = ({ allergens = [] }: Declared, diet: Diet): readonly string[] =>
  allergens.filter((code) => contradicts(diet, code));

/**
 * Declares one more, or one less, in a list. What is contained leaves the traces in the same edit, and the other way round; a
 * diet that cannot be true any more goes too. A list that loses its last one is undeclared: `noneEdit` alone says that it holds none.
 */
export function declaringEdit(
  file: VenueFile,
  slug: string,
  { list, code, isOn }: { readonly list: DeclaredList; readonly code: string; readonly isOn: boolean },
): DraftEdit {
  const declared = declaredOf(file, slug);
  // An owner who takes the last one back has not said that there is none: nothing is declared then, and guests are told so.
  const changeOf = (at: DeclaredList, to: readonly string[]): FieldChange => ({
    path: [at],
    was: valueAt(file, ['products', slug, at]),
    ...(to.length > 0 && { to: [...to] }),
  });
  const without = (at: DeclaredList): readonly string[] => (declared[at] ?? []).filter((one) => one !== code);
  const changes = [changeOf(list, isOn ? [...without(list), code] : without(list))];
  const other = OTHER[list];
  if (isOn && other !== undefined && isElsewhere(declared, list, code)) changes.push(changeOf(other, without(other)));
  const lost: readonly string[] = isOn && list === 'allergens' ? dietsAgainst(declared, code) : [];
  if (lost.length > 0)
    changes.push(
      changeOf(
        'diets',
        (declared.diets ?? []).filter((one) => !lost.includes(one)),
      ),
    );
  return { kind: 'product', slug, changes };
}

/** Declares that a list holds nothing, or that nothing is declared; nothing else says that it holds nothing. */
export const noneEdit = (file: VenueFile, slug: string, list: 'allergens' | 'diets', isNone: boolean): DraftEdit => ({
  kind: 'product',
  slug,
  changes: [{ path: [list], was: valueAt(file, ['products', slug, list]), ...(isNone && { to: [] }) }],
});
