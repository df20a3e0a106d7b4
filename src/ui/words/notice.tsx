import type { ReactNode } from 'react';
import { Icon } from '../look/icon.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  /** An icon's path. */
  readonly icon: string;
  /** Subject of the notice in a few words. */
  readonly title: ReactNode;
  /** Text on what still works, or what the guest can do. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A calm notice, announced politely. Never red. */
export const Notice = ({ icon, title, children, action }: NoticeProps) => (
  <div className={styles.notice} role="status">
    <Icon path={icon} size="1.75rem" />
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {children && <p>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  </div>
);
