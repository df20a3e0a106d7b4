import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCommand } from '../../../server/cli/commands.ts';
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

/** Writes a red picture of that size into the source folder. */
const paint = (file: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c01010' } }).toFile(join(source, file));
/** The small venue with these pictures for its category and first dish. */
const writeVenue = (category: string, dish: string) => {
  const content = smallVenue();
  const [first] = content.categories as { [key: string]: Json }[];
  const [product] = content.products as { [key: string]: Json }[];
  if (first) first.image = { name: category };
  if (product) product.images = [{ name: dish }];
  return writeFile(join(venue, 'venue.json'), JSON.stringify(content));
};
const listed = async (): Promise<unknown> => JSON.parse(await readFile(join(venue, 'pictures.json'), 'utf8'));

test('pictures: encodes only the pictures that the venue uses, never larger than the source', async () => {
  await paint('wide.png', 700, 350);
  await paint('tiny.jpg', 200, 200);
  await paint('unused.png', 400, 400);
  await writeVenue('wide', 'tiny');

  expect(await encodePictures(source, venue)).toMatchObject({ encoded: ['tiny', 'wide'], missing: [], left: [] });

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

test('pictures: encodes the picture of a venue’s own allergen too', async () => {
  await paint('pig.png', 96, 96);
  const content = { ...smallVenue(), allergenImages: { pork: { name: 'pig' } } };
  await writeFile(join(venue, 'venue.json'), JSON.stringify(content));
  expect(await encodePictures(source, venue)).toMatchObject({ encoded: ['pig'], missing: [] });
});

test('pictures: the placeholder has the colour of the picture', async () => {
  await paint('red.png', 320, 320);
  await writeVenue('red', 'red');
  await encodePictures(source, venue);
  const { red } = (await listed()) as { red: { placeholder: string } };
  const average = thumbHashToAverageRGBA(Buffer.from(red.placeholder, 'base64'));
  expect(average.r).toBeGreaterThan(0.6);
  expect(average.g).toBeLessThan(0.2);
});

test('pictures: a rotated photograph is measured upright', async () => {
  await sharp({ create: { width: 400, height: 200, channels: 3, background: '#c01010' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(source, 'turned.jpg'));
  await writeVenue('turned', 'turned');
  await encodePictures(source, venue);
  expect(await listed()).toMatchObject({ turned: { width: 200, height: 400, widths: [200] } });
});

test('pictures: a picture can be encoded anew while the others stay', async () => {
  await paint('first.png', 320, 320);
  await paint('second.png', 320, 320);
  await writeVenue('first', 'second');
  await encodePictures(source, venue);
  await rm(join(source, 'first.png'));
  await paint('second.png', 320, 160);

  expect(await encodePictures(source, venue, ['second'])).toMatchObject({ encoded: ['second'], missing: [] });

  expect(await listed()).toMatchObject({ first: { height: 320 }, second: { height: 160 } });
  expect(await readdir(join(venue, 'pictures'))).toContain('first-320.avif');
});

test('pictures: never deletes the owner’s photographs or other programs’ files, and names them', async () => {
  await writeVenue('soup', 'salad');
  const folder = join(venue, 'pictures');
  const photograph = (file: string) =>
    sharp({ create: { width: 500, height: 400, channels: 3, background: '#c01010' } }).toFile(join(folder, file));
  await photograph('soup.jpg');
  await photograph('salad.jpeg');
  await mkdir(join(folder, 'summer'));
  await writeFile(join(folder, 'notes.txt'), 'call the photographer');
  await writeFile(join(folder, 'old-320.avif'), 'of a dish that is gone');

  const { left } = await encodePictures(folder, venue);

  expect(left).toEqual(['notes.txt', 'old-320.avif', 'salad.jpeg', 'soup.jpg', 'summer']);
  expect(await readdir(folder)).toEqual(expect.arrayContaining([...left, 'soup-320.avif', 'salad-320.webp']));
});

test('pictures: deletes only a width that the command itself had written', async () => {
  await writeVenue('soup', 'soup');
  await paint('soup.png', 700, 350);
  await encodePictures(source, venue);
  await paint('soup.png', 400, 200);
  await encodePictures(source, venue);
  expect((await readdir(join(venue, 'pictures'))).sort()).toEqual(['soup-320.avif', 'soup-320.webp']);
});

test('pictures: an encoded picture without a photograph stays, and causes no error', async () => {
  await writeVenue('soup', 'salad');
  await paint('soup.png', 320, 320);
  await paint('salad.png', 320, 320);
  await encodePictures(source, venue);
  await rm(join(source, 'salad.png'));

  expect(await encodePictures(source, venue)).toMatchObject({ encoded: ['soup'], kept: ['salad'], missing: [] });
  expect(Object.keys((await listed()) as object)).toEqual(['salad', 'soup']);
  expect(await readdir(join(venue, 'pictures'))).toContain('salad-320.avif');
});

test('pictures: a photograph with the name of an encoded one is not overwritten', async () => {
  await writeVenue('soup', 'soup');
  await paint('soup.png', 400, 400);
  await writeFile(join(venue, 'pictures', 'soup-320.avif'), 'an original');
  const { encoded, faults } = await encodePictures(source, venue);
  expect([encoded, faults]).toEqual([[], [expect.stringMatching(/soup-320\.avif is there/)]]);
  expect(await readFile(join(venue, 'pictures', 'soup-320.avif'), 'utf8')).toBe('an original');
});

test('pictures: photograph names may be in capitals, as of cameras', async () => {
  await writeVenue('soup', 'soup');
  await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c01010' } })
    .jpeg()
    .toFile(join(source, 'Soup.JPG'));
  expect(await encodePictures(source, venue)).toMatchObject({ encoded: ['soup'], missing: [] });
});

describe('pictures: a user’s mistake is explained in a sentence', () => {
  const sentence = async (from = source, to = venue): Promise<string> => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const code = await runCommand('pictures', [from, to]);
    const text = said.mock.calls.flat().join('\n');
    vi.restoreAllMocks();
    expect(code).toBe(1);
    expect(text).not.toMatch(/\n\s+at /);
    return text;
  };

  test('an invalid folder of photographs', async () => {
    await writeVenue('soup', 'soup');
    await paint('soup.png', 40, 40);
    expect(await sentence(join(dir, 'nowhere'))).toMatch(/^There is no folder ".*nowhere"/);
    expect(await sentence(join(source, 'soup.png'))).toMatch(/soup\.png" is a file/);
  });

  test('an invalid or unreadable venue folder', async () => {
    await paint('soup.png', 40, 40);
    expect(await sentence(source, join(dir, 'nowhere'))).toMatch(/^There is no folder ".*nowhere"/);
    expect(await sentence()).toMatch(/venue\.json/);
    await writeFile(join(venue, 'venue.json'), '{ "format": 1, }');
    expect(await sentence()).toMatch(/^line 1, venue\.json: .*comma/);
    await writeFile(join(venue, 'venue.json'), '{ "format": 1 }');
    expect(await sentence()).toMatch(/venue\.json.*npm run import/s);
    await writeVenue('soup', 'soup');
    await writeFile(join(venue, 'pictures.json'), '{ "soup": 1 }');
    expect(await sentence()).toMatch(/pictures\.json/);
  });

  test('an unreadable photograph, while the others are encoded', async () => {
    await writeVenue('soup', 'salad');
    await writeFile(join(source, 'soup.jpg'), 'no picture');
    await paint('salad.png', 40, 40);
    expect(await sentence()).toMatch(/soup\.jpg cannot be read/);
    expect(await listed()).toMatchObject({ salad: { width: 40 } });
  });

  test('a photograph of an unsupported format', async () => {
    await writeVenue('soup', 'soup');
    await writeFile(join(source, 'soup.HEIC'), '');
    expect(await sentence()).toMatch(/soup\.HEIC.*JPEG/);
  });

  test('a venue folder without write permission', async () => {
    await writeVenue('soup', 'soup');
    await paint('soup.png', 40, 40);
    await rm(join(venue, 'pictures'), { recursive: true });
    await writeFile(join(venue, 'pictures'), 'a file in the place of the folder');
    expect(await sentence()).toMatch(/cannot be written: /);
  });

  test('two photographs of the same name', async () => {
    await writeVenue('soup', 'soup');
    await paint('soup.png', 40, 40);
    await paint('soup.jpg', 40, 40);
    expect(await sentence()).toMatch(/soup\.jpg and soup\.png/);
  });
});

test('pictures: the command names what it cannot find, and fails', async () => {
  await paint('there.png', 320, 320);
  await writeVenue('there', 'gone');
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await main([source, venue])).toBe(1);
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('gone'));
  expect(await main([source, venue, 'unheard-of'])).toBe(1);
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('unheard-of'));
  expect(await runCommand('pictures', [])).toBe(1);
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('Usage'));
  vi.restoreAllMocks();
});
