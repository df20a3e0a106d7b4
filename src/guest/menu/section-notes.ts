// Diet notes and hidden dishes for a page with several lists.
import { useMemo } from 'react';
import type { Category, Product } from '#domain/menu/menu.ts';
import { type DishNotes, type Listed, useDishNotes } from '#guest/product/dish-notes.tsx';

interface Section {
  readonly category: Pick<Category, 'type'>;
  readonly products: readonly Product[];
}

/**
 * Notes for a page with several lists, which states hours once per category. A dish in several lists counts once. Banners of
 * an info category are never hidden.
 */
export function useSectionNotes<S extends Section>(
  all: readonly S[],
): Omit<DishNotes<Listed>, 'views'> & { readonly sections: readonly S[] } {
  const listed = useMemo(() => {
    const dishes = all.flatMap(({ category, products }) => (category.type === 'info' ? [] : products));
    return [...new Set(dishes)].map((product) => ({ product }));
  }, [all]);
  const { views, noteOf, hidden } = useDishNotes(listed, false);
  const sections = useMemo(() => {
    if (views.length === listed.length) return all;
    const shown = new Set(views.map(({ product }) => product));
    return all.map((section) =>
      section.category.type === 'info'
        ? section
        : { ...section, products: section.products.filter((product) => shown.has(product)) },
    );
  }, [all, listed, views]);
  return { sections, noteOf, hidden };
}
