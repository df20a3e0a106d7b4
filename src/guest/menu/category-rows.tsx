import { CategoryEntry, type CategoryEntryProps } from '#ui/layout/category-entry.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight } from '#ui/look/icons.ts';
import { Picture } from '#ui/picture/picture.tsx';
import type { SubcategoryLink } from '#ui/view/category-link.ts';
import styles from './category-rows.module.css';

export interface SubcategoriesProps {
  readonly categories: readonly SubcategoryLink[];
  /** The venue wants more categories per row. */
  readonly wide: boolean;
}

/** Link to a subcategory in any design. */
export const SubcategoryEntry = (props: Omit<CategoryEntryProps, 'testId'>) => (
  <CategoryEntry {...props} testId="subcategory" />
);

/** Subcategories, one row each. [S2.27] */
export const CategoryRows = ({ categories, wide }: SubcategoriesProps) => (
  <ul className={styles.rows} data-wide={wide} data-design="rows">
    {categories.map((category) => (
      <li key={category.id} className={styles.cell}>
        <SubcategoryEntry category={category} className={styles.row}>
          <Picture
            picture={category.picture}
            name={category.name}
            cloth={category.cloth}
            sizes="112px"
            className={styles.picture}
          />
          <span className={styles.words}>
            <span className={styles.name}>{category.name}</span>
            {category.description && <span className={styles.description}>{category.description}</span>}
          </span>
          {category.action?.kind !== 'out' && <Icon path={caretRight} />}
        </SubcategoryEntry>
      </li>
    ))}
  </ul>
);
