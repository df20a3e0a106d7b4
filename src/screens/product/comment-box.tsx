import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { MAX_COMMENT_LENGTH } from '#domain/cart.ts';
import type { Language } from '#domain/language.ts';
import { TextArea } from '#ui/text-area.tsx';
import styles from './section.module.css';

/** A word to the kitchen about this dish. [S2.44, S5.15] */
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
  const { t } = useLingui();
  const id = useId();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <label htmlFor={id}>
          <Trans>For the kitchen</Trans>
        </label>
      </h2>
      <TextArea
        id={id}
        value={value}
        maxLength={MAX_COMMENT_LENGTH}
        placeholder={placeholder ?? t`For example: dressing on the side`}
        {...(placeholder !== undefined && value === '' && { lang: placeholderLanguage })}
        onChange={onChange}
        left={(count) => t`${plural(count, { one: '# character left', other: '# characters left' })}`}
      />
    </section>
  );
};
