import { type TextareaHTMLAttributes, useId } from 'react';
import styles from './text-area.module.css';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  /** Said under the box near its end. */
  readonly left?: ((count: number) => string) | undefined;
}

/** A box for words, as high as what is in it. Near its limit it says how many letters are left. */
export const TextArea = ({ value, maxLength, onChange, left, ...rest }: TextAreaProps) => {
  const hint = useId();
  const near = left && value.length > maxLength * 0.8;
  return (
    <div className={styles.field}>
      <textarea
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
