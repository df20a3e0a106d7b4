import { useEffect, useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import { patiently } from '#shared/loading.ts';
import { useLanguage } from '#shared/tabl-context.tsx';

/**
 * Whether a lazily loaded catalog is available in the current language; without it no text could be shown. `load`: must be
 * the same function on every render; retried until it succeeds.
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
