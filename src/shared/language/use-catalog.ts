import { useEffect, useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import { patiently } from '#shared/loading.ts';
import { useLanguage } from '#shared/tabl-context.tsx';

/**
 * Whether a catalog that comes behind the first card is here in the language that is spoken now: without it nothing could
 * be read. `load`: the same function at every render; tried again until it succeeds.
 */
export function useCatalog(load: (language: Language) => Promise<void>): boolean {
  const { language } = useLanguage();
  const [here, setHere] = useState<Language>();
  useEffect(() => {
    let isHere = true;
    void patiently(
      () => load(language),
      () => isHere,
    ).then(() => isHere && setHere(language));
    return () => {
      isHere = false;
    };
  }, [language, load]);
  return here === language;
}
