// What a person calls a thing of the menu, and what the menu calls it.
import { ingredientKey, sizeKey } from '#domain/availability/availability.ts';
import type { OffKey } from '#domain/ids.ts';
import type { PublishedPlace } from '../services/place/published-places.ts';
import { Mistake } from './configuration.ts';

export interface Named {
  readonly dish: string | undefined;
  readonly size: string | undefined;
  readonly ingredient: string | undefined;
}

const plain = (text: string): string => text.replaceAll('\u00ad', '').toLocaleLowerCase();

const isCalled = (name: string, said: string): boolean => plain(name) === plain(said);

/** The one that is meant; throws a Mistake that names what there is. */
const oneOf = <T extends { readonly name: string }>(kind: string, said: string, all: readonly T[]): T => {
  // "Large" is enough for "Large · 400 g", where one alone begins so.
  const begun = all.filter(({ name }) => plain(name).startsWith(plain(said)));
  const found = all.find(({ name }) => isCalled(name, said)) ?? (begun.length === 1 ? begun[0] : undefined);
  if (found) return found;
  const names = all.map(({ name }) => name).filter((name) => name !== '');
  throw new Mistake(`There is no ${kind} "${said}". There are: ${names.slice(0, 60).join(', ') || 'none'}.`);
};

/** A dish by its address or its name in any language, a size of it, or an ingredient. */
export const thingOf = ({ index, document }: PublishedPlace, { dish, size, ingredient }: Named): OffKey => {
  if (ingredient !== undefined) return ingredientKey(oneOf('ingredient', ingredient, index.menu.ingredients).id);
  const said = dish ?? '';
  const translated = document.texts
    .flatMap(({ products }) => Object.entries(products))
    .find(([, words]) => words?.name !== undefined && isCalled(words.name, said));
  const product =
    index.productBySlug.get(said) ??
    index.menu.products.find(({ id }) => translated !== undefined && String(id) === translated[0]) ??
    oneOf('dish', said, index.menu.products);
  if (size === undefined) return product.id;
  return sizeKey(
    oneOf(
      'size',
      size,
      product.variants.map((one) => ({ ...one, name: one.size })),
    ).id,
  );
};
