// The kitchen's text about a guest who avoids something: the allergies first, each with the dishes that hold it.

import { type AllergenConflict, conflictsOf } from '#domain/diet/conflicts.ts';
import type { Avoidance } from '#domain/diet/diet.ts';
import { allergensOfMenu } from '#domain/diet/judge-dish.ts';
import type { Language } from '#domain/language/language.ts';
import { withoutSoftHyphens as plain } from '#domain/language/soft-hyphens.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { AllergenDishes, GuestNote } from '#domain/order/guest-note.ts';
import type { OrderLine } from '#domain/order/order.ts';
import { ALLERGEN_NAMES, isEuAllergen } from '../../words/allergen-names.ts';

const namesOf = (dishes: readonly Product[]): string[] => dishes.map(({ name }) => plain(name));

/** The dishes of the lists that have some; undefined where none has. */
const dishesOf = ({ contains, mayContain, undeclared }: AllergenConflict): AllergenDishes | undefined => {
  const dishes = {
    ...(contains.length > 0 && { contains: namesOf(contains) }),
    ...(mayContain.length > 0 && { mayContain: namesOf(mayContain) }),
    ...(undeclared.length > 0 && { undeclared: namesOf(undeclared) }),
  };
  return Object.keys(dishes).length > 0 ? dishes : undefined;
};

/**
 * A guest's warning, by the names that this kitchen uses, with the dishes of the order that are concerned. A code that the
 * kitchen does not know is left out. undefined: nothing is avoided.
 */
export const guestNote = (
  index: MenuIndex,
  language: Language,
  lines: readonly OrderLine[],
  avoidance: Avoidance,
): GuestNote | undefined => {
  const { avoid, diets } = avoidance;
  if (avoid.length === 0 && diets.length === 0) return undefined;
  const own = new Map(allergensOfMenu(index).map(({ code, name }) => [code, plain(name)]));
  const conflicts = conflictsOf(index, lines, avoidance);
  const known = conflicts.allergens.flatMap((conflict) => {
    const { code } = conflict;
    const name = isEuAllergen(code) ? ALLERGEN_NAMES[code][language] : own.get(code);
    const dishes = dishesOf(conflict);
    return name === undefined ? [] : [{ code, name, ...(dishes && { dishes }) }];
  });
  if (known.length === 0 && diets.length === 0) return undefined;
  const against = conflicts.diets.flatMap((one) =>
    one.against.length > 0 ? [{ diet: one.diet, dishes: namesOf(one.against) }] : [],
  );
  return { avoid: known, diets, ...(against.length > 0 && { against }) };
};
