// What all parts of compiling a venue share.
import type { Venue, VenuePictures } from '#contract/place/venue.ts';
import type { Picture } from '#domain/picture.ts';
import type { PlacePages } from '#domain/place/place-pages.ts';
import type { Settings } from '#domain/place/settings.ts';
import { type Minor, parseAmount } from '#domain/pricing/money.ts';
import type { PublishedVenue } from '../store/published.ts';

export interface CompileInput {
  readonly venue: Venue;
  readonly settings: Settings;
  readonly pages: Omit<PlacePages, 'placeId' | 'version'>;
  readonly pictures: VenuePictures;
  /** Of each picture, by its name. */
  readonly hashes: ReadonlyMap<string, string>;
  /** The address of each video, by its name. */
  readonly videos: ReadonlyMap<string, string>;
  readonly source: PublishedVenue['source'];
}

/** Throws for an amount that the currency does not have: that is a venue which was not checked. */
export const amountOf = (text: string, currency: string): Minor => {
  const amount = parseAmount(text, currency);
  if (amount === undefined) throw new RangeError(`${text} is no amount of ${currency}`);
  return amount;
};

/** Keys of what is named within something else only. */
export const subcategoryKey = (category: string, key: string): string => `${category}/${key}`;
export const variantKey = (product: string, key: string): string => `${product}/${key}`;

/** An option that stands only in its group is an ingredient of that group. */
export const optionKey = (group: string, key: string): string => `${group}/${key}`;

/** A picture that the venue names, as a list of one; empty where its file is not there, which has been reported. */
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
