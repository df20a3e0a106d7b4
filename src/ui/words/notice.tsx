import type { ReactNode } from 'react';
import { Icon } from '../look/icon.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  /** An icon's path. */
  readonly icon: string;
  /** What it is about, in a few words. */
  readonly title: ReactNode;
  /** What works, or what to do. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A calm sentence about how things stand, read out politely. Never red. */
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
