import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { LANGUAGE_NAMES } from '#screens/language/language-names.ts';
import { Tool } from '#screens/menu-layout/tool.tsx';
import { useLanguage } from '#state/use-language.ts';
import type { Device } from '#ui/device.ts';
import { globe } from '#ui/icons.ts';
import { LanguageSheet } from './-lazy-parts.tsx';

/** On a phone, where there is no room for a name. */
const SHORT: Record<Language, string> = { bg: 'БГ', en: 'EN', es: 'ES', de: 'DE', 'fr-CH': 'FR' };

/** The language, and the choice of another. */
export const LanguageTool = ({ device }: { readonly device: Device }) => {
  const { t } = useLingui();
  const { language, choose } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tool
        device={device}
        icon={globe}
        label={device === 'phone' ? t`Language` : LANGUAGE_NAMES[language]}
        short={SHORT[language]}
        onPress={() => setOpen(true)}
      />
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
