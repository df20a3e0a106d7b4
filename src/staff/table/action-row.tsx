import type { ReactNode } from 'react';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight } from '#ui/look/icons.ts';
import styles from './action-row.module.css';

interface ActionRowProps {
  readonly icon: string;
  readonly note?: ReactNode;
  readonly testId: string;
  readonly children: ReactNode;
}

const Inside = ({ icon, note, children }: Omit<ActionRowProps, 'testId'>) => (
  <>
    <Icon path={icon} />
    <span className={styles.words}>
      <span className={styles.what}>{children}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
    <Icon path={caretRight} size="1.25rem" />
  </>
);

/** An action in a list, with the whole row as target. `href`: the action's own page. */
export const ActionRow = ({
  testId,
  ...row
}: ActionRowProps & ({ readonly onPress: () => void } | { readonly href: string })) => (
  <li>
    {'href' in row ? (
      <Link href={row.href} className={styles.row} data-testid={testId}>
        <Inside {...row} />
      </Link>
    ) : (
      <button type="button" className={styles.row} onClick={row.onPress} data-testid={testId}>
        <Inside {...row} />
      </button>
    )}
  </li>
);
