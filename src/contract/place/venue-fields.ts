// Field schemas of a venue file's parts.
import * as v from 'valibot';
import { FILE_KEY } from '#domain/file-key.ts';
import { LANGUAGES } from '#domain/language/language.ts';

/** Letters, digits and single hyphens. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'small letters, digits and single hyphens'),
  v.maxLength(80),
);
/** Identifies an item within this file. */
export const key = v.pipe(v.string(), v.regex(FILE_KEY, 'small letters, digits, hyphens'), v.maxLength(80));
/** "7.90": units of the place's currency, with at most its decimals. */
export const amount = v.pipe(v.string(), v.regex(/^\d{1,7}(?:\.\d{1,3})?$/, 'an amount such as "7.90"'));
export const clock = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'a time such as "09:30"'));
export const language = v.picklist(LANGUAGES);
export const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Text: in the default language only, or by language including the default one. */
export const words = v.union([
  v.pipe(v.string(), v.maxLength(4000)),
  v.record(language, v.pipe(v.string(), v.maxLength(4000))),
]);
/** By language: the source text of an outdated translation. */
const from = v.optional(v.record(language, v.pipe(v.string(), v.maxLength(4000))));
/** Source texts of outdated translations, by field; written by the owner's pages. */
export const translatedFrom = v.optional(v.strictObject({ name: from, description: from, label: from }));
/** Source texts of a group of choices, and of an option. */
export const titleTranslatedFrom = v.optional(v.strictObject({ title: from }));
export const nameTranslatedFrom = v.optional(v.strictObject({ name: from }));
const address = v.pipe(v.string(), v.url());
/** Link target: one for all, or by language including the default one. */
export const link = v.union([address, v.record(language, address)]);
export type VenueTexts = v.InferOutput<typeof words>;

export const picture = v.strictObject({
  /** A name in pictures.json. */
  name: key,
  positionY: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 56),
  scale: v.optional(v.pipe(v.number(), v.minValue(10), v.maxValue(400)), 100),
});

/** Text per weekday, "1" Monday to "7" Sunday: "11:00-15:00, 18:00-01:00", or "-" for closed. */
export const hours = v.pipe(
  v.string(),
  v.regex(
    /^(?:-|(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)(?:, ?(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00))?)$/,
    '"11:00-15:00, 18:00-01:00" or "-"',
  ),
);

/** By weekday, Monday first. */
export const week = v.strictObject({ 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours, 7: hours });
