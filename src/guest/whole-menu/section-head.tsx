import type { MenuSection } from '#shared/menu/whole-menu-sections.ts';
import styles from './section-head.module.css';

/** The head of a category; a subcategory's is smaller. */
export const SectionHead = ({ section: { category, depth } }: { readonly section: MenuSection }) => (
  <div className={styles.head} data-depth={Math.min(depth, 2)} lang={category.textLanguage} data-testid="menu-section">
    <h2 className={styles.name}>{category.name}</h2>
    {category.description && <p className={styles.description}>{category.description}</p>}
  </div>
);
