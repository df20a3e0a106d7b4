// Parts of a venue file beside its menu: its pages, its gallery, the words among its settings.
import * as v from 'valibot';
import { language, picture, words } from './venue-fields.ts';

const LONGEST_HTML = 40_000;

/** HTML, as words are: in the default language alone, or by language. What is allowed is in src/domain/place/allowed-html.ts. */
const html = v.union([
  v.pipe(v.string(), v.maxLength(LONGEST_HTML)),
  v.record(language, v.pipe(v.string(), v.maxLength(LONGEST_HTML))),
]);

export const pages = v.strictObject({
  about: v.optional(html),
  terms: v.optional(html),
  privacy: v.optional(html),
  refund: v.optional(html),
});

export const galleryPicture = v.strictObject({ picture, caption: v.optional(words) });

/** A string, a number or a truth value; words may be said by language. */
export const setting = v.union([v.string(), v.number(), v.boolean(), v.record(language, v.string())]);
