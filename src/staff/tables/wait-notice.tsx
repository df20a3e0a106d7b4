import type { ReactNode } from 'react';
import { Icon } from '#ui/look/icon.tsx';
import styles from './wait-notice.module.css';

interface NoticeParts {
  readonly icon: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

const Parts = ({ icon, title, children, action }: NoticeParts) => (
  <>
    <span className={styles.icon}>
      <Icon path={icon} />
    </span>
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
    {action}
  </>
);

/** What the staff should know, in ochre: never an error, never red. */
export const WaitNotice = ({ children, testId, ...parts }: NoticeParts & { readonly testId: string }) => (
  <div className={styles.notice} role="status" data-testid={testId}>
    <Parts {...parts}>{children && <p>{children}</p>}</Parts>
  </div>
);

/** One thing of a list that needs somebody. Ages run in it, so it is not read aloud at every change: what is urgent rings. */
export const Need = ({ testId, ...parts }: NoticeParts & { readonly testId: string }) => (
  <li className={styles.notice} data-testid={testId}>
    <Parts {...parts} />
  </li>
);
