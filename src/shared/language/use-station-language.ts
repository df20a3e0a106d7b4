import { useEffect } from 'react';
import type { Language } from '#domain/language/language.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';

/**
 * A kitchen screen uses the venue's language, whatever the device or browser is set to. `load`: loads the further catalog of
 * its texts first, without which they would show ids for a moment.
 */
export function useStationLanguage(isStation: boolean, load: (language: Language) => Promise<void>): void {
  const { place } = useMenu();
  const { language, choose } = useLanguage();
  const wanted = place.defaultLanguage;
  useEffect(() => {
    // When the texts cannot be loaded, the screen keeps its language.
    if (!isStation || language === wanted) return;
    void load(wanted)
      .then(() => choose(wanted))
      .catch(() => undefined);
  }, [isStation, language, wanted, choose, load]);
}
