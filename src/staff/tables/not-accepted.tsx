import { Icon } from '#ui/look/icon.tsx';
import { Age } from './age.tsx';
import styles from './not-accepted.module.css';
import { TABLE_STATE_ICONS, TableStateText } from './table-state-text.tsx';
import type { BoardTime } from './tables-view.ts';

/** Warning at an order that nobody has accepted, in the words of its table's tile. */
export const NotAccepted = ({ since, time }: { readonly since: number; readonly time: BoardTime }) => (
  <strong className={styles.warning} data-testid="not-accepted">
    {TABLE_STATE_ICONS.unaccepted && <Icon path={TABLE_STATE_ICONS.unaccepted} size="1.125rem" />}
    <span>
      <TableStateText kind="unaccepted" />: <Age since={since} time={time} />
    </span>
  </strong>
);
