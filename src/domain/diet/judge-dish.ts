// Contents of a dish as it is chosen, and the verdict for a guest who avoids something. "Free" is said only where it is
// sure: undeclared stays undeclared for every caller.
import type { IngredientChoice } from '#domain/cart/cart.ts';
import type { Allergen, Diet, Ingredient, Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { beginAll, defaultChoice, missingGroups } from '#domain/product/ingredients.ts';
import { type Group, groupsOf, isOpen, isOwn, quantityOf, withQuantity } from '#domain/product/modifier-groups.ts';
import { type Avoidance, contradicts, declares, isEuAllergen } from './diet.ts';

/** An allergen with the chosen ingredient that brings it; undefined: the dish itself does. */
export interface FoundAllergen extends Allergen {
  readonly from: Ingredient | undefined;
}

export interface DishAllergens {
  /** Each code once. */
  readonly contains: readonly FoundAllergen[];
  /** Traces that the venue warns of, without what is contained anyway. */
  readonly mayContain: readonly Allergen[];
  /** false: the dish, or an ingredient that was chosen, is not declared, so that more may be in it. */
  readonly isDeclared: boolean;
}

/** The ingredients of a choice. `isWhole` is false where the menu does not know one of them. */
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
 * The options of a dish's own groups that are chosen beyond what comes with the dish, with what comes with a chosen option:
 * the dish's own declaration knows of neither.
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
 * Ingredients that the dish comes with, and whether each stays in: required and removable ones, and the included or
 * preselected options of its groups. Options that the guest must choose are no part of the declared dish.
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
 * The codes of the dish's own declaration that are sure to go with what is left out or swapped.
 *
 * A venue declares the dish as it comes. Leaving the walnuts out frees it of nuts only where nothing unseen can hold any:
 * every code that is declared must be explained by an ingredient that the guest can see (a removable or a required one),
 * all of those must be declared, and none that stays may bring it. One unexplained code means that the dish has parts
 * that are not listed, and then nothing is taken off.
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

/** Allergens of a dish with these ingredients; without a choice, as it comes. [S1.03, S3.10] */
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
 * Ingredients carry codes alone. Those of the law have names everywhere; the name of a venue's own stands with any dish
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

/** Every allergen that a menu speaks of, each once: the names of a venue's own among them. */
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

export type DietAnswer = 'yes' | 'no' | 'unknown';

/**
 * Whether a dish suits a diet as it is chosen. Allergens can only speak against it; for it speaks the venue alone: of the
 * dish with any of its required ingredients, and of each extra and each option of its own groups for itself.
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
 * The worst first:
 * contains      what the guest avoids is in it, or it is against their diet
 * may_contain   the venue warns of traces
 * not_declared  nobody has said: it may be in it
 * free          declared, and none of it is in
 */
export type VerdictKind = 'contains' | 'may_contain' | 'not_declared' | 'free';

export interface Verdict {
  readonly kind: VerdictKind;
  /** Avoided allergens that are in the dish. */
  readonly contains: readonly FoundAllergen[];
  readonly mayContain: readonly Allergen[];
  readonly against: readonly Diet[];
  /** Diets of which nobody has said whether it suits them. */
  readonly unsaid: readonly Diet[];
  /** The venue has declared all that the guest asks about. */
  readonly isDeclared: boolean;
  /** The guest's avoidance that was judged. */
  readonly asked: Avoidance;
  /** A required choice is missing, and its options differ. */
  readonly depends: boolean;
}

const WORST_FIRST: readonly VerdictKind[] = ['contains', 'may_contain', 'not_declared', 'free'];

/** The worst of several dishes; free where there are none. */
export const worstOf = (kinds: readonly VerdictKind[]): VerdictKind =>
  WORST_FIRST.find((kind) => kinds.includes(kind)) ?? 'free';

/**
 * Verdict on a dish, as it is chosen, for a guest who avoids this. Where a required choice is missing, it is the verdict of
 * every option; where they differ, it depends.
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
  // An option is judged with what it opens: where that asks in its turn, "free" is not sure yet.
  const judgeOption = (next: IngredientChoice): Verdict => {
    const isNew = (one: Group) => one.openedBy !== undefined && !isOpen(chosen, one);
    const whole = beginAll(all, next, isNew);
    const found = judgeChosen(index, product, whole, asked);
    return found.kind === 'free' && missingGroups(all, whole).some(isNew)
      ? { ...found, kind: 'not_declared', depends: true }
      : found;
  };
  // Verdicts of every option, for each group whose required choice is missing.
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
