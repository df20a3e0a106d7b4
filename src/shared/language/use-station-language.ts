import { useEffect } from 'react';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';

/** A kitchen screen uses the venue's language, whatever the device or browser is set to. */
export function useStationLanguage(isStation: boolean): void {
  const { place } = useMenu();
  const { language, choose } = useLanguage();
  const wanted = place.defaultLanguage;
  useEffect(() => {
    // When the texts cannot be loaded, the screen keeps its language.
    if (isStation && language !== wanted) void choose(wanted).catch(() => undefined);
  }, [isStation, language, wanted, choose]);
}
