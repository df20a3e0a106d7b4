import { Trans, useLingui } from '@lingui/react/macro';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/language/language.ts';
import type { Place } from '#domain/place/place.ts';
import { RadioList } from '#ui/form/radio-list.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from './language-sheet.module.css';

/** The list of languages by their own names. Includes Radix: load it with React.lazy. [S1.10, S2.54] */
export const LanguageSheet = ({
  open,
  current,
  place,
  failed,
  onChoose,
  onClose,
}: {
  readonly open: boolean;
  readonly current: Language;
  /** The open place, whose menu may have fewer languages. */
  readonly place?: Pick<Place, 'languages' | 'defaultLanguage'> | undefined;
  /** Language whose texts could not be loaded. */
  readonly failed?: Language | undefined;
  readonly onChoose: (language: Language) => void;
  readonly onClose: () => void;
}) => {
  const { t } = useLingui();
  const failedName = failed && LANGUAGE_NAMES[failed];
  const menuName = place && LANGUAGE_NAMES[place.defaultLanguage];
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Language</Trans>}>
      <RadioList
        name={t`Language`}
        value={current}
        options={LANGUAGES.map((language) => ({
          value: language,
          label: LANGUAGE_NAMES[language],
          lang: language,
          testId: `language-${language}`,
          note: place && !place.languages.includes(language) && <Trans>The menu stays in {menuName}</Trans>,
        }))}
        onTake={onChoose}
      />
      <div role="status" className={failedName && styles.failed}>
        {failedName && <Trans>{failedName} is not on this device yet, and there is no connection now.</Trans>}
      </div>
    </Sheet>
  );
};
