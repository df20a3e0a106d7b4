import { Trans } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import type { CategoryId } from '#domain/ids.ts';
import { WholeMenuFrame } from '#guest/whole-menu/whole-menu-frame.tsx';
import { WholeMenuList } from '#guest/whole-menu/whole-menu-list.tsx';
import type { WholeMenuProps } from '#guest/whole-menu/whole-menu-props.ts';
import { panelRows } from '#shared/menu/whole-menu-rows.ts';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { printer } from '#ui/look/icons-later.ts';
import styles from './panel-menu-screen.module.css';
import { PanelRows } from './panel-rows.tsx';

export interface PanelMenuScreenProps extends WholeMenuProps {
  /** Top-level categories whose panels are open. */
  readonly open: ReadonlySet<CategoryId>;
  readonly onOpen: (open: ReadonlySet<CategoryId>) => void;
  /** Prints the menu; omitted on a device where a guest cannot take the paper. */
  readonly onPrint: (() => void) | undefined;
}

/** All categories as stacked panels, with dishes as text like a printed menu. [S2.30] */
export const PanelMenuScreen = (props: PanelMenuScreenProps) => {
  const { sections, open, onOpen, onPrint } = props;
  const rowsFor = useCallback(() => panelRows(sections, open), [sections, open]);
  const counts = useMemo(() => {
    const all = new Map<CategoryId, number>();
    for (const { rootId, products } of sections) all.set(rootId, (all.get(rootId) ?? 0) + products.length);
    return all;
  }, [sections]);
  const allOpen = counts.size > 0 && [...counts.keys()].every((id) => open.has(id));
  return (
    <WholeMenuFrame
      {...props}
      title={(id) => (
        <header className={styles.head}>
          <h1 id={id} className={styles.title}>
            <Trans>The whole menu</Trans>
          </h1>
          <div className={styles.ways}>
            <Button look="quiet" small onClick={() => onOpen(allOpen ? new Set() : new Set(counts.keys()))}>
              {allOpen ? <Trans>Close all</Trans> : <Trans>Open all</Trans>}
            </Button>
            {onPrint && (
              <Button look="quiet" small icon={<Icon path={printer} />} onClick={onPrint}>
                <Trans>Print</Trans>
              </Button>
            )}
          </div>
        </header>
      )}
    >
      <WholeMenuList {...props} printed rowsFor={rowsFor} keepsHeads>
        {(rows, made, place) => (
          <PanelRows
            rows={rows}
            made={made}
            place={place}
            open={open}
            onOpen={onOpen}
            countOf={(id) => counts.get(id) ?? 0}
            viewOf={props.viewOf}
            quantities={props.quantities}
            noteOf={props.noteOf}
            codes={props.codes}
          />
        )}
      </WholeMenuList>
    </WholeMenuFrame>
  );
};
