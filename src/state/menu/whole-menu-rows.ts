// The whole menu as one list of rows, for a screen that makes only those in sight.
import type { CategoryId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MenuSection } from './whole-menu-sections.ts';

interface InSection {
  /** The same as long as the row shows the same; unlike every other row's. */
  readonly key: string;
  readonly section: MenuSection;
}

export interface HeadRow extends InSection {
  readonly kind: 'head';
}

export interface CardsRow extends InSection {
  readonly kind: 'cards';
  readonly products: readonly Product[];
  /** The place of its first dish in the section, from 0. */
  readonly from: number;
  /** One dish over the whole width. */
  readonly wide: boolean;
}

/** One picture with its words, of a category that only tells. */
export interface BannerRow extends InSection {
  readonly kind: 'banner';
  readonly product: Product;
  readonly from: number;
}

export interface LinksRow extends InSection {
  readonly kind: 'links';
}

/** The picture of a category that is one. */
export interface PictureRow extends InSection {
  readonly kind: 'picture';
}

export type MenuRow = HeadRow | CardsRow | BannerRow | LinksRow | PictureRow;

export interface RowsShape {
  /** How many cards stand side by side. */
  readonly columns: number;
  /** The first dish of a section spans all of them. */
  readonly wideFirst: boolean;
}

/** What is told and what is listed of one section, in this order: its head, its picture, its links, its dishes. */
const rowsOfSection = (section: MenuSection, { columns, wideFirst }: RowsShape): MenuRow[] => {
  const { category, products, links } = section;
  const name = `c${category.id}`;
  const rows: MenuRow[] = [{ kind: 'head', key: name, section }];
  if (category.type === 'image' && category.image) rows.push({ kind: 'picture', key: `${name}-picture`, section });
  if (links.length > 0) rows.push({ kind: 'links', key: `${name}-links`, section });
  if (category.type === 'info') {
    products.forEach((product, from) => {
      rows.push({ kind: 'banner', key: `${name}-p${product.id}`, section, product, from });
    });
    return rows;
  }
  const side = Math.max(1, Math.floor(columns));
  for (let from = 0; from < products.length; ) {
    const wide = wideFirst && side > 1 && from === 0;
    const some = products.slice(from, from + (wide ? 1 : side));
    rows.push({ kind: 'cards', key: `${name}-p${some[0]?.id}x${some.length}`, section, products: some, from, wide });
    from += some.length;
  }
  return rows;
};

/** Every section, one after the other. */
export const menuRows = (sections: readonly MenuSection[], shape: RowsShape): readonly MenuRow[] =>
  sections.flatMap((section) => rowsOfSection(section, shape));

/** The same as panels: of each only its head where it is closed. What lies under a category at the top is in its panel. */
export const panelRows = (sections: readonly MenuSection[], open: ReadonlySet<CategoryId>): readonly MenuRow[] =>
  sections.flatMap((section) => {
    if (!open.has(section.rootId)) return section.depth === 0 ? rowsOfSection(section, ONE).slice(0, 1) : [];
    return rowsOfSection(section, ONE);
  });

const ONE: RowsShape = { columns: 1, wideFirst: false };

/** Where the category's head stands among the rows, or that of the panel it is in; -1: nowhere. */
export const rowOfCategory = (rows: readonly MenuRow[], id: CategoryId): number =>
  rows.findIndex(({ kind, section }) => kind === 'head' && section.category.id === id);

/** Where the panel's head of a row stands; -1: nowhere. */
export const panelHeadOf = (rows: readonly MenuRow[], index: number): number => {
  const id = rows[index]?.section.rootId;
  let at = index;
  while (at >= 0 && !(rows[at]?.kind === 'head' && rows[at]?.section.category.id === id)) at--;
  return at;
};

/** Where the same thing stands among rows that were laid for other room; -1: nowhere. */
export const rowLike = (rows: readonly MenuRow[], like: MenuRow): number => {
  const dish = like.kind === 'cards' ? like.products[0] : undefined;
  return rows.findIndex(
    (row) =>
      row.kind === like.kind &&
      row.section.category.id === like.section.category.id &&
      (row.kind !== 'cards' || row.products.some(({ id }) => id === dish?.id)) &&
      (row.kind !== 'banner' || like.kind !== 'banner' || row.product.id === like.product.id),
  );
};
