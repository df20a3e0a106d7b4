import { InfoBanners } from '#guest/menu/info-banners.tsx';
import { LinkCodes } from '#guest/menu/link-codes.tsx';
import { LinkList } from '#guest/menu/link-list.tsx';
import type { CardsRow, MenuRow } from '#shared/menu/whole-menu-rows.ts';
import { Picture } from '#ui/picture/picture.tsx';
import type { CardsOfRows } from './cards-of-rows.ts';
import styles from './plain-row.module.css';
import { SectionHead } from './section-head.tsx';

export interface PlainRowProps extends Pick<CardsOfRows, 'viewOf' | 'codes'> {
  readonly row: Exclude<MenuRow, CardsRow>;
}

/** A row without dishes to order: a category's head, its picture, its links, its banners. */
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
