import { backgroundStyle } from '#ui/look/background.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { type SubcategoriesProps, SubcategoryEntry } from './category-rows.tsx';
import styles from './category-tiles.module.css';

const SIZES = '(max-width: 550px) 50vw, 260px';

/** Subcategories as pictures with names below. [S2.27] */
export const CategoryTiles = ({ categories, wide }: SubcategoriesProps) => (
  <ul className={styles.grid} data-wide={wide} data-design="tiles">
    {categories.map((category) => (
      <li key={category.id} className={styles.cell}>
        <SubcategoryEntry category={category} className={styles.tile} style={backgroundStyle(category.cloth)}>
          <Picture
            picture={category.picture}
            name={category.name}
            cloth={category.cloth}
            sizes={SIZES}
            className={styles.picture}
          />
          <span className={styles.name}>{category.name}</span>
        </SubcategoryEntry>
      </li>
    ))}
  </ul>
);

/** Subcategories as cards in columns: picture, name, description. [S2.27] */
export const CategoryCards = ({ categories, wide }: SubcategoriesProps) => (
  <ul className={styles.grid} data-wide={wide} data-design="cards">
    {categories.map((category) => (
      <li key={category.id} className={styles.cell}>
        <SubcategoryEntry category={category} className={styles.card}>
          <Picture
            picture={category.picture}
            name={category.name}
            cloth={category.cloth}
            sizes={SIZES}
            className={styles.cardPicture}
          />
          <span className={styles.words}>
            <span className={styles.name}>{category.name}</span>
            {category.description && <span className={styles.description}>{category.description}</span>}
          </span>
        </SubcategoryEntry>
      </li>
    ))}
  </ul>
);
