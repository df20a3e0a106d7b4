import { Trans } from '@lingui/react/macro';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/language.ts';
import { Icon } from '#ui/icon.tsx';
import { check } from '#ui/icons.ts';
import { Sheet } from '#ui/sheet.tsx';
import styles from './language-sheet.module.css';

/** The languages, each by its own name. Brings Radix with it: load it with React.lazy. */
export const LanguageSheet = ({
  open,
  current,
  onChoose,
  onClose,
}: {
  readonly open: boolean;
  readonly current: Language;
  readonly onChoose: (language: Language) => void;
  readonly onClose: () => void;
}) => (
  <Sheet open={open} onClose={onClose} title={<Trans>Language</Trans>}>
    <ul>
      {LANGUAGES.map((language) => (
        <li key={language} className={styles.item}>
          <button
            type="button"
            lang={language}
            className={styles.language}
            aria-current={language === current ? 'true' : undefined}
            data-testid={`language-${language}`}
            onClick={() => onChoose(language)}
          >
            <span>{LANGUAGE_NAMES[language]}</span>
            {language === current && <Icon path={check} />}
          </button>
        </li>
      ))}
    </ul>
  </Sheet>
);
