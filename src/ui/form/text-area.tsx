import { type TextareaHTMLAttributes, useId } from 'react';
import styles from './text-area.module.css';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  /** Text below the box when few characters are left. */
  readonly left?: ((count: number) => string) | undefined;
}

/** A text box that grows with its text. Near its limit it shows the number of characters left. */
export const TextArea = ({ value, maxLength, onChange, left, ...rest }: TextAreaProps) => {
  const hint = useId();
  const near = left && value.length > maxLength * 0.8;
  return (
    <div className={styles.field}>
      <textarea
        dir="auto"
        {...rest}
        className={styles.area}
        rows={2}
        value={value}
        maxLength={maxLength}
        {...(near && { 'aria-describedby': hint })}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {near && (
        <span id={hint} className={styles.hint}>
          {left(maxLength - value.length)}
        </span>
      )}
    </div>
  );
};
