// The whole menu as one list of rows, for a screen that renders only the visible ones.
import type { CategoryId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MenuSection } from './whole-menu-sections.ts';

interface InSection {
  /** React key: unique in the list, and stable while the row shows the same content. */
  readonly key: string;
  readonly section: MenuSection;
}

export interface HeadRow extends InSection {
  readonly kind: 'head';
}

export interface CardsRow extends InSection {
  readonly kind: 'cards';
  readonly products: readonly Product[];
  /** The index of the row's first dish in its section. */
  readonly from: number;
  /** The row is one dish over the whole width. */
  readonly wide: boolean;
}

/** One picture with text, in a category that only informs. */
export interface BannerRow extends InSection {
  readonly kind: 'banner';
  readonly product: Product;
  readonly from: number;
}

export interface LinksRow extends InSection {
  readonly kind: 'links';
}

/** The picture of a picture category. */
export interface PictureRow extends InSection {
  readonly kind: 'picture';
}

export type MenuRow = HeadRow | CardsRow | BannerRow | LinksRow | PictureRow;

export interface RowsShape {
  /** The number of cards side by side. */
  readonly columns: number;
  /** The first dish of each section spans all columns. */
  readonly wideFirst: boolean;
}

/** Rows of one section, in this order: head, picture, links, dishes. */
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

/** The rows of all sections. */
export const menuRows = (sections: readonly MenuSection[], shape: RowsShape): readonly MenuRow[] =>
  sections.flatMap((section) => rowsOfSection(section, shape));

/** The rows of all sections as panels: a closed panel has only its head. A subcategory is in its top category's panel. */
export const panelRows = (sections: readonly MenuSection[], open: ReadonlySet<CategoryId>): readonly MenuRow[] =>
  sections.flatMap((section) => {
    if (!open.has(section.rootId)) return section.depth === 0 ? rowsOfSection(section, ONE).slice(0, 1) : [];
    return rowsOfSection(section, ONE);
  });

const ONE: RowsShape = { columns: 1, wideFirst: false };

/** Index of the category's head, or of its panel's head; -1 when both are missing. */
export const rowOfCategory = (rows: readonly MenuRow[], id: CategoryId): number =>
  rows.findIndex(({ kind, section }) => kind === 'head' && section.category.id === id);

/** Index of the panel head above a row; -1 when there is none. */
export const panelHeadOf = (rows: readonly MenuRow[], index: number): number => {
  const id = rows[index]?.section.rootId;
  let at = index;
  while (at >= 0 && !(rows[at]?.kind === 'head' && rows[at]?.section.category.id === id)) at--;
  return at;
};

/** Index of the row with the same content in a list laid out for another width; -1 when missing. */
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
