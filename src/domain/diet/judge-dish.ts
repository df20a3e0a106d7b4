// Allergens of a dish with its choice, and the verdict for a guest who avoids some. "Free" is returned only when it is
// certain: undeclared stays undeclared for each caller.
import type { IngredientChoice } from '#domain/cart/cart.ts';
import type { Allergen, Diet, Ingredient, Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { beginAll, defaultChoice, missingGroups } from '#domain/product/ingredients.ts';
import { type Group, groupsOf, isOpen, isOwn, quantityOf, withQuantity } from '#domain/product/modifier-groups.ts';
import { type Avoidance, contradicts, declares, isEuAllergen } from './diet.ts';

/** An allergen with the chosen ingredient that contains the allergen; undefined: the dish contains it. */
export interface FoundAllergen extends Allergen {
  readonly from: Ingredient | undefined;
}

export interface DishAllergens {
  /** Contained allergens, each code once. */
  readonly contains: readonly FoundAllergen[];
  /** Traces that the venue declares, without allergens that are contained anyway. */
  readonly mayContain: readonly Allergen[];
  /** false: the dish or a chosen ingredient is undeclared, so it may contain more. */
  readonly isDeclared: boolean;
}

/** Ingredients of a choice. `isWhole` is false when the menu does not have one of them. */
const ingredientsOf = (index: MenuIndex, ids: readonly Ingredient['id'][]) => {
  const found = ids.flatMap((id) => index.ingredientById.get(id) ?? []);
  return { found, isWhole: found.length === ids.length };
};

const withDefault = (index: MenuIndex, product: Product, choice: IngredientChoice | undefined): IngredientChoice => {
  const usual = defaultChoice(index, product);
  if (!choice) return usual;
  const modifiers = choice.modifiers ?? usual.modifiers;
  return { ...choice, required: choice.required ?? usual.required, ...(modifiers && { modifiers }) };
};

/**
 * Chosen options of a dish's own groups beyond the included ones, with the included options that they open: the dish's own
 * declaration covers none of them.
 */
const chosenOptions = (index: MenuIndex, product: Product, choice: IngredientChoice) => [
  ...(choice.modifiers ?? []).filter(({ quantity }) => quantity > 0).map(({ optionId }) => optionId),
  ...(product.groups ? groupsOf(index, product) : [])
    .filter((group) => group.openedBy?.included === 0 && isOpen(choice, group))
    .flatMap(({ key, options }) =>
      options.filter((one) => one.isActive && one.included > 0 && quantityOf(choice, key, one) > 0).map(({ id }) => id),
    ),
];

/**
 * Ingredients that the dish includes, and whether each stays: required and removable ones, and included or preselected
 * options. Options that the guest must choose are not part of the declared dish.
 */
const partsOf = (index: MenuIndex, product: Product, choice: IngredientChoice) => {
  const usual = defaultChoice(index, product);
  return [
    ...product.ingredients.flatMap(({ ingredientId: id, role }) => {
      if (role === 'addable' || (role === 'required' && product.asksRequired)) return [];
      return [{ id, stays: role === 'required' ? id === choice.required : !choice.removable.includes(id) }];
    }),
    ...(product.groups ? groupsOf(index, product).filter((one) => isOpen(usual, one)) : []).flatMap(
      ({ key, options }) =>
        options
          .filter((option) => isOwn(key) && quantityOf(usual, key, option) > 0)
          .map((option) => ({ id: option.id, stays: quantityOf(choice, key, option) > 0 })),
    ),
  ];
};

/**
 * Allergen codes of the dish's own declaration that are certainly removed by leaving out or swapping ingredients.
 *
 * A venue declares the default dish. Leaving out the walnuts removes nuts only when no unlisted part can contain any: each
 * declared code must be explained by a listed ingredient (removable or required), all of these must be declared, and no
 * remaining one may contain the code. One unexplained code means that the dish has unlisted parts, and then no code is
 * removed.
 */
const takenOff = (index: MenuIndex, product: Product, choice: IngredientChoice): ReadonlySet<string> => {
  const parts = partsOf(index, product, choice);
  const { found, isWhole } = ingredientsOf(
    index,
    parts.map(({ id }) => id),
  );
  if (!isWhole || found.some(({ allergens }) => allergens === undefined)) return new Set();
  const explained = new Set(found.flatMap(({ allergens }) => allergens ?? []));
  const declared = (product.allergens ?? []).map(({ code }) => code);
  if (!declared.every((code) => explained.has(code))) return new Set();
  const staying = parts.filter(({ stays }) => stays);
  const left = new Set(staying.flatMap(({ id }) => index.ingredientById.get(id)?.allergens ?? []));
  return new Set(declared.filter((code) => !left.has(code)));
};

/** Allergens of a dish with these ingredients; without a choice, of the default dish. [S1.03, S3.10] */
export const allergensOf = (index: MenuIndex, product: Product, choice?: IngredientChoice): DishAllergens => {
  const chosen = withDefault(index, product, choice);
  const off = takenOff(index, product, chosen);
  const { found, isWhole } = ingredientsOf(index, [
    ...(chosen.required === undefined ? [] : [chosen.required]),
    ...chosen.addable,
    ...chosenOptions(index, product, chosen),
  ]);
  const contains = new Map<string, FoundAllergen>();
  for (const allergen of product.allergens ?? []) {
    if (!off.has(allergen.code)) contains.set(allergen.code, { ...allergen, from: undefined });
  }
  for (const ingredient of found) {
    for (const code of ingredient.allergens ?? []) {
      if (!contains.has(code)) contains.set(code, { ...nameIn(index, product, code), from: ingredient });
    }
  }
  return {
    contains: [...contains.values()],
    mayContain: product.mayContain.filter(({ code }) => !contains.has(code)),
    isDeclared: isWhole && product.allergens !== undefined && found.every(({ allergens }) => allergens !== undefined),
  };
};

/**
 * Ingredients carry only codes. Legal allergens have names in the app; a venue's own allergen takes its name from any dish
 * that has it.
 */
const nameIn = (index: MenuIndex, product: Product, code: string): Allergen => {
  const known = (dish: Product) => [...(dish.allergens ?? []), ...dish.mayContain].find((one) => one.code === code);
  for (const dish of isEuAllergen(code) ? [product] : [product, ...index.menu.products]) {
    const found = known(dish);
    if (found) return found;
  }
  return { code, name: code, image: undefined };
};

/** All allergens of a menu, each once, including the venue's own with their names. */
export const allergensOfMenu = (index: MenuIndex): readonly Allergen[] => {
  const byCode = new Map<string, Allergen>();
  for (const product of index.menu.products) {
    for (const one of [...(product.allergens ?? []), ...product.mayContain]) {
      if (!byCode.has(one.code)) byCode.set(one.code, one);
    }
  }
  for (const code of index.menu.ingredients.flatMap(({ allergens }) => allergens ?? [])) {
    if (!byCode.has(code)) byCode.set(code, { code, name: code, image: undefined });
  }
  return [...byCode.values()];
};

/** Allergens of a menu beside the fourteen legal ones. */
export const ownAllergens = (index: MenuIndex): readonly Allergen[] =>
  allergensOfMenu(index).filter(({ code }) => !isEuAllergen(code));

export type DietAnswer = 'yes' | 'no' | 'unknown';

/**
 * Whether a dish suits a diet with this choice. Allergens can only exclude a diet; only the venue can declare it: for the
 * dish with any of its required ingredients, and for each extra and option separately.
 */
export const suitsDiet = (
  index: MenuIndex,
  product: Product,
  choice: IngredientChoice | undefined,
  diet: Diet,
): DietAnswer => {
  const chosen = withDefault(index, product, choice);
  const required = chosen.required === undefined ? undefined : index.ingredientById.get(chosen.required);
  const extras = ingredientsOf(index, [...chosen.addable, ...chosenOptions(index, product, chosen)]);
  const refuses = ({ diets }: { readonly diets: readonly Diet[] | undefined } = { diets: undefined }) =>
    diets !== undefined && !declares(diets, diet);
  if (allergensOf(index, product, choice).contains.some(({ code }) => contradicts(diet, code))) return 'no';
  if (refuses(product) || refuses(required) || extras.found.some(refuses)) return 'no';
  const isSaid = extras.isWhole && [product, ...extras.found].every(({ diets }) => diets !== undefined);
  return isSaid ? 'yes' : 'unknown';
};

/**
 * Worst first:
 * contains      the dish contains an avoided allergen, or contradicts the diet
 * may_contain   the venue declares traces
 * not_declared  undeclared, so the dish may contain it
 * free          declared, and contains none
 */
export type VerdictKind = 'contains' | 'may_contain' | 'not_declared' | 'free';

export interface Verdict {
  readonly kind: VerdictKind;
  /** Avoided allergens that the dish contains. */
  readonly contains: readonly FoundAllergen[];
  readonly mayContain: readonly Allergen[];
  readonly against: readonly Diet[];
  /** Diets without a declaration for this dish. */
  readonly unsaid: readonly Diet[];
  /** The venue has declared everything that the guest asks about. */
  readonly isDeclared: boolean;
  /** The guest's avoidance that was judged. */
  readonly asked: Avoidance;
  /** A required choice is missing, and its options have different verdicts. */
  readonly depends: boolean;
}

const WORST_FIRST: readonly VerdictKind[] = ['contains', 'may_contain', 'not_declared', 'free'];

/** The worst verdict of several dishes; free for none. */
export const worstOf = (kinds: readonly VerdictKind[]): VerdictKind =>
  WORST_FIRST.find((kind) => kinds.includes(kind)) ?? 'free';

/**
 * Verdict on a dish with its choice, for a guest with this avoidance. When a required choice is missing, all options are
 * judged; different verdicts set `depends`.
 */
export const judgeDish = (
  index: MenuIndex,
  product: Product,
  choice: IngredientChoice | undefined,
  asked: Avoidance,
): Verdict => {
  const chosen = withDefault(index, product, choice);
  const verdict = judgeChosen(index, product, chosen, asked);
  if (verdict.kind === 'contains') return verdict;
  const all = groupsOf(index, product);
  // An option is judged together with the group that it opens: when that group asks too, "free" is not certain yet.
  const judgeOption = (next: IngredientChoice): Verdict => {
    const isNew = (one: Group) => one.openedBy !== undefined && !isOpen(chosen, one);
    const whole = beginAll(all, next, isNew);
    const found = judgeChosen(index, product, whole, asked);
    return found.kind === 'free' && missingGroups(all, whole).some(isNew)
      ? { ...found, kind: 'not_declared', depends: true }
      : found;
  };
  // Verdicts of all options, for each group whose required choice is missing.
  const groups = missingGroups(all, chosen).map(({ key, options }) =>
    options.filter(({ isActive }) => isActive).map((option) => judgeOption(withQuantity(chosen, key, option, 1))),
  );
  const isSame = (verdicts: readonly Verdict[]) => verdicts.every(({ kind }) => kind === verdicts[0]?.kind);
  const sure = groups.filter(isSame).flatMap(([first]) => first ?? []);
  const kind = worstOf([verdict, ...sure].map((one) => one.kind));
  const worst = sure.find((one) => one.kind === kind) ?? verdict;
  if (kind === 'contains' || groups.every(isSame)) return worst;
  return { ...verdict, kind: worstOf([verdict.kind, 'not_declared']), unsaid: [], isDeclared: true, depends: true };
};

const judgeChosen = (index: MenuIndex, product: Product, choice: IngredientChoice, asked: Avoidance): Verdict => {
  const { avoid, diets } = asked;
  const dish = allergensOf(index, product, choice);
  const avoided = ({ code }: Allergen) => avoid.includes(code);
  const contains = dish.contains.filter(avoided);
  const mayContain = dish.mayContain.filter(avoided);
  const answers = diets.map((diet) => ({ diet, answer: suitsDiet(index, product, choice, diet) }));
  const saying = (wanted: DietAnswer) => answers.flatMap(({ diet, answer }) => (answer === wanted ? [diet] : []));
  const against = saying('no');
  const unsaid = saying('unknown');
  const isDeclared = dish.isDeclared || avoid.length === 0;
  let kind: VerdictKind = 'free';
  if (contains.length > 0 || against.length > 0) kind = 'contains';
  else if (mayContain.length > 0) kind = 'may_contain';
  else if (!isDeclared || unsaid.length > 0) kind = 'not_declared';
  return { kind, contains, mayContain, against, unsaid, isDeclared, asked, depends: false };
};
