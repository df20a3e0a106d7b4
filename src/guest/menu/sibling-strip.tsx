import { useLingui } from '@lingui/react/macro';
import type { CategoryId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import { CategoryEntry } from '#ui/layout/category-entry.tsx';
import { Link } from '#ui/layout/link.tsx';
import { useStripAt } from '#ui/layout/tabs.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight } from '#ui/look/icons.ts';
import { useArriving } from '#ui/motion/arriving-page.ts';
import type { CategoryLink } from '#ui/view/category-link.ts';
import styles from './sibling-strip.module.css';

export interface SiblingStripProps {
  /** The parent category, for the back link. */
  readonly parent: { readonly name: string; readonly textLanguage: Language; readonly href: string };
  readonly categories: readonly CategoryLink[];
  readonly current: CategoryId;
}

/** Navigation of a subcategory: link back to its parent, and its siblings. [S2.23] */
export const SiblingStrip = ({ parent, categories, current: open }: SiblingStripProps) => {
  const { t } = useLingui();
  const current = useArriving(categories, open);
  const strip = useStripAt(current);
  return (
    <nav className={styles.nav} aria-label={t`Within ${parent.name}`} data-testid="siblings">
      <Link
        href={parent.href}
        className={styles.back}
        aria-label={t`Back to ${parent.name}`}
        data-testid="parent-category"
      >
        <span className={styles.caret}>
          <Icon path={caretRight} size="1.125rem" />
        </span>
        <span className={styles.parent} lang={parent.textLanguage}>
          {parent.name}
        </span>
      </Link>
      {categories.length > 1 && (
        <ul className={styles.strip} ref={strip}>
          {categories.map((category) => (
            <li key={category.id} className={styles.item} data-category={category.id}>
              <CategoryEntry
                category={category}
                current={category.id === current ? 'page' : undefined}
                className={styles.chip}
                testId="sibling-tab"
              >
                <span className={styles.name}>{category.name}</span>
              </CategoryEntry>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
};
