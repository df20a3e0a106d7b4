import type { ReactNode } from 'react';
import { Icon } from '#ui/look/icon.tsx';
import styles from './wait-notice.module.css';

/** What the staff should know, in ochre: never an error, never red. */
export const WaitNotice = ({
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
  <div className={styles.notice} role="status" data-testid={testId}>
    <span className={styles.icon}>
      <Icon path={icon} />
    </span>
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {children && <p>{children}</p>}
    </div>
    {action}
  </div>
);
