import { CategoryHours } from '#guest/menu/dish-hours.tsx';
import { InfoBanners } from '#guest/menu/info-banners.tsx';
import { LinkCodes } from '#guest/menu/link-codes.tsx';
import { LinkList } from '#guest/menu/link-list.tsx';
import type { CardsRow, MenuRow } from '#shared/menu/whole-menu-rows.ts';
import type { MenuSection } from '#shared/menu/whole-menu-sections.ts';
import { Picture } from '#ui/picture/picture.tsx';
import type { CardsOfRows } from './cards-of-rows.ts';
import styles from './plain-row.module.css';
import sectionHead from './section-head.module.css';

/** Head of a category; a subcategory's is smaller. */
const SectionHead = ({ section: { category, depth } }: { readonly section: MenuSection }) => (
  <div
    className={sectionHead.head}
    data-depth={Math.min(depth, 2)}
    lang={category.textLanguage}
    data-testid="menu-section"
  >
    <h2 className={sectionHead.name}>{category.name}</h2>
    {category.description && <p className={sectionHead.description}>{category.description}</p>}
    {category.hours && <CategoryHours category={category} />}
  </div>
);

export interface PlainRowProps extends Pick<CardsOfRows, 'viewOf' | 'codes'> {
  readonly row: Exclude<MenuRow, CardsRow>;
}

/** A row without dishes: a category's head, picture, links or banners. */
export const PlainRow = ({ row, viewOf, codes }: PlainRowProps) => {
  const { category, links } = row.section;
  switch (row.kind) {
    case 'head':
      return <SectionHead section={row.section} />;
    case 'links':
      return codes ? <LinkCodes targets={links} /> : <LinkList targets={links} />;
    case 'picture':
      return (
        <Picture
          picture={category.image}
          name={category.name}
          cloth={category.cloth}
          sizes="(min-width: 1000px) 720px, 100vw"
          className={styles.picture}
        />
      );
    case 'banner':
      return <InfoBanners items={[viewOf(row.product)]} />;
  }
};
