import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { LANGUAGE_NAMES, type Language } from '#domain/language/language.ts';
import type { Place } from '#domain/place/place.ts';
import { Tool } from '#shared/frame/tool.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { globe } from '#ui/look/icons.ts';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import { LanguageSheet } from './lazy-language-sheet.tsx';

/** Shows the current language; a press opens the list of languages. */
export const LanguageButton = ({
  device,
  language,
  expanded,
  onPress,
}: {
  readonly device: DeviceKind;
  readonly language: Language;
  /** The list of languages is open. */
  readonly expanded: boolean;
  readonly onPress: () => void;
}) => {
  const { t } = useLingui();
  const name = LANGUAGE_NAMES[language];
  return (
    <Tool
      device={device}
      icon={globe}
      label={device === 'phone' ? t`Language: ${name}` : name}
      // Two Latin letters, which every guest can read.
      short={language.slice(0, 2).toUpperCase()}
      expanded={expanded}
      onPress={onPress}
    />
  );
};

/** The language button with its list. */
export const LanguageTool = ({
  device,
  place,
  load = async () => undefined,
}: {
  readonly device: DeviceKind;
  /** The place whose menu is open. */
  readonly place?: Place;
  /** Loads the further catalog of the open screens, without which they would show ids for a moment. */
  readonly load?: (language: Language) => Promise<void>;
}) => {
  const { language, choose } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState<Language>();
  const close = () => {
    setOpen(false);
    setFailed(undefined);
  };
  return (
    <>
      <LanguageButton device={device} language={language} expanded={isOpen} onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <LanguageSheet
            open
            current={language}
            place={place}
            failed={failed}
            // When texts cannot be loaded, the language stays and the sheet says so.
            onChoose={(chosen) =>
              load(chosen)
                .then(() => choose(chosen))
                .then(close, () => setFailed(chosen))
            }
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};
