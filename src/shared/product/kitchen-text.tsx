import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { MAX_COMMENT_LENGTH } from '#domain/cart/cart.ts';
import type { Language } from '#domain/language/language.ts';
import { TextArea } from '#ui/form/text-area.tsx';

export interface KitchenTextProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** comment_placeholder */
  readonly placeholder: string | undefined;
  readonly placeholderLanguage: Language;
  /** Focuses the field, because the guest pressed to write. */
  readonly autoFocus?: boolean;
}

/** The box for a kitchen comment, without a heading. [S2.44, S5.15] */
export const KitchenText = ({ id, value, onChange, placeholder, placeholderLanguage, autoFocus }: KitchenTextProps) => {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (autoFocus) frame.current?.querySelector('textarea')?.focus();
  }, [autoFocus]);
  return (
    <div ref={frame}>
      <TextArea
        id={id}
        value={value}
        maxLength={MAX_COMMENT_LENGTH}
        placeholder={placeholder ?? t`For example: dressing on the side`}
        {...(placeholder !== undefined && value === '' && { lang: placeholderLanguage })}
        onChange={onChange}
        left={(count) => t`${plural(count, { one: '# character left', other: '# characters left' })}`}
      />
    </div>
  );
};
