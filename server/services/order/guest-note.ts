// The kitchen's note on a guest's allergies and diets: allergies first, each with the dishes that contain it.

import { type AllergenConflict, conflictsOf } from '#domain/diet/conflicts.ts';
import type { Avoidance } from '#domain/diet/diet.ts';
import { allergensOfMenu } from '#domain/diet/judge-dish.ts';
import type { Language } from '#domain/language/language.ts';
import { withoutSoftHyphens as plain } from '#domain/language/soft-hyphens.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { AllergenDishes, GuestNote } from '#domain/order/guest-note.ts';
import type { OrderLine } from '#domain/order/order.ts';
import { ALLERGEN_NAMES, isEuAllergen } from '../../texts/allergen-names.ts';

const namesOf = (dishes: readonly Product[]): string[] => dishes.map(({ name }) => plain(name));

/** The non-empty lists of dishes; `undefined` when all are empty. */
const dishesOf = ({ contains, mayContain, undeclared }: AllergenConflict): AllergenDishes | undefined => {
  const dishes = {
    ...(contains.length > 0 && { contains: namesOf(contains) }),
    ...(mayContain.length > 0 && { mayContain: namesOf(mayContain) }),
    ...(undeclared.length > 0 && { undeclared: namesOf(undeclared) }),
  };
  return Object.keys(dishes).length > 0 ? dishes : undefined;
};

/**
 * A guest's note, in the kitchen's words, with the affected dishes of the order. Unknown codes are dropped. `undefined` when
 * the guest avoids nothing.
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
