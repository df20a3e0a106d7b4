import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import grid from '#guest/menu/category-screen.module.css';
import { PrintSheet } from '#ui/layout/print-sheet.tsx';
import { classNames } from '#ui/look/class-names.ts';
import edges from '#ui/motion/swipe.module.css';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { PrintedMenu } from './printed-menu.tsx';
import styles from './whole-menu-frame.module.css';
import type { WholeMenuProps } from './whole-menu-props.ts';

type FrameProps = Pick<WholeMenuProps, 'sections' | 'viewOf' | 'printTitle' | 'above' | 'below'> & {
  readonly title: (id: string) => ReactNode;
  readonly children: ReactNode;
};

/** Frame of both whole-menu designs, with the sheet for printing. */
export const WholeMenuFrame = ({ sections, viewOf, printTitle, above, below, title, children }: FrameProps) => {
  const { t } = useLingui();
  const id = useId();
  useAnnouncedPage(t`The whole menu`);
  return (
    // As wide as the scroll box, like a category page, because the columns depend on that width.
    <div className={classNames(edges.viewport, grid.page)}>
      <section className={grid.category} aria-labelledby={id} data-testid="whole-menu">
        {title(id)}
        {above}
        {children}
        {sections.length === 0 && (
          <p className={styles.empty}>
            <Trans>There is nothing on the menu at the moment.</Trans>
          </p>
        )}
        {below}
      </section>
      <PrintSheet>{() => <PrintedMenu title={printTitle} sections={sections} viewOf={viewOf} />}</PrintSheet>
    </div>
  );
};
