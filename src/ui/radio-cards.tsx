import { type ReactNode, useId } from 'react';
import type { Language } from '#domain/language.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { check } from './icons.ts';
import styles from './radio-cards.module.css';

interface RadioOption {
  readonly value: number;
  readonly label: ReactNode;
  /** At the right end: a price. */
  readonly end?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioCardsProps {
  /** Names the group for those who do not see its heading. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly options: readonly RadioOption[];
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
  /** rows: one under the other with a hairline between; chips: pills side by side. */
  readonly look: 'rows' | 'chips';
  readonly lang?: Language | undefined;
}

/** One of several. Native radios, so that the arrow keys and screen readers know them. */
export const RadioCards = ({ labelledBy, describedBy, options, value, onChange, look, lang }: RadioCardsProps) => {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      lang={lang}
      className={classNames(styles.group, styles[look])}
    >
      {options.map((option) => (
        <label key={option.value} className={classNames(styles.option, option.disabled && styles.disabled)}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.face}>
            {look === 'rows' ? (
              <span className={styles.ring} />
            ) : (
              <span className={styles.tick}>
                <Icon path={check} size="1.125rem" />
              </span>
            )}
            <span className={styles.label}>{option.label}</span>
            {option.end}
          </span>
        </label>
      ))}
    </div>
  );
};
