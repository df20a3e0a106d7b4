// The names of a menu by key, to find the same thing's name in another language of the menu.
import type { Menu, ModifierGroup } from './menu.ts';

export type NamedKind = 'category' | 'dish' | 'size' | 'option' | 'group';
export type NameKey = `${NamedKind}:${number | string}`;

/** Names of all categories, dishes, sizes, ingredients and groups of a menu. */
export const menuNames = ({ categories, products, ingredients }: Menu): ReadonlyMap<NameKey, string> => {
  const names = new Map<NameKey, string>();
  const addGroup = ({ id, title, options }: ModifierGroup): void => {
    names.set(`group:${id}`, title);
    for (const { opens } of options) if (opens) addGroup(opens);
  };
  for (const { id, name } of categories) names.set(`category:${id}`, name);
  for (const { id, name } of ingredients) names.set(`option:${id}`, name);
  for (const { id, name, variants, groups } of products) {
    names.set(`dish:${id}`, name);
    for (const { id: size, size: words } of variants) names.set(`size:${size}`, words);
    groups?.forEach(addGroup);
  }
  return names;
};

/** Amounts with a unit only. They are understood in every language: "250 g 250 г" would say it twice. */
export const isQuantity = (size: string): boolean => /^(?:\P{L}*\d\P{L}*\p{L}{0,4})+\P{L}*$/u.test(size);

/** Returns a name of `kitchen` where it differs from the reader's; `undefined` where it would repeat it. */
export const kitchenNames = (kitchen: Menu, reader: Menu): ((key: NameKey) => string | undefined) => {
  if (kitchen === reader) return () => undefined;
  const [theirs, own] = [menuNames(kitchen), menuNames(reader)];
  return (key) => {
    const name = theirs.get(key);
    if (!name || name === own.get(key)) return undefined;
    return key.startsWith('size:') && isQuantity(name) ? undefined : name;
  };
};
