// Texts of a venue besides its menu: pages, gallery, and texts in settings. Sanitises HTML.
import type { VenueTexts } from '#contract/place/venue-fields.ts';
import type { Language } from '#domain/language/language.ts';
import type { Translated } from '#domain/language/translated.ts';
import { clockMinutes } from '#domain/place/hours.ts';
import type { PlacePages } from '#domain/place/place-pages.ts';
import type { NeedTimes, ServiceOffer } from '#domain/service/service-offer.ts';
import type { CompileInput } from './compile-input.ts';
import { pictureOf } from './compile-input.ts';
import { type PictureAddress, sanitiseHtml } from './sanitise-html.ts';
import { wordsIn } from './venue-text.ts';

type Venue = CompileInput['venue'];
type Pages = Omit<PlacePages, 'placeId' | 'version'>;
/** Notes for the owner. */
type Notes = string[];

/** Text with all translations; `as` converts each text. */
export function translatedOf(
  words: VenueTexts | undefined,
  { defaultLanguage, languages }: Pick<Venue, 'defaultLanguage' | 'languages'>,
  as: (text: string, language: Language) => string = (text) => text,
): Translated {
  const say = (language: Language) => {
    const said = wordsIn(words, language, defaultLanguage);
    return said === undefined ? '' : as(said, language);
  };
  const others = languages.filter((language) => language !== defaultLanguage);
  return {
    text: say(defaultLanguage),
    by: Object.fromEntries(
      others.flatMap((language) => {
        const said = say(language);
        return said === '' ? [] : [[language, said]];
      }),
    ),
  };
}

/** HTML with all translations. A removed part is reported once for all languages. */
export function translatedHtml(
  words: VenueTexts | undefined,
  at: string,
  { venue, pictures, hashes }: Pick<CompileInput, 'venue' | 'pictures' | 'hashes'>,
  notes: Notes,
): Translated {
  const removed = new Set<string>();
  const addressOf: PictureAddress = (name) => {
    const [own] = pictureOf({ pictures, hashes }, { name, positionY: 50, scale: 100 });
    const width = own?.widths.find((one) => one >= TEXT_WIDTH) ?? own?.widths.at(-1);
    if (!own || width === undefined) return undefined;
    return { path: `${own.path}/${width}.avif`, width, height: Math.round((width * own.height) / own.width) };
  };
  const clean = translatedOf(words, venue, (text) => {
    const { html, removed: gone } = sanitiseHtml(text, addressOf);
    for (const one of gone) removed.add(one);
    return html;
  });
  if (removed.size > 0) notes.push(`${at}: was taken out: ${[...removed].join(', ')}`);
  return clean;
}

/** Approximate width of a text column. */
const TEXT_WIDTH = 640;

const DAY_MINUTES = 1440;

const compileTimes = ({ from, to, ...times }: NonNullable<Venue['service']['needs'][number]['when']>): NeedTimes => ({
  ...times,
  ...((from !== undefined || to !== undefined) && {
    hours: { from: clockMinutes(from ?? '') ?? 0, to: clockMinutes(to ?? '') ?? DAY_MINUTES },
  }),
});

const compileService = (venue: Venue): ServiceOffer => {
  const say = (words: VenueTexts | undefined) => translatedOf(words, venue);
  const { needs, questions, payments } = venue.service;
  return {
    needs: needs.map(({ key, name, icon, at, when }) => ({
      ...{ key, name: say(name), icon },
      ...(at && { at }),
      ...(when && { when: compileTimes(when) }),
    })),
    questions: questions.map(({ key, title, low, high, options }) => ({
      key,
      title: say(title),
      low: say(low),
      high: say(high),
      options: options.map(say),
    })),
    payments: payments.map(({ key, name }) => ({ key, name: say(name) })),
  };
};

export function compilePages(input: Pick<CompileInput, 'venue' | 'pictures' | 'hashes'>): {
  readonly pages: Pages;
  readonly notes: readonly string[];
} {
  const { venue } = input;
  const notes: string[] = [];
  const page = (name: keyof Venue['pages']) => translatedHtml(venue.pages[name], `pages.${name}`, input, notes);
  return {
    pages: {
      about: page('about'),
      terms: page('terms'),
      privacy: page('privacy'),
      refund: page('refund'),
      gallery: venue.gallery.flatMap(({ picture, caption }) =>
        pictureOf(input, picture).map((one) => ({ picture: one, caption: translatedOf(caption, venue) })),
      ),
      service: compileService(venue),
    },
    notes,
  };
}
