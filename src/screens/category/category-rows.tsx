import type { CategoryLink } from '#ui/category-link.ts';
import { Icon } from '#ui/icon.tsx';
import { caretRight } from '#ui/icons.ts';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './category-rows.module.css';

export interface SubcategoryView extends CategoryLink {
  readonly description: string;
}

/** The categories under a category, one row each. */
export const CategoryRows = ({ categories }: { readonly categories: readonly SubcategoryView[] }) => (
  <ul className={styles.rows}>
    {categories.map((category) => (
      <li key={category.id}>
        <Link href={category.href} className={styles.row} lang={category.textLanguage} data-testid="subcategory">
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
          <Icon path={caretRight} />
        </Link>
      </li>
    ))}
  </ul>
);
