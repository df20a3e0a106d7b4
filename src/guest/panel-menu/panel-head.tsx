import type { MenuSection } from '#shared/menu/whole-menu-sections.ts';
import { PanelTrigger } from '#ui/layout/panels.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight } from '#ui/look/icons.ts';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './panel-head.module.css';

/** The head of a panel, open or closed: the category, and the number of its dishes. */
export const PanelHead = ({
  section: { category },
  count,
}: {
  readonly section: MenuSection;
  /** The number of dishes in the category and under it. */
  readonly count: number;
}) => (
  <PanelTrigger className={styles.head}>
    <Picture
      picture={category.image}
      name={category.name}
      cloth={category.cloth}
      sizes="72px"
      className={styles.picture}
    />
    <span className={styles.words}>
      <span className={styles.name} lang={category.textLanguage}>
        {category.name}
      </span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </span>
    <span className={styles.caret}>
      <Icon path={caretRight} />
    </span>
  </PanelTrigger>
);
