import { useMemo } from 'react';
import { type Said, sayIn, type Translated } from '#domain/language/translated.ts';
import type { SocialLinks } from '#domain/place/settings.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';

export interface VenueTexts {
  readonly promotionsHtml: Said;
  readonly promotionsText: Said;
  readonly footerHtml: Said;
  readonly social: SocialLinks;
}

/** The venue's texts on every menu page, in the guest's language when translated. */
export function useVenueTexts(): VenueTexts {
  const { place, settings } = useMenu();
  const { language } = useLanguage();
  return useMemo(() => {
    const say = (words: Translated) => sayIn(words, language, place.defaultLanguage);
    return {
      promotionsHtml: say(settings.promotionsHtml),
      promotionsText: say(settings.promotionsText),
      footerHtml: say(settings.footerHtml),
      social: settings.social,
    };
  }, [settings, language, place.defaultLanguage]);
}
