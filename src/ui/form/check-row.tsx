import { Checkbox } from 'radix-ui';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import { Icon } from '../look/icon.tsx';
import { check } from '../look/icons-later.ts';
import styles from './check-row.module.css';

export interface CheckRowProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly end?: ReactNode;
  /** Unavailable for now. */
  readonly disabled?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly lang?: Language | undefined;
}

/** A checkbox row. At a limit it can still be pressed, and a text says why nothing changed. Includes Radix. */
export const CheckRow = ({ label, checked, onChange, end, disabled, describedBy, lang }: CheckRowProps) => (
  <Checkbox.Root
    className={styles.row}
    checked={checked}
    disabled={disabled ?? false}
    aria-describedby={describedBy}
    onCheckedChange={(next) => onChange(next === true)}
  >
    <span className={styles.box}>
      <Icon path={check} size="1.125rem" />
    </span>
    <span className={styles.label} lang={lang}>
      {label}
    </span>
    {end}
  </Checkbox.Root>
);
