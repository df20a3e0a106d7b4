import type { ReactNode } from 'react';
import { Icon } from '../look/icon.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  /** An icon's path. */
  readonly icon: string;
  /** The notice's subject, in a few words. */
  readonly title: ReactNode;
  /** Things that still work, or that the guest can do. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A calm sentence about a state of things, read out politely. Never red. */
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
