import { useEffect, useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import { loadServiceWords } from '#locales/service-words.ts';
import { patiently } from '../loading.ts';
import { useLanguage } from '../tabl-context.tsx';

/** Whether the words of the service are here in the language that is spoken now: without them nothing could be read. */
export function useServiceWords(): boolean {
  const { language } = useLanguage();
  const [here, setHere] = useState<Language>();
  useEffect(() => {
    let isHere = true;
    void patiently(
      () => loadServiceWords(language),
      () => isHere,
    ).then(() => isHere && setHere(language));
    return () => {
      isHere = false;
    };
  }, [language]);
  return here === language;
}
