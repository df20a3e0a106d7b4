import { RadioGroup } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import { Icon } from '../look/icon.tsx';
import { check } from '../look/icons-later.ts';
import styles from './radio-list.module.css';

export interface RadioListOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly lang?: Language;
  /** A note below the label, in the interface's language. */
  readonly note?: ReactNode;
  /** Shown at the end of the row, such as an amount. */
  readonly end?: ReactNode;
  readonly testId?: string;
}

/**
 * A single choice, taken at once by a press, Space or Enter. Arrow keys only move the mark, so that a screen reader user can
 * go through the list without changes. Includes Radix.
 */
export const RadioList = <Value extends string>({
  name,
  options,
  value,
  onTake,
}: {
  /** The group's accessible name. */
  readonly name: string;
  readonly options: readonly RadioListOption<Value>[];
  readonly value: Value;
  readonly onTake: (value: Value) => void;
}) => {
  const [marked, setMarked] = useState<Value>(value);
  const byArrow = useRef(false);
  return (
    <RadioGroup.Root
      aria-label={name}
      value={marked}
      onValueChange={(next) => {
        const option = options.find((one) => one.value === next);
        if (option) setMarked(option.value);
      }}
      onKeyDownCapture={(event) => {
        byArrow.current = event.key.startsWith('Arrow');
        if (event.key === 'Enter') onTake(marked);
      }}
      onKeyUpCapture={() => {
        byArrow.current = false;
      }}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className={styles.option}
          data-testid={option.testId}
          // Radix clicks a radio reached by arrow keys; that does not count as a choice.
          onClick={() => !byArrow.current && onTake(option.value)}
        >
          <span className={styles.words}>
            <span lang={option.lang}>{option.label}</span>
            {option.note && <span className={styles.note}>{option.note}</span>}
          </span>
          {option.end && <span className={styles.end}>{option.end}</span>}
          <RadioGroup.Indicator>
            <Icon path={check} />
          </RadioGroup.Indicator>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
};
