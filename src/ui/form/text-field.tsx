import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Icon } from '../look/icon.tsx';
import { warningCircle } from '../look/icons-later.ts';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Error message; `undefined`: valid. */
  readonly problem?: ReactNode;
}

/** A single-line text field with its label above and its error below. */
export const TextField = ({ label, value, onChange, problem, ...rest }: TextFieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        dir="auto"
        {...rest}
        id={id}
        className={styles.input}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem && (
          <>
            <Icon path={warningCircle} size="1.25rem" />
            <span>{problem}</span>
          </>
        )}
      </p>
    </div>
  );
};
