import { createContext, type ReactNode, useContext } from 'react';
import { Icon } from '#ui/look/icon.tsx';
import styles from './wait-notice.module.css';

interface NoticeParts {
  readonly icon: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** `line`: the notice stands in a line of one row, where its title alone is said; the line is read aloud itself. */
const Look = createContext<'card' | 'line'>('card');
export const NoticeLook = Look.Provider;

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

interface WaitNoticeProps extends NoticeParts {
  readonly testId: string;
  /** A short press that answers it, in a line too. */
  readonly quick?: ReactNode;
  /** A press that failed is read aloud at once. */
  readonly isAlert?: boolean;
}

/** A notice for staff, in ochre: never an error, never red. */
export const WaitNotice = ({ children, action, quick, testId, isAlert = false, ...parts }: WaitNoticeProps) => {
  const isLine = useContext(Look) === 'line';
  const role = isAlert ? 'alert' : isLine ? undefined : 'status';
  return (
    <div className={isLine ? styles.inLine : styles.notice} role={role} data-testid={testId}>
      <Parts {...parts} action={isLine ? quick : (action ?? quick)}>
        {children && !isLine && <p>{children}</p>}
      </Parts>
    </div>
  );
};

/** One thing of a list that needs somebody. Ages run in it, so it is not read aloud at every change: what is urgent rings. */
export const Need = ({ testId, ...parts }: NoticeParts & { readonly testId: string }) => (
  <li className={styles.notice} data-testid={testId}>
    <Parts {...parts} />
  </li>
);
