import { Suspense, useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { Place } from '#domain/place/place.ts';
import { useLanguage } from '#shared/tabl-context.tsx';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import { LanguageButton } from './language-button.tsx';
import { LanguageSheet } from './lazy-language-sheet.tsx';

/** The language button, with the choice of another language. */
export const LanguageTool = ({
  device,
  place,
}: {
  readonly device: DeviceKind;
  /** The place whose menu is open. */
  readonly place?: Place;
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
            // A language whose texts cannot be loaded changes nothing, and the sheet says so.
            onChoose={(chosen) => void choose(chosen).then(close, () => setFailed(chosen))}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};
