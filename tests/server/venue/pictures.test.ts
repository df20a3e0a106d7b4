import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodePictures, main } from '../../../server/cli/pictures.ts';
import { type Json, smallVenue } from '../../support/small-venue.ts';

let source: string;
let venue: string;
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'));
  source = join(dir, 'source');
  venue = join(dir, 'venue');
  await mkdir(source);
  await mkdir(join(venue, 'pictures'), { recursive: true });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** A red picture of that size in the source folder. */
const paint = (file: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c01010' } }).toFile(join(source, file));
/** The small venue, its category and first dish with these pictures. */
const writeVenue = (category: string, dish: string) => {
  const content = smallVenue();
  const [first] = content.categories as { [key: string]: Json }[];
  const [product] = content.products as { [key: string]: Json }[];
  if (first) first.image = { name: category };
  if (product) product.images = [{ name: dish }];
  return writeFile(join(venue, 'venue.json'), JSON.stringify(content));
};
const listed = async (): Promise<unknown> => JSON.parse(await readFile(join(venue, 'pictures.json'), 'utf8'));

test('encodes what the venue uses and nothing else, never larger than its source', async () => {
  await paint('wide.png', 700, 350);
  await paint('tiny.jpg', 200, 200);
  await paint('unused.png', 400, 400);
  await writeVenue('wide', 'tiny');
  await writeFile(join(venue, 'pictures', 'old-320.avif'), 'of a dish that is gone');

  expect(await encodePictures(source, venue)).toEqual({ encoded: ['tiny', 'wide'], missing: [] });

  expect((await readdir(join(venue, 'pictures'))).sort()).toEqual([
    'tiny-200.avif',
    'tiny-200.webp',
    'wide-320.avif',
    'wide-640.avif',
    'wide-640.webp',
  ]);
  expect(await listed()).toMatchObject({
    tiny: { width: 200, height: 200, widths: [200] },
    wide: { width: 700, height: 350, widths: [320, 640] },
  });
  const { format, width, height } = await sharp(await readFile(join(venue, 'pictures', 'wide-320.avif'))).metadata();
  expect([format, width, height]).toEqual(['heif', 320, 160]);
});

test('the placeholder has the colour of the picture', async () => {
  await paint('red.png', 320, 320);
  await writeVenue('red', 'red');
  await encodePictures(source, venue);
  const { red } = (await listed()) as { red: { placeholder: string } };
  const average = thumbHashToAverageRGBA(Buffer.from(red.placeholder, 'base64'));
  expect(average.r).toBeGreaterThan(0.6);
  expect(average.g).toBeLessThan(0.2);
});

test('a picture taken with the camera turned is measured upright', async () => {
  await sharp({ create: { width: 400, height: 200, channels: 3, background: '#c01010' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(source, 'turned.jpg'));
  await writeVenue('turned', 'turned');
  await encodePictures(source, venue);
  expect(await listed()).toMatchObject({ turned: { width: 200, height: 400, widths: [200] } });
});

test('one picture can be encoded anew while the others stay', async () => {
  await paint('first.png', 320, 320);
  await paint('second.png', 320, 320);
  await writeVenue('first', 'second');
  await encodePictures(source, venue);
  await rm(join(source, 'first.png'));
  await paint('second.png', 320, 160);

  expect(await encodePictures(source, venue, ['second'])).toEqual({ encoded: ['second'], missing: [] });

  expect(await listed()).toMatchObject({ first: { height: 320 }, second: { height: 160 } });
  expect(await readdir(join(venue, 'pictures'))).toContain('first-320.avif');
});

test('the command names what it cannot find, and fails', async () => {
  await paint('there.png', 320, 320);
  await writeVenue('there', 'gone');
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await main([source, venue])).toBe(1);
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('gone'));
  expect(await main([source, venue, 'unheard-of'])).toBe(1);
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('unheard-of'));
  expect(await main([])).toBe(1);
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('Usage'));
  vi.restoreAllMocks();
});
