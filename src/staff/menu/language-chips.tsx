import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import { Icon } from '#ui/look/icon.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './dish-editor.module.css';

/** Language of the edited texts; a language with missing or outdated texts is marked. */
export const LanguageChips = ({
  languages,
  language,
  missing,
  older = [],
  onLanguage,
}: {
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly missing: readonly Language[];
  /** Languages with possibly outdated texts. */
  readonly older?: readonly Language[] | undefined;
  readonly onLanguage: (language: Language) => void;
}) => {
  const { t, i18n } = useLingui();
  const languageName = (one: Language) => new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(one) ?? one;
  const said = (one: Language) => {
    if (missing.includes(one)) return t`${languageName(one)}, words missing`;
    return older.includes(one) ? t`${languageName(one)}, words may be out of date` : languageName(one);
  };
  return (
    <fieldset className={styles.languages}>
      <legend>
        <Trans>Language of the words</Trans>
      </legend>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.language}
          aria-pressed={one === language}
          onClick={() => onLanguage(one)}
        >
          {one.slice(0, 2).toUpperCase()}
          <VisuallyHidden> {said(one)}</VisuallyHidden>
          {(missing.includes(one) || older.includes(one)) && <Icon path={warningCircle} size="1.125rem" />}
        </button>
      ))}
    </fieldset>
  );
};
