import type { ReactNode } from 'react';
import { Icon } from '#ui/look/icon.tsx';
import styles from '../tables/wait-notice.module.css';

/** One thing that needs somebody. Ages run in it, so it is not read aloud at every change: what is urgent rings. */
export const Need = ({
  icon,
  title,
  children,
  action,
  testId,
}: {
  readonly icon: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly testId: string;
}) => (
  <li className={styles.notice} data-testid={testId}>
    <span className={styles.icon}>
      <Icon path={icon} />
    </span>
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
    {action}
  </li>
);
