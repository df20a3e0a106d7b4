// The dishes of a page of many lists, for a guest who avoids something.
import { useMemo } from 'react';
import type { Category, Product } from '#domain/menu/menu.ts';
import { type DishNotes, type Listed, useDishNotes } from '#guest/product/dish-notes.tsx';

interface Section {
  readonly category: Pick<Category, 'type'>;
  readonly products: readonly Product[];
}

/** The notes for a page of many lists; a dish in several lists is counted once. Banners of an info category stay. */
export function useSectionNotes<S extends Section>(
  all: readonly S[],
): Omit<DishNotes<Listed>, 'views'> & { readonly sections: readonly S[] } {
  const listed = useMemo(() => {
    const dishes = all.flatMap(({ category, products }) => (category.type === 'info' ? [] : products));
    return [...new Set(dishes)].map((product) => ({ product }));
  }, [all]);
  const { views, noteOf, hidden } = useDishNotes(listed);
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
