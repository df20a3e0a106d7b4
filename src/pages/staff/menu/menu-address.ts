// Where an owner is in the menu, in the address: back closes a dish, and a reload opens it again.
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMenu } from '#state/menu/menu-context.tsx';

/** Before a slug, so that "12" stays a name and is never read as a number. */
const MARK = '~';

const named = (value: string | null): string | undefined =>
  value?.startsWith(MARK) ? value.slice(MARK.length) : undefined;

export interface MenuAddress {
  readonly category: string | undefined;
  /** The open dish. */
  readonly dish: string | undefined;
  readonly categoryHref: (slug: string) => string;
  readonly dishHref: (slug: string, category: string | undefined) => string;
}

export function useMenuAddress(): MenuAddress {
  const { place } = useMenu();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  return useMemo(() => {
    const home = `/${place.slug}/staff/menu`;
    const query = new URLSearchParams(search);
    const categoryHref = (slug: string) => `${home}?category=${encodeURIComponent(MARK + slug)}`;
    return {
      category: named(query.get('category')),
      dish: named(query.get('dish')),
      categoryHref,
      dishHref: (slug, category) =>
        `${category === undefined ? `${home}?` : `${categoryHref(category)}&`}dish=${encodeURIComponent(MARK + slug)}`,
    };
  }, [place.slug, search]);
}
