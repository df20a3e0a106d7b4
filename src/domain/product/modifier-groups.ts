// All choices of a dish as groups: the specification's three lists of ingredients, and the dish's own groups, under one set
// of rules. [S2.43, S3.06, S3.08]
import type { IngredientChoice } from '../cart/cart.ts';
import type { GroupId, IngredientId, VariantId } from '../ids.ts';
import type { IngredientRole, ModifierGroup, Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { type Minor, ZERO } from '../pricing/money.ts';

/** Role of an ingredient list, or id of a dish's own group. */
export type GroupKey = IngredientRole | GroupId;

export interface Option {
  readonly id: IngredientId;
  /** Empty when the menu does not have the ingredient, which is then unavailable. */
  readonly name: string;
  readonly price: Minor;
  readonly prices: Readonly<Record<number, Minor>>;
  readonly isActive: boolean;
  /** Only temporarily inactive: shown struck through. Set when options are displayed. */
  readonly isOff?: true | undefined;
  readonly max: number;
  /** Included units of the dish: 0 or 1. */
  readonly included: number;
}

export interface Group {
  readonly key: GroupKey;
  /** Empty for the ingredient lists, whose titles come from the app. */
  readonly title: string;
  readonly ask: boolean;
  /**
   * Capped at the available options: a dish stays orderable when options have run out, or when a venue's minimum is above
   * its maximum.
   */
  readonly min: number;
  readonly max: number;
  readonly defaults: readonly IngredientId[];
  /** In menu order, each once; unavailable options too. */
  readonly options: readonly Option[];
  /** The option that opens this group; undefined: always open. */
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
  // A sold-out option is not included, and opens no group.
  const comes = (id: IngredientId) => options.some((one) => one.id === id && one.isActive && one.included > 0);
  return [
    asGroup({ key, title, ask, defaults, options, openedBy }, min, max),
    // One level only: an opened group's options open no further group.
    ...(openedBy ? NONE : own.options).flatMap(({ ingredientId, opens }) =>
      opens ? ownGroup(index, opens, { key, id: ingredientId, included: comes(ingredientId) ? 1 : 0 }) : NONE,
    ),
  ];
};

/** All groups of a dish in display order; a group opened by an option comes right after the option's group. */
export const groupsOf = (index: MenuIndex, product: Product): readonly Group[] => [
  ...listedGroup(index, product, 'required'),
  ...(product.groups ?? NONE).flatMap((own) => ownGroup(index, own, undefined)),
  ...listedGroup(index, product, 'addable'),
  ...listedGroup(index, product, 'removable'),
];

export const isOwn = (key: GroupKey): key is GroupId => typeof key === 'number';

/** Price of one more unit of an option, by size. */
export const optionPrice = ({ price, prices }: Pick<Option, 'price' | 'prices'>, size: VariantId | undefined): Minor =>
  (size === undefined ? undefined : prices[size]) ?? price;

/** An option with its quantity in a choice. */
export interface Said {
  readonly key: GroupKey;
  readonly id: IngredientId;
  readonly quantity: number;
}

/** All options of a choice as given: an option may be repeated, or belong to no group. */
export const saidOf = ({ required, addable, removable, modifiers }: IngredientChoice): readonly Said[] => [
  ...(required === undefined ? NONE : [{ key: 'required' as const, id: required, quantity: 1 }]),
  ...addable.map((id) => ({ key: 'addable' as const, id, quantity: 1 })),
  ...removable.map((id) => ({ key: 'removable' as const, id, quantity: 0 })),
  ...(modifiers ?? NONE).map(({ groupId, optionId, quantity }) => ({ key: groupId, id: optionId, quantity })),
];

/** Builds a choice in canonical form: ids and modifiers unique and ascending. */
const choiceOf = (said: readonly Said[], isGrouped: boolean): IngredientChoice => {
  const each = said
    .filter(({ key, id }, at) => said.findIndex((one) => one.key === key && one.id === id) === at)
    .sort((a, b) => a.id - b.id);
  const idsOf = (key: GroupKey) => each.flatMap((one) => (one.key === key ? one.id : NONE));
  const modifiers = each.flatMap(({ key, id, quantity }) =>
    isOwn(key) ? { groupId: key, optionId: id, quantity } : NONE,
  );
  return {
    required: idsOf('required')[0],
    addable: idsOf('addable'),
    removable: idsOf('removable'),
    ...(isGrouped && { modifiers: modifiers.sort((a, b) => a.groupId - b.groupId) }),
  };
};

/** Canonical form of a choice: equal choices become equal values. */
export const normalChoice = (choice: IngredientChoice): IngredientChoice =>
  choiceOf(saidOf(choice), choice.modifiers !== undefined);

/** Chosen units of an option. */
export const quantityOf = (
  choice: IngredientChoice,
  key: GroupKey,
  { id, included }: Pick<Option, 'id' | 'included'>,
): number => saidOf(choice).find((one) => one.key === key && one.id === id)?.quantity ?? included;

/** Sets the units of an option, ignoring the rules. */
export const withQuantity = (
  choice: IngredientChoice,
  key: GroupKey,
  { id, included }: Pick<Option, 'id' | 'included'>,
  quantity: number,
): IngredientChoice => {
  // A choice holds only one required ingredient.
  const replaces = key === 'required' && quantity > 0;
  const others = saidOf(choice).filter((one) => one.key !== key || (one.id !== id && !replaces));
  const said = quantity === included ? others : [...others, { key, id, quantity }];
  return choiceOf(said, isOwn(key) || choice.modifiers !== undefined);
};

/** Chosen units of available options in a group. */
export const totalOf = (choice: IngredientChoice, { key, options }: Pick<Group, 'key' | 'options'>): number =>
  options.reduce((sum, option) => sum + (option.isActive ? quantityOf(choice, key, option) : 0), 0);

/** Whether a group is open: it always is, or the option that opens it is chosen. */
export const isOpen = (choice: IngredientChoice, { openedBy }: Pick<Group, 'openedBy'>): boolean =>
  openedBy === undefined || quantityOf(choice, openedBy.key, openedBy) > 0;
