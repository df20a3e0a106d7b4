import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { clock } from '#ui/look/icons.ts';
import { moon } from '#ui/look/service-icons.ts';
import { creditCard } from '#ui/look/staff-icons.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { Age } from './age.tsx';
import { TABLE_STATE_ICONS, TableStateText } from './table-state-text.tsx';
import styles from './table-tile.module.css';
import type { BoardTime, TableTileView } from './tables-view.ts';
import { isSameAge } from './written-age.ts';

interface TableTileProps {
  readonly table: TableTileView;
  readonly time: BoardTime;
}

/** A guest's waiting time is shown in seconds. */
const isExact = ({ state: { kind } }: TableTileView): boolean => kind === 'calls' || kind === 'bill';

const isDrawnAlike = (before: TableTileProps, { table, time }: TableTileProps): boolean =>
  before.table === table &&
  (table.state.since === undefined || isSameAge(table.state.since, before.time, time, isExact(table)));

const Mark = ({ icon, words }: { readonly icon: string; readonly words: string }) => (
  <span title={words}>
    <Icon path={icon} size="1.125rem" />
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);

/** A table with the one thing that the table waits for. The whole tile links to the table. */
export const TableTile = memo(({ table, time }: TableTileProps) => {
  const { t } = useLingui();
  const { kind, since } = table.state;
  const icon = TABLE_STATE_ICONS[kind];
  return (
    <Link href={table.href} className={styles.tile} data-state={kind} data-testid="table-tile">
      <span className={styles.number}>
        <VisuallyHidden>
          <Trans>Table</Trans>{' '}
        </VisuallyHidden>
        {table.name}
      </span>
      <span className={styles.marks}>
        {table.isPaying && <Mark icon={creditCard} words={t`A guest is paying by card`} />}
        {table.isQuiet && <Mark icon={moon} words={t`Do not disturb`} />}
        {table.waits && <Mark icon={clock} words={t`Waiting to be sent`} />}
      </span>
      <span className={styles.state}>
        {icon && <Icon path={icon} size="1.25rem" />}
        <span className={styles.words}>
          <TableStateText kind={kind} />
        </span>
      </span>
      <span className={styles.age}>
        {since !== undefined && <Age since={since} time={time} exact={isExact(table)} />}
      </span>
    </Link>
  );
}, isDrawnAlike);
