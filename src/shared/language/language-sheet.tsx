import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/language/language.ts';
import type { Place } from '#domain/place/place.ts';
import { useIsOnline } from '#shared/tabl-context.tsx';
import { RadioList } from '#ui/form/radio-list.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from './language-sheet.module.css';

/** A wait for a language's texts that takes longer is spoken of, ms. */
const PATIENCE_MS = 2_000;

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
  /** The promise ends when the texts are loaded, or cannot be. */
  readonly onChoose: (language: Language) => Promise<void> | undefined;
  readonly onClose: () => void;
}) => {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const [isLong, setLong] = useState(false);
  const choose = (language: Language): void => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    void Promise.resolve(onChoose(language)).finally(() => {
      clearTimeout(timer);
      setLong(false);
    });
  };
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
        onTake={choose}
      />
      <div role="status" className={isLong || failedName ? styles.failed : undefined}>
        {isLong ? (
          <Trans>Still loading</Trans>
        ) : (
          failedName &&
          (isOnline ? (
            <>
              {failedName}: <Trans>Try again</Trans>
            </>
          ) : (
            <Trans>{failedName} is not on this device yet, and there is no connection now.</Trans>
          ))
        )}
      </div>
    </Sheet>
  );
};
