import { Suspense, useState } from 'react';
import { LanguageButton } from '#screens/language/language-button.tsx';
import { useLanguage } from '#state/use-language.ts';
import type { Device } from '#ui/device.ts';
import { LanguageSheet } from './-lazy-dialogs.tsx';

/** The language, and the choice of another. */
export const LanguageTool = ({ device }: { readonly device: Device }) => {
  const { language, choose } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LanguageButton device={device} language={language} onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <LanguageSheet
            open
            current={language}
            onChoose={(chosen) => {
              setOpen(false);
              // Texts that cannot be had now leave everything as it is.
              void choose(chosen).catch(() => undefined);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
