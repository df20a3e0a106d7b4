import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ui/form/button.tsx';
import styles from './table-entries.module.css';

/** Scan and type buttons for a guest who has not scanned the table code. [S2.03] */
export const TableEntries = ({
  joinHref,
  isSecond = false,
}: {
  readonly joinHref: string;
  /** Another way to order exists and comes first. */
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
