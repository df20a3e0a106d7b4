import { Trans } from '@lingui/react/macro';
import { clock, info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';
import { ClosedHere } from './closed-here.tsx';
import styles from './closed-notice.module.css';

/** Outside the hours the menu is readable; orders are off, or wait until somebody is there. [S4.12] */
export const ClosedNotice = () => (
  <div className={styles.closed} data-testid="closed-notice">
    <Notice icon={clock} title={<ClosedHere />} />
  </div>
);

/** Ordering is paused, independent of the hours. [S8.05] */
export const PausedNotice = () => (
  <div className={styles.notice} data-testid="paused-notice">
    <Notice icon={info} title={<Trans>We are not taking orders at the moment. Please try later.</Trans>} />
  </div>
);
