// Every choice about a dish as a group: the three lists of ingredients that the specification names, and the dish's own
// groups. One set of rules judges them all. [S2.43, S3.06, S3.08]
import type { IngredientChoice, Modifier } from '../cart/cart.ts';
import type { GroupId, IngredientId, VariantId } from '../ids.ts';
import type { IngredientRole, ModifierGroup, Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { type Minor, ZERO } from '../pricing/money.ts';

/** The role of a list of ingredients, or the id of a group of the dish's own. */
export type GroupKey = IngredientRole | GroupId;

export interface Option {
  readonly id: IngredientId;
  /** Empty where the menu does not know the ingredient, which is then not to be had. */
  readonly name: string;
  readonly price: Minor;
  readonly prices: Readonly<Record<number, Minor>>;
  readonly isActive: boolean;
  readonly max: number;
  /** How many of it the dish comes with: 0 or 1. */
  readonly included: number;
}

export interface Group {
  readonly key: GroupKey;
  /** Empty for the lists of ingredients, whose titles are the app's. */
  readonly title: string;
  readonly ask: boolean;
  /**
   * Never more than can be had: a dish stays orderable when the kitchen has run out of options, or when a venue has
   * written a minimum above the maximum.
   */
  readonly min: number;
  readonly max: number;
  readonly defaults: readonly IngredientId[];
  /** In the order of the menu, each once; also those that are not to be had. */
  readonly options: readonly Option[];
  /** The option that opens it; undefined: it is always open. */
  readonly openedBy: (Pick<Option, 'id' | 'included'> & { readonly key: GroupKey }) | undefined;
}

const NO_PRICES: Option['prices'] = {};
const NONE: readonly never[] = [];

const asGroup = (group: Omit<Group, 'min' | 'max'>, min: number, max = Number.POSITIVE_INFINITY): Group => {
  const toBeHad = group.options.reduce((sum, { isActive, max: most }) => sum + (isActive ? most : 0), 0);
  return { ...group, min: Math.max(0, Math.min(min, max, toBeHad)), max };
};

const listedGroup = (index: MenuIndex, product: Product, role: IngredientRole): readonly Group[] => {
  const listed = product.ingredients.filter((entry) => entry.role === role);
  if (listed.length === 0) return NONE;
  const sorted = listed.toSorted((a, b) => a.priority - b.priority || a.ingredientId - b.ingredientId);
  const options = [...new Set(sorted.map(({ ingredientId }) => ingredientId))].map((id): Option => {
    const ingredient = index.ingredientById.get(id);
    return {
      id,
      name: ingredient?.name ?? '',
      price: role === 'removable' ? ZERO : (ingredient?.price ?? ZERO),
      prices: NO_PRICES,
      isActive: ingredient?.active ?? false,
      max: 1,
      included: role === 'removable' ? 1 : 0,
    };
  });
  const group = { key: role, title: '', ask: true, defaults: NONE, options, openedBy: undefined };
  if (role === 'required') return [asGroup({ ...group, ask: product.asksRequired ?? false }, 1, 1)];
  return [role === 'addable' ? asGroup(group, product.minAddable, product.maxAddable) : asGroup(group, 0)];
};

const ownGroup = (index: MenuIndex, own: ModifierGroup, openedBy: Group['openedBy']): readonly Group[] => {
  const options = own.options.map(({ ingredientId: id, active, included, ...option }): Option => {
    const ingredient = index.ingredientById.get(id);
    return {
      ...option,
      id,
      name: ingredient?.name ?? '',
      isActive: active && (ingredient?.active ?? false),
      included: included ? 1 : 0,
    };
  });
  const { id: key, title, ask, defaults, min, max } = own;
  return [
    asGroup({ key, title, ask, defaults, options, openedBy }, min, max),
    // One level: what an opened group's options would open is nobody's.
    ...(openedBy ? NONE : own.options).flatMap(({ ingredientId, included, opens }) =>
      opens ? ownGroup(index, opens, { key, id: ingredientId, included: included ? 1 : 0 }) : NONE,
    ),
  ];
};

/** All choices about a dish in the order of the screen, a group that an option opens right after the option's own. */
export const groupsOf = (index: MenuIndex, product: Product): readonly Group[] => [
  ...listedGroup(index, product, 'required'),
  ...(product.groups ?? NONE).flatMap((own) => ownGroup(index, own, undefined)),
  ...listedGroup(index, product, 'addable'),
  ...listedGroup(index, product, 'removable'),
];

export const isOwn = (key: GroupKey): key is GroupId => typeof key === 'number';

/** What one more of an option costs with a size. */
export const optionPrice = ({ price, prices }: Pick<Option, 'price' | 'prices'>, size: VariantId | undefined): Minor =>
  (size !== undefined && Object.hasOwn(prices, size) ? prices[size] : undefined) ?? price;

/** What a choice says, as it says it: an option may be named twice, or be of no group. */
export const saidOf = (
  choice: IngredientChoice,
): readonly { readonly key: GroupKey; readonly id: IngredientId; readonly quantity: number }[] => [
  ...(choice.required === undefined ? NONE : [{ key: 'required' as const, id: choice.required, quantity: 1 }]),
  ...choice.addable.map((id) => ({ key: 'addable' as const, id, quantity: 1 })),
  ...choice.removable.map((id) => ({ key: 'removable' as const, id, quantity: 0 })),
  ...(choice.modifiers ?? NONE).map(({ groupId, optionId, quantity }) => ({ key: groupId, id: optionId, quantity })),
];

/** How many of an option the dish would come with. */
export const quantityOf = (
  choice: IngredientChoice,
  key: GroupKey,
  { id, included }: Pick<Option, 'id' | 'included'>,
): number => {
  switch (key) {
    case 'required':
      return choice.required === id ? 1 : 0;
    case 'addable':
      return choice.addable.includes(id) ? 1 : 0;
    case 'removable':
      return choice.removable.includes(id) ? 0 : 1;
    default:
      return choice.modifiers?.find((one) => one.groupId === key && one.optionId === id)?.quantity ?? included;
  }
};

const byGroup = (a: Modifier, b: Modifier): number => a.groupId - b.groupId || a.optionId - b.optionId;
const ascending = (ids: Iterable<IngredientId>): readonly IngredientId[] => [...new Set(ids)].sort((a, b) => a - b);

/** The one spelling of a choice: ids and modifiers unique and ascending. */
export const normalChoice = ({ required, addable, removable, modifiers }: IngredientChoice): IngredientChoice => ({
  required,
  addable: ascending(addable),
  removable: ascending(removable),
  ...(modifiers && {
    modifiers: modifiers
      .filter((one, at) => modifiers.findIndex((other) => byGroup(one, other) === 0) === at)
      .sort(byGroup),
  }),
});

/** The choice with an option chosen that often, whatever the rules are. A normal choice stays normal. */
export const withQuantity = (
  choice: IngredientChoice,
  key: GroupKey,
  { id, included }: Pick<Option, 'id' | 'included'>,
  quantity: number,
): IngredientChoice => {
  const turned = (ids: readonly IngredientId[], isIn: boolean) =>
    isIn ? ascending([...ids, id]) : ids.filter((one) => one !== id);
  switch (key) {
    case 'required':
      if (quantity > 0) return { ...choice, required: id };
      return choice.required === id ? { ...choice, required: undefined } : choice;
    case 'addable':
      return { ...choice, addable: turned(choice.addable, quantity > 0) };
    case 'removable':
      return { ...choice, removable: turned(choice.removable, quantity === 0) };
    default: {
      const others = (choice.modifiers ?? NONE).filter((one) => one.groupId !== key || one.optionId !== id);
      const modifiers = quantity === included ? others : [...others, { groupId: key, optionId: id, quantity }];
      return { ...choice, modifiers: modifiers.toSorted(byGroup) };
    }
  }
};

/** How many are chosen of what is to be had. */
export const totalOf = (choice: IngredientChoice, { key, options }: Pick<Group, 'key' | 'options'>): number =>
  options.reduce((sum, option) => sum + (option.isActive ? quantityOf(choice, key, option) : 0), 0);

/** Whether a group is asked for: it always is, or the option that opens it is chosen. */
export const isOpen = (choice: IngredientChoice, { openedBy }: Pick<Group, 'openedBy'>): boolean =>
  openedBy === undefined || quantityOf(choice, openedBy.key, openedBy) > 0;
