// Takes a picture that an owner uploads: reads, crops and encodes it like an import, and keeps it until an edit names it.
import type { PictureFault, UploadedAnswer, UploadQuery } from '#contract/owner/pictures-wire.ts';
import { isWhole, type PictureCrop } from '#domain/owner/pictures/picture-crop.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { readSource } from '../../store/owner/publications.ts';
import { keepUpload, uploadedPictures } from '../../store/owner/uploaded-pictures.ts';
import { shownPictures } from '../../venue/edited/source-pictures.ts';
import { parseSource } from '../../venue/edited/venue-source.ts';
import { encode } from '../../venue/picture/encode-picture.ts';
import { oneByOne } from '../../venue/picture/one-by-one.ts';
import { readUpload } from '../../venue/picture/read-upload.ts';
import { readStored, storePicture } from '../../venue/picture-files.ts';
import type { Services } from '../services.ts';

type Asked = Pick<Services, 'store' | 'clock'> & { readonly dataDir: string };
type Taken = Result<UploadedAnswer, PictureFault | 'not_editable'>;

/** Truncates the dish's name; the hash behind it identifies the picture. */
const LONGEST_SLUG = 50;
const nameOf = (dish: string, hash: string): string =>
  `${dish.slice(0, LONGEST_SLUG).replace(/-$/, '')}-${hash.slice(0, 12)}`;

const keep = async (
  { store, clock, dataDir }: Asked,
  placeId: number,
  { bytes, crop, dish }: { readonly bytes: Buffer; readonly crop: PictureCrop; readonly dish: string },
): Promise<Taken> => {
  const source = parseSource((await readSource(store.read, placeId))?.source);
  if (!source) return fail('not_editable');
  const read = await readUpload(bytes, isWhole(crop) ? undefined : crop);
  if (!read.ok) return read;
  const { files, picture: sizes } = await encode(read.value);
  const hash = await storePicture(dataDir, files);
  const upload = { name: nameOf(dish, hash), hash, sizes };
  await store.write(placeId, (tx) => keepUpload(tx, placeId, upload, clock()));
  // Writes the files again, in case a sweep deleted them during the encoding.
  await storePicture(dataDir, files);
  const picture = shownPictures({ ...source, pictures: { file: null, hashes: {} } }, [upload])[upload.name];
  return picture ? ok({ name: upload.name, picture }) : fail('picture_broken');
};

/** Stores a picture that no edit names yet. */
export const uploadPicture = (
  services: Asked,
  placeId: number,
  bytes: Buffer,
  { dish, ...crop }: UploadQuery,
): Promise<Taken> => oneByOne(() => keep(services, placeId, { bytes, crop, dish }));

/** Crops a picture again that the file names or may name later. */
export async function cropPicture(
  services: Asked,
  placeId: number,
  { name, crop, dish }: { readonly name: string; readonly crop: PictureCrop; readonly dish: string },
): Promise<Taken> {
  const { store, dataDir } = services;
  const source = parseSource((await readSource(store.read, placeId))?.source);
  if (!source) return fail('not_editable');
  const uploads = await uploadedPictures(store.read, placeId);
  const hash = uploads.find((one) => one.name === name)?.hash ?? source.pictures.hashes[name];
  const bytes = hash === undefined ? undefined : await readStored(dataDir, hash);
  if (!bytes) return fail('unknown_picture');
  return oneByOne(() => keep(services, placeId, { bytes, crop, dish }));
}
