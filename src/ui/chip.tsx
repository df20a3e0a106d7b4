import type { ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import styles from './chip.module.css';

/** Something that is in the dish and may be left out: pressed, it is struck through. */
export const Chip = ({
  name,
  removed,
  onChange,
  lang,
  children,
}: {
  /** As it is read: "without onion". */
  readonly name: string;
  readonly removed: boolean;
  readonly onChange: (removed: boolean) => void;
  readonly lang?: Language | undefined;
  readonly children: ReactNode;
}) => (
  <label className={styles.chip} lang={lang}>
    <input
      type="checkbox"
      aria-label={name}
      className={styles.input}
      checked={removed}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span className={styles.face}>{children}</span>
  </label>
);
