import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import { Icon } from '#ui/look/icon.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './dish-editor.module.css';

/** In which language words are edited; one in which some are missing is marked. */
export const LanguageChips = ({
  languages,
  language,
  missing,
  onLanguage,
}: {
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly missing: readonly Language[];
  readonly onLanguage: (language: Language) => void;
}) => {
  const { t, i18n } = useLingui();
  const languageName = (one: Language) => new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(one) ?? one;
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
          <VisuallyHidden>
            {' '}
            {missing.includes(one) ? t`${languageName(one)}, words missing` : languageName(one)}
          </VisuallyHidden>
          {missing.includes(one) && <Icon path={warningCircle} size="1.125rem" />}
        </button>
      ))}
    </fieldset>
  );
};
