import { useLingui } from '@lingui/react/macro';
import { LANGUAGE_NAMES, type Language } from '#domain/language/language.ts';
import pills from '#kiosk/pills.module.css';
import { classNames } from '#ui/look/class-names.ts';
import styles from './rest-languages.module.css';

export interface RestLanguagesProps {
  /** On the panel's colour, or over the picture. */
  readonly look: 'bare' | 'tinted';
  /** Prefix of the test ids: `<of>-de`. */
  readonly of: 'attract' | 'room' | 'resting';
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** Language choice on an idle device, by one press. */
export const RestLanguages = ({ look, of, languages, language, onLanguage }: RestLanguagesProps) => {
  const { t } = useLingui();
  return (
    <fieldset className={classNames(pills.pills, styles.languages)} data-look={look} aria-label={t`Language`}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          className={classNames(pills.pill, styles.language)}
          aria-pressed={one === language}
          onClick={() => onLanguage(one)}
          data-testid={`${of}-${one}`}
        >
          {LANGUAGE_NAMES[one].replace(/ \(.*\)$/, '')}
        </button>
      ))}
    </fieldset>
  );
};
