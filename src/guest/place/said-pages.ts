import { type Said, sayIn, type Translated } from '#domain/language/translated.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { usePlacePages } from '#shared/place/use-place-pages.ts';
import { useLanguage } from '#shared/tabl-context.tsx';
import type { PagesState } from './venue-text.tsx';

const NOTHING: Said = { text: '', language: 'bg' };

/** The venue's own pages, in the guest's language if translated. */
export function useSaidPages() {
  const { place } = useMenu();
  const { language } = useLanguage();
  const pages = usePlacePages();
  const say = (words: Translated | undefined): Said =>
    words ? sayIn(words, language, place.defaultLanguage) : NOTHING;
  const here = typeof pages === 'object' ? pages : undefined;
  const state: PagesState = pages === undefined ? 'missing' : pages === 'loading' ? 'loading' : 'here';
  return {
    state,
    about: say(here?.about),
    terms: say(here?.terms),
    privacy: say(here?.privacy),
    refund: say(here?.refund),
    gallery: (here?.gallery ?? []).map(({ picture, caption }) => ({ picture, caption: say(caption) })),
  };
}
