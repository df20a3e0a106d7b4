// A published place in one language, built once per version.
import type { Language } from '#domain/language/language.ts';
import { localizeMenu } from '#domain/menu/localize-menu.ts';
import { indexMenu, type MenuIndex } from '#domain/menu/menu-index.ts';
import { type Place, placeTexts } from '#domain/place/place.ts';
import type { PlacePages } from '#domain/place/place-pages.ts';
import type { Settings } from '#domain/place/settings.ts';
import { truncateTitle } from '#domain/truncate.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';
import { oneLine } from './escape.ts';
import { SITE_WORDS, type SiteTexts } from './texts.ts';

export interface PlaceView {
  readonly place: Place;
  readonly settings: Settings;
  readonly pages: Pick<PlacePages, 'about' | 'terms' | 'privacy' | 'refund' | 'gallery'>;
  readonly index: MenuIndex;
  readonly language: Language;
  readonly name: string;
  /** The place's name, short enough to stand under an icon. */
  readonly shortName: string;
  readonly description: string;
  readonly words: SiteTexts;
}

/** The requested language if the place has it, otherwise the place's own. */
export const languageFor = ({ languages, defaultLanguage }: Place, asked: unknown): Language =>
  languages.find((language) => language === asked) ?? defaultLanguage;

const made = new WeakMap<PublishedPlace, Map<Language, PlaceView>>();

export const viewOf = (published: PublishedPlace, language: Language): PlaceView => {
  const views = made.get(published) ?? new Map<Language, PlaceView>();
  made.set(published, views);
  const view = views.get(language) ?? build(published, language);
  views.set(language, view);
  return view;
};

const build = ({ document, index }: PublishedPlace, language: Language): PlaceView => {
  const { place, settings, pages, menu, texts } = document;
  const words = placeTexts(place, language);
  const localized = localizeMenu(
    menu,
    texts.find((one) => one.language === language),
    language,
  );
  const name = oneLine(words.name.text);
  return {
    place,
    settings,
    pages,
    index: localized === menu ? index : indexMenu(localized),
    language,
    name,
    shortName: truncateTitle(name),
    description: oneLine(words.description.text),
    words: SITE_WORDS[language],
  };
};
