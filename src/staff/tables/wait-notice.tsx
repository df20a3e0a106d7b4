import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext } from 'react';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { cross } from '#ui/look/icons-later.ts';
import styles from './wait-notice.module.css';

interface NoticeParts {
  readonly icon: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** `line`: the notice is in a single line that shows only its title; the line announces itself. */
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
  /** A short action, shown in a line too. */
  readonly quick?: ReactNode;
  /** A failed press is announced at once. */
  readonly isAlert?: boolean;
}

/** A notice for staff in ochre: never an error, never red. */
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

/** Hides a notice on this device for good, from its line. */
export const Dismiss = ({ onPress, testId }: { readonly onPress: () => void; readonly testId: string }) => {
  const { t } = useLingui();
  return <IconButton icon={cross} label={t`Not on this device`} data-testid={testId} onClick={onPress} />;
};

/** A list item that needs attention. It contains a running age, so it is no live region; urgent matters ring. */
export const Need = ({ testId, ...parts }: NoticeParts & { readonly testId: string }) => (
  <li className={styles.notice} data-testid={testId}>
    <Parts {...parts} />
  </li>
);
