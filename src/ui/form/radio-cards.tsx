import { RadioGroup } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import type { Language } from '#domain/language/language.ts';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../look/icon.tsx';
import { check } from '../look/icons-later.ts';
import styles from './radio-cards.module.css';

interface RadioOption {
  readonly value: number;
  readonly label: ReactNode;
  /** Content of the right end, such as a price. */
  readonly end?: ReactNode;
  readonly disabled?: boolean;
  /** A separate control beside the card. */
  readonly beside?: ReactNode;
}

export interface RadioCardsProps {
  /** Id of the group's label for screen readers. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  /** A choice is missing. The group takes the focus and passes it to its first option. */
  readonly isInvalid?: boolean;
  readonly options: readonly RadioOption[];
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
  /** `rows`: stacked cards with hairlines; `chips`: pills side by side; `tiles`: equally wide. */
  readonly look: 'rows' | 'chips' | 'tiles';
  readonly lang?: Language | undefined;
}

/** A single choice with the semantics of a radio group. Includes Radix. */
export const RadioCards = ({
  labelledBy,
  describedBy,
  isInvalid,
  options,
  value,
  onChange,
  look,
  lang,
}: RadioCardsProps) => {
  // Radix selects the card reached by an arrow key only while the key is held; switch devices and fast fingers release it
  // earlier.
  const isArrow = useRef(false);
  return (
    <RadioGroup.Root
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      lang={lang}
      className={classNames(styles.group, styles[look])}
      value={value === undefined ? null : String(value)}
      onValueChange={(next) => onChange(Number(next))}
      onKeyDown={(event) => {
        isArrow.current = event.key.startsWith('Arrow');
      }}
      onPointerDown={() => {
        isArrow.current = false;
      }}
    >
      {options.map((option) => (
        <div key={option.value} className={styles.option}>
          <RadioGroup.Item
            value={String(option.value)}
            disabled={option.disabled ?? false}
            className={styles.item}
            onFocus={() => {
              if (isArrow.current && option.value !== value) onChange(option.value);
              isArrow.current = false;
            }}
          >
            {look === 'rows' ? (
              <span className={styles.ring} />
            ) : (
              look === 'chips' && (
                <span className={styles.tick}>
                  <Icon path={check} size="1.125rem" />
                </span>
              )
            )}
            <span className={styles.label}>{option.label}</span>
            {option.end}
          </RadioGroup.Item>
          {option.beside}
        </div>
      ))}
    </RadioGroup.Root>
  );
};
