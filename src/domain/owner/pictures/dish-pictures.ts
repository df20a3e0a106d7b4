// Pictures of a dish in the venue file, in sequence; the card shows the first.
import type { DraftEdit } from '../draft-edit.ts';
import { isObject, isSame, type Json, type JsonObject, nameOf, type VenueFile, valueAt } from '../venue-file.ts';

/** Position of a picture in a frame of another ratio [S3.04]. */
export interface PictureFocus {
  /** Vertical position in percent from the top; the file's default is slightly below the middle. */
  readonly positionY: number;
  /** Percent; 100 fills the frame. */
  readonly scale: number;
}

export const STANDARD_FOCUS: PictureFocus = { positionY: 56, scale: 100 };

export interface DishPicture extends PictureFocus {
  readonly name: string;
}

const numberOr = (value: Json | undefined, standard: number): number => (typeof value === 'number' ? value : standard);

const listed = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter((one: Json): one is JsonObject => isObject(one)) : [];

/** Pictures in a list of the file. */
export const picturesIn = (value: Json | undefined): readonly DishPicture[] =>
  listed(value).flatMap((one) => {
    const name = nameOf(one);
    return name === undefined
      ? []
      : [
          {
            name,
            positionY: numberOr(one.positionY, STANDARD_FOCUS.positionY),
            scale: numberOr(one.scale, STANDARD_FOCUS.scale),
          },
        ];
  });

/** Pictures of a dish, in sequence. */
export const dishPictures = (file: VenueFile, slug: string): readonly DishPicture[] =>
  picturesIn(valueAt(file, ['products', slug, 'images']));

const written = ({ name, positionY, scale }: DishPicture): JsonObject => ({
  name,
  ...(positionY !== STANDARD_FOCUS.positionY && { positionY }),
  ...(scale !== STANDARD_FOCUS.scale && { scale }),
});

/** An owner's actions on the pictures of a dish. */
export type PictureDeed =
  | { readonly kind: 'add'; readonly picture: DishPicture }
  /** Replaces a picture, or the focus of a picture. */
  | { readonly kind: 'replace'; readonly name: string; readonly picture: DishPicture }
  | { readonly kind: 'remove'; readonly name: string }
  | { readonly kind: 'move'; readonly name: string; readonly by: -1 | 1 };

const after = (pictures: readonly DishPicture[], deed: PictureDeed): readonly DishPicture[] => {
  if (deed.kind === 'remove') return pictures.filter(({ name }) => name !== deed.name);
  if (deed.kind === 'move') {
    const at = pictures.findIndex(({ name }) => name === deed.name);
    const to = at + deed.by;
    const [one, other] = [pictures[at], pictures[to]];
    if (!one || !other) return pictures;
    return pictures.map((picture, i) => (i === at ? other : i === to ? one : picture));
  }
  const { picture } = deed;
  const isThere = deed.kind === 'replace' && pictures.some(({ name }) => name === deed.name);
  if (!isThere) return [...pictures.filter(({ name }) => name !== picture.name), picture];
  // A repeated picture counts once.
  return pictures.flatMap((one) => (one.name === deed.name ? picture : one.name === picture.name ? [] : one));
};

/**
 * The edit for an action; undefined: no change. It carries the whole list, so that a second editor of the dish gets a
 * conflict.
 */
export function picturesEdit(file: VenueFile, slug: string, deed: PictureDeed): DraftEdit | undefined {
  const was = valueAt(file, ['products', slug, 'images']);
  const to = after(picturesIn(was), deed).map(written);
  if (isSame(picturesIn(was).map(written), to)) return undefined;
  return { kind: 'product', slug, changes: [{ path: ['images'], was, ...(to.length > 0 && { to }) }] };
}
