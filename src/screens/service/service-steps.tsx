import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { check } from '#ui/look/icons-later.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './service-steps.module.css';

export interface ServiceStep {
  readonly key: string;
  readonly standing: 'done' | 'now' | 'next';
  readonly icon: string;
  readonly name: ReactNode;
  readonly note?: ReactNode;
}

/** How far something has come that staff do for a table. */
export const ServiceSteps = ({ steps }: { readonly steps: readonly ServiceStep[] }) => (
  <ol className={styles.steps} data-testid="service-steps">
    {steps.map(({ key, standing, icon, name, note }) => (
      <li
        key={key}
        className={classNames(styles.step, styles[standing])}
        aria-current={standing === 'now' ? 'step' : undefined}
      >
        <span className={styles.disc}>{standing !== 'next' && <Icon path={standing === 'done' ? check : icon} />}</span>
        <span className={styles.words}>
          <span className={styles.name}>
            {name}
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
    ))}
  </ol>
);
