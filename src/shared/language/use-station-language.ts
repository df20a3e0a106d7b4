import { useEffect } from 'react';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';

/** A kitchen's screen speaks the venue's language, whatever was chosen on the device or its browser wants. */
export function useStationLanguage(isStation: boolean): void {
  const { place } = useMenu();
  const { language, choose } = useLanguage();
  const wanted = place.defaultLanguage;
  useEffect(() => {
    // Texts that cannot be had leave the screen in the language that it has.
    if (isStation && language !== wanted) void choose(wanted).catch(() => undefined);
  }, [isStation, language, wanted, choose]);
}
