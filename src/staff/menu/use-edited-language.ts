import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '#domain/language/language.ts';

/** Language whose words an editor shows: at first the reader's where the venue has it, else the venue's own. */
export function useEditedLanguage(languages: readonly Language[], own: Language) {
  const { i18n } = useLingui();
  return useState(languages.find((one) => one === i18n.locale) ?? languages[0] ?? own);
}
