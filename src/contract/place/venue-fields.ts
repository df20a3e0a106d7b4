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
/** Names a thing inside this file. */
export const key = v.pipe(v.string(), v.regex(FILE_KEY, 'small letters, digits, hyphens'), v.maxLength(80));
/** "7.90": units of the place's currency, at most the decimals that it has. */
export const amount = v.pipe(v.string(), v.regex(/^\d{1,7}(?:\.\d{1,3})?$/, 'an amount such as "7.90"'));
export const clock = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'a time such as "09:30"'));
export const language = v.picklist(LANGUAGES);
export const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Words: in the default language alone, or by language with the default language among them. */
export const words = v.union([
  v.pipe(v.string(), v.maxLength(4000)),
  v.record(language, v.pipe(v.string(), v.maxLength(4000))),
]);
/** By language: the words in the default language that an older translation was made from. */
const from = v.optional(v.record(language, v.pipe(v.string(), v.maxLength(4000))));
/** Translations that are older than what they translate, by field; written by the owner's pages. */
export const translatedFrom = v.optional(v.strictObject({ name: from, description: from, label: from }));
/** Source texts of a group of choices, and of an option. */
export const titleTranslatedFrom = v.optional(v.strictObject({ title: from }));
export const nameTranslatedFrom = v.optional(v.strictObject({ name: from }));
const address = v.pipe(v.string(), v.url());
/** Where a link leads: the same for everybody, or by language with the default language among them. */
export const link = v.union([address, v.record(language, address)]);
export type VenueWords = v.InferOutput<typeof words>;

export const picture = v.strictObject({
  /** A name in pictures.json. */
  name: key,
  positionY: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 56),
  scale: v.optional(v.pipe(v.number(), v.minValue(10), v.maxValue(400)), 100),
});

/** One string a weekday, "1" Monday to "7" Sunday: "11:00-15:00, 18:00-01:00", or "-" for closed. */
export const hours = v.pipe(
  v.string(),
  v.regex(
    /^(?:-|(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)(?:, ?(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00))?)$/,
    '"11:00-15:00, 18:00-01:00" or "-"',
  ),
);

/** By weekday, Monday first. */
export const week = v.strictObject({ 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours, 7: hours });
