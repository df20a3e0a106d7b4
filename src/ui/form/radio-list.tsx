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
  /** A note under the label, in the language of the interface. */
  readonly note?: ReactNode;
  readonly testId?: string;
}

/**
 * A choice of one, taken at once by a press, Space or Enter. The arrow keys only move the mark, so that a guest who
 * listens to the list changes nothing on the way through it. Brings Radix with it.
 */
export const RadioList = <Value extends string>({
  name,
  options,
  value,
  onTake,
}: {
  /** The group's name, for guests who do not see its heading. */
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
          // Radix clicks a radio that the arrow keys reach: that is not yet a choice.
          onClick={() => !byArrow.current && onTake(option.value)}
        >
          <span className={styles.words}>
            <span lang={option.lang}>{option.label}</span>
            {option.note && <span className={styles.note}>{option.note}</span>}
          </span>
          <RadioGroup.Indicator>
            <Icon path={check} />
          </RadioGroup.Indicator>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
};
