import type { ReactNode } from 'react';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight } from '#ui/look/icons.ts';
import styles from './action-row.module.css';

/** Something that may be done, in a list of such: the whole row is the target. */
export const ActionRow = ({
  icon,
  note,
  onPress,
  testId,
  children,
}: {
  readonly icon: string;
  readonly note?: ReactNode;
  readonly onPress: () => void;
  readonly testId: string;
  readonly children: ReactNode;
}) => (
  <li>
    <button type="button" className={styles.row} onClick={onPress} data-testid={testId}>
      <Icon path={icon} />
      <span className={styles.words}>
        <span className={styles.what}>{children}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <Icon path={caretRight} size="1.25rem" />
    </button>
  </li>
);
