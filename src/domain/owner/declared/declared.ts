// A dish's declarations: allergens that it contains, traces, and diets that it suits.
import { contradicts } from '../../diet/diet.ts';
import { DIETS, type Diet } from '../../menu/menu.ts';
import type { DraftEdit, FieldChange } from '../draft-edit.ts';
import { isObject, type Json, type VenueFile, valueAt } from '../venue-file.ts';

/** Lists of a dish's declarations. */
export type DeclaredList = 'allergens' | 'mayContain' | 'diets';

export interface Declared {
  /** undefined: undeclared, and guests see that. Empty: contains none. */
  readonly allergens: readonly string[] | undefined;
  readonly mayContain: readonly string[];
  /** undefined: undeclared. Empty: suits none. */
  readonly diets: readonly Diet[] | undefined;
}

/** An own allergen of the venue. */
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

/** The venue's own allergens, beyond the legal ones. */
export const ownAllergensOf = (file: VenueFile, nameOf: (words: Json | undefined) => string): readonly OwnAllergen[] =>
  isObject(file.allergens)
    ? Object.entries(file.allergens).map(([code, words]) => ({ code, name: nameOf(words) || code }))
    : [];

/** Mutually exclusive lists: an allergen is either contained or a trace. */
const OTHER = { allergens: 'mayContain', mayContain: 'allergens', diets: undefined } as const;

/** Whether declaring a code in this list removes it from the other. */
export const isElsewhere = (declared: Declared, list: DeclaredList, code: string): boolean => {
  const other = OTHER[list];
  return other !== undefined && (declared[other] ?? []).includes(code);
};

/** Diets of a dish that an allergen contradicts. */
export const dietsAgainst = ({ diets = [] }: Declared, code: string): readonly Diet[] =>
  diets.filter((diet) => contradicts(diet, code));

/** Allergens of a dish that a diet excludes. */
export const containedAgainst = ({ allergens = [] }: Declared, diet: Diet): readonly string[] =>
  allergens.filter((code) => contradicts(diet, code));

/**
 * Adds or removes a declaration. A contained allergen leaves the traces in the same edit, and vice versa; contradicted diets
 * are removed. A list that loses its last entry is undeclared: only `noneEdit` declares an empty list.
 */
export function declaringEdit(
  file: VenueFile,
  slug: string,
  { list, code, isOn }: { readonly list: DeclaredList; readonly code: string; readonly isOn: boolean },
): DraftEdit {
  const declared = declaredOf(file, slug);
  // Removing the last entry does not declare "none": the list is then undeclared, and guests see that.
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

/** Declares an empty list, or removes the declaration; no other edit declares an empty list. */
export const noneEdit = (file: VenueFile, slug: string, list: 'allergens' | 'diets', isNone: boolean): DraftEdit => ({
  kind: 'product',
  slug,
  changes: [{ path: [list], was: valueAt(file, ['products', slug, list]), ...(isNone && { to: [] }) }],
});
