import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './step.module.css';

export type Standing = 'done' | 'now' | 'next';

/** One step of an order or a call, in an ordered list. */
export const Step = ({
  standing,
  icon,
  children,
  note,
}: {
  readonly standing: Standing;
  readonly icon: string;
  readonly children: ReactNode;
  readonly note?: ReactNode;
}) => (
  <li className={classNames(styles.step, styles[standing])} aria-current={standing === 'now' ? 'step' : undefined}>
    <span className={styles.disc}>{standing !== 'next' && <Icon path={icon} />}</span>
    <span className={styles.words}>
      <span className={styles.name}>
        {children}
        {standing === 'done' && (
          <VisuallyHidden>
            {' '}
            <Trans>(done)</Trans>
          </VisuallyHidden>
        )}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  </li>
);
