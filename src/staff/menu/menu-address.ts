// The owner's position in the menu, in the address: back closes a dish, and a reload opens it again.
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMenu } from '#shared/menu/menu-context.tsx';

/** Prefix of a slug in the address, so that "12" is not parsed as a number. */
const MARK = '~';

const named = (value: string | null): string | undefined =>
  value?.startsWith(MARK) ? value.slice(MARK.length) : undefined;

/** View that replaces the list: bulk prices, bulk pictures, or sorting of dishes or categories. */
type ListView = 'prices' | 'pictures' | 'dishes' | 'categories';
/** View beside the list: a new dish, a new category, or the open category's texts. */
export type BesideView = 'new-dish' | 'new-category' | 'category';
export type MenuView = ListView | BesideView;
const BESIDE: readonly MenuView[] = ['new-dish', 'new-category', 'category'];
const VIEWS: readonly MenuView[] = ['prices', 'pictures', 'dishes', 'categories', ...BESIDE];

/** Whether the list stays visible. */
export const isBeside = (view: MenuView | undefined): view is BesideView => view !== undefined && BESIDE.includes(view);

export interface MenuAddress {
  readonly category: string | undefined;
  /** The open dish. */
  readonly dish: string | undefined;
  /** `undefined`: the list itself. */
  readonly view: MenuView | undefined;
  /** The list of the first category. */
  readonly homeHref: string;
  /** The dish list of the open category. */
  readonly listHref: string;
  /** `of`: the category concerned, when the address may name none. */
  readonly viewHref: (view: MenuView, of?: string) => string;
  /** The open modifier group of the open dish. */
  readonly group: string | undefined;
  readonly categoryHref: (slug: string) => string;
  readonly dishHref: (slug: string, category: string | undefined, group?: string) => string;
}

export function useMenuAddress(): MenuAddress {
  const { place } = useMenu();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  return useMemo(() => {
    const home = `/${place.slug}/staff/menu`;
    const query = new URLSearchParams(search);
    const categoryHref = (slug: string) => `${home}?category=${encodeURIComponent(MARK + slug)}`;
    const category = named(query.get('category'));
    const listOf = (slug: string | undefined) => (slug === undefined ? home : categoryHref(slug));
    return {
      category,
      view: VIEWS.find((one) => one === query.get('view')),
      homeHref: home,
      listHref: listOf(category),
      viewHref: (view, of = category) => `${listOf(of)}${of === undefined ? '?' : '&'}view=${view}`,
      dish: named(query.get('dish')),
      group: named(query.get('group')),
      categoryHref,
      dishHref: (slug, category, group) =>
        `${category === undefined ? `${home}?` : `${categoryHref(category)}&`}dish=${encodeURIComponent(MARK + slug)}${
          group === undefined ? '' : `&group=${encodeURIComponent(MARK + group)}`
        }`,
    };
  }, [place.slug, search]);
}
