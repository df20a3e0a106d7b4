// Pictures of an edited venue file: those of its pictures.json, and later uploads.
import * as v from 'valibot';
import type { FilePicture } from '#contract/owner/pictures-wire.ts';
import { type VenuePictures, venuePicturesSchema } from '#contract/place/venue.ts';
import type { UploadedPicture } from '../../store/owner/uploaded-pictures.ts';
import type { VenueSource } from './venue-source.ts';

/** Content of pictures.json. */
export const picturesOf = ({ pictures }: Pick<VenueSource, 'pictures'>): VenuePictures =>
  v.parse(venuePicturesSchema, pictures.file === null ? {} : JSON.parse(pictures.file.replace(/^\uFEFF/, '')));

/** Pictures of a file with this text. Uploads are listed while the file names them; those of the folder stay as given. */
export function picturesNamed(
  text: string,
  { pictures }: Pick<VenueSource, 'pictures'>,
  uploads: readonly UploadedPicture[],
): VenueSource['pictures'] {
  const before = picturesOf({ pictures });
  // An upload's name ends in a hash, so it cannot be part of another word.
  const come = uploads.filter(({ name }) => text.includes(name) && !Object.hasOwn(before, name));
  const gone = new Set(
    uploads.flatMap(({ name }) => (Object.hasOwn(before, name) && !text.includes(name) ? name : [])),
  );
  if (come.length === 0 && gone.size === 0) return pictures;
  const kept = <T>(all: Readonly<Record<string, T>>) => Object.entries(all).filter(([name]) => !gone.has(name));
  const listed = [...kept(before), ...come.map(({ name, sizes }) => [name, sizes] as const)];
  return {
    file: `${JSON.stringify(Object.fromEntries(listed), undefined, 2)}\n`,
    hashes: Object.fromEntries([...kept(pictures.hashes), ...come.map(({ name, hash }) => [name, hash])]),
  };
}

const shown = (hash: string, { width, height, widths, placeholder }: VenuePictures[string]): FilePicture => ({
  path: `/pictures/${hash}`,
  width,
  height,
  widths: [...widths].sort((a, b) => a - b),
  ...(placeholder !== undefined && { placeholder }),
});

/** Address of each picture that the file names or may name. */
export const shownPictures = (
  source: VenueSource,
  uploads: readonly UploadedPicture[],
): Record<string, FilePicture> => ({
  ...Object.fromEntries(uploads.map(({ name, hash, sizes }) => [name, shown(hash, sizes)])),
  ...Object.fromEntries(
    Object.entries(picturesOf(source)).flatMap(([name, sizes]) => {
      const hash = source.pictures.hashes[name];
      return hash === undefined ? [] : [[name, shown(hash, sizes)]];
    }),
  ),
});
