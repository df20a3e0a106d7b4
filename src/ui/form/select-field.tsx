import { type ReactNode, type Ref, useId } from 'react';
import styles from './text-field.module.css';

interface SelectFieldProps {
  readonly ref?: Ref<HTMLSelectElement>;
  readonly label: ReactNode;
  readonly value: string | number;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** The native `option` elements. */
  readonly children: ReactNode;
}

/** A native select with its label above. */
export const SelectField = ({ ref, label, value, onChange, onBlur, children }: SelectFieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        ref={ref}
        id={id}
        className={styles.input}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      >
        {children}
      </select>
    </div>
  );
};
