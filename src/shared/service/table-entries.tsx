import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ui/form/button.tsx';
import styles from './table-entries.module.css';

/** The two ways to a table for a guest who has not scanned its code: scan it now, or type it. [S2.03] */
export const TableEntries = ({
  joinHref,
  isSecond = false,
}: {
  readonly joinHref: string;
  /** Whether there is another way to order, which comes first. */
  readonly isSecond?: boolean;
}) => (
  <div className={styles.ways} data-testid="table-ways">
    <ButtonLink href={joinHref} small={isSecond} look={isSecond ? 'secondary' : 'primary'} className={styles.way}>
      <Trans>Scan the code</Trans>
    </ButtonLink>
    <ButtonLink href={`${joinHref}&way=type`} small={isSecond} className={styles.way}>
      <Trans>Type the code</Trans>
    </ButtonLink>
  </div>
);
