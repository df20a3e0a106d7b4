// Input shared by all compile steps of a venue.
import type { Venue, VenuePictures } from '#contract/place/venue.ts';
import type { Picture } from '#domain/picture.ts';
import type { PlacePages } from '#domain/place/place-pages.ts';
import type { Settings } from '#domain/place/settings.ts';
import { type Minor, parseAmount } from '#domain/pricing/money.ts';
import type { PublishedVenue } from '../store/place/published.ts';

export interface CompileInput {
  readonly venue: Venue;
  readonly settings: Settings;
  readonly pages: Omit<PlacePages, 'placeId' | 'version'>;
  readonly pictures: VenuePictures;
  /** Hash of each picture. The key is the picture's name. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Address of each video. The key is the video's name. */
  readonly videos: ReadonlyMap<string, string>;
  readonly source: PublishedVenue['source'];
}

/** Throws for an amount that the currency cannot have; the checks exclude it. */
export const amountOf = (text: string, currency: string): Minor => {
  const amount = parseAmount(text, currency);
  if (amount === undefined) throw new RangeError(`${text} is no amount of ${currency}`);
  return amount;
};

/** Keys of items that are named only inside another item. */
export const subcategoryKey = (category: string, key: string): string => `${category}/${key}`;
export const variantKey = (product: string, key: string): string => `${product}/${key}`;

/** An option named only inside its group is an ingredient of the group. */
export const optionKey = (group: string, key: string): string => `${group}/${key}`;

/** A picture named by the venue, as a list of one; empty when its file is missing, which a check has reported. */
export function pictureOf(
  { pictures, hashes }: Pick<CompileInput, 'pictures' | 'hashes'>,
  one: Venue['products'][number]['images'][number],
): Picture[] {
  const file = pictures[one.name];
  const hash = hashes.get(one.name);
  if (!file || hash === undefined) return [];
  return [
    {
      path: `/pictures/${hash}`,
      width: file.width,
      height: file.height,
      widths: [...file.widths].sort((a, b) => a - b),
      placeholder: file.placeholder,
      positionY: one.positionY,
      scale: one.scale,
    },
  ];
}

/** Wide enough for the largest allergen icon on a high-density screen. */
const MARK_WIDTH = 96;

/** Address of the picture of a venue's own allergen; `undefined` without one. [S3.02] */
export function allergenImage(
  input: Pick<CompileInput, 'venue' | 'pictures' | 'hashes'>,
  code: string,
): string | undefined {
  const { allergenImages } = input.venue;
  const named = Object.hasOwn(allergenImages, code) ? allergenImages[code] : undefined;
  const [picture] = named ? pictureOf(input, { name: named.name, positionY: 50, scale: 100 }) : [];
  // The server answers with the nearest WebP: every picture has one, and every browser reads it.
  return (
    picture && `${picture.path}/${picture.widths.find((width) => width >= MARK_WIDTH) ?? picture.widths.at(-1)}.webp`
  );
}
