// Head of pages without a place: the list of places, and unknown addresses.
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';
import { inLanguage, type Origin } from './addresses.ts';
import { oneLine, shortened } from './escape.ts';
import { viewOf } from './place-view.ts';
import { VENUE_PICTURE } from './share-picture.ts';
import type { Head } from './tags.ts';
import { SITE_WORDS } from './texts.ts';

export interface RootHeadOptions {
  /** The name of the places' owner. */
  readonly name: string;
  readonly places: readonly PublishedPlace[];
  readonly language: Language;
  readonly origin: Origin;
  readonly isIndexed: boolean;
}

/** The interface is in all languages, so this page is too. */
export const rootLanguages = LANGUAGES;

export const rootHead = ({ name, places, language, origin, isIndexed }: RootHeadOptions): Head => {
  const shown = places.map((published) => viewOf(published, language));
  const names = shown.map((view) => view.name).join(', ');
  const item = ({ place, name: placeName }: (typeof shown)[number], at: number) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: placeName,
    url: origin + inLanguage(`/${place.slug}`, language, place.defaultLanguage),
  });
  return {
    language,
    languages: rootLanguages,
    offered: rootLanguages,
    path: '/',
    isIndexed,
    title: oneLine(name),
    description: shortened([SITE_WORDS[language].description, names].filter(Boolean).join('. '), 180),
    siteName: oneLine(name),
    picture: { ...VENUE_PICTURE, alt: oneLine(name) },
    darkerTheme: 0,
    manifestPath: '/manifest.webmanifest',
    data: isIndexed && shown.length > 0 ? [{ '@type': 'ItemList', itemListElement: shown.map(item) }] : [],
  };
};
