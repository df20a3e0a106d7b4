import { Checkbox } from 'radix-ui';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import styles from './chip.module.css';

/** An ingredient that can be left out of a dish: a pressed chip is struck through. Includes Radix. */
export const Chip = ({
  name,
  removed,
  disabled,
  onChange,
  lang,
  children,
}: {
  /** The chip's accessible name: "without onion". */
  readonly name: string;
  readonly removed: boolean;
  /** Unavailable for now, so it is left out anyway. */
  readonly disabled?: boolean | undefined;
  readonly onChange: (removed: boolean) => void;
  readonly lang?: Language | undefined;
  readonly children: ReactNode;
}) => (
  <Checkbox.Root
    className={styles.chip}
    lang={lang}
    aria-label={name}
    checked={removed}
    disabled={disabled ?? false}
    onCheckedChange={(next) => onChange(next === true)}
  >
    {children}
  </Checkbox.Root>
);
