import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Language } from '#domain/language/language.ts';
import { KitchenText } from './kitchen-text.tsx';
import styles from './section.module.css';

/** The box for a kitchen comment about this dish. [S2.44, S5.15] */
export const CommentBox = ({
  value,
  onChange,
  placeholder,
  placeholderLanguage,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder: string | undefined;
  readonly placeholderLanguage: Language;
}) => {
  const id = useId();
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <label htmlFor={id}>
            <Trans>For the kitchen</Trans>
          </label>
        </h2>
      </div>
      <KitchenText
        id={id}
        value={value}
        onChange={onChange}
        placeholder={placeholder}
        placeholderLanguage={placeholderLanguage}
      />
    </section>
  );
};
