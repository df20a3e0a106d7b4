import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { type Editing, editing } from '../support/edited.ts';
import { withServer } from '../support/one-server.ts';
import { photograph, type SentPicture, sendPicture, takenOf } from '../support/sent-pictures.ts';
import { messageOf } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';

const { server, folder } = withServer();
let here: Editing;
beforeEach(async () => {
  here = await editing(server(), folder());
});
const send = (file: Buffer, more?: SentPicture) => sendPicture(server(), here.placeId, here.manager, file, more);
const stored = async () => (await readdir(join(folder(), 'pictures'))).length;

test('upload: accepts JPEG, PNG, WebP and AVIF whatever the declared type', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const { name, picture } = takenOf(await send(await photograph('#208040').toFormat(format).toBuffer()));
    expect(name, format).toMatch(/^shopska-[0-9a-f]{12}$/);
    expect(picture, format).toMatchObject({ width: 400, height: 300, widths: [320] });
    const file = await server().app.inject(`${picture.path}/320.webp`);
    expect((await sharp(file.rawPayload).metadata()).format, format).toBe('webp');
  }
});

test('upload: encodes like an import: upright, in three widths, pixels only', async () => {
  const taken = await photograph('#804020', { width: 1600, height: 1200 })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'a person' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  const { picture } = takenOf(await send(taken));
  expect(picture).toMatchObject({ width: 1200, height: 1600, widths: [320, 640, 1080] });
  expect(picture.placeholder).toBeTruthy();
  for (const name of ['1080.avif', '640.webp']) {
    const { rawPayload } = await server().app.inject(`${picture.path}/${name}`);
    const { exif, icc, xmp, orientation } = await sharp(rawPayload).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({
      ...{ exif: undefined, icc: undefined, xmp: undefined, orientation: undefined },
    });
  }
});

test('upload: a crop removes the rest, measured on the upright picture', async () => {
  const left = await photograph('#ff0000', { width: 300, height: 400 }).png().toBuffer();
  const both = await photograph('#0000ff', { width: 600, height: 400 })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const crop = { left: 0.5, top: 0, width: 0.5, height: 0.5 };
  const { name, picture } = takenOf(await send(both, { crop }));
  expect(picture).toMatchObject({ width: 300, height: 200 });
  const { rawPayload } = await server().app.inject(`${picture.path}/300.webp`);
  const { dominant } = await sharp(rawPayload).stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(50);
  const again = await here.call('POST', 'pictures/crop', {
    ...{ name, dish: 'shopska' },
    crop: { left: 0, top: 0, width: 0.8, height: 1 },
  });
  expect(takenOf(again).picture).toMatchObject({ width: 240, height: 200 });
});

test('upload: the same picture sent twice is one picture', async () => {
  const file = await photograph('#123456').png().toBuffer();
  const before = await stored();
  const first = takenOf(await send(file));
  expect(takenOf(await send(file))).toEqual(first);
  expect(await stored()).toBe(before + 1);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>';

/** A PNG header with a size but no image data. */
const png = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.alloc(8)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
const ftyp = (brand: string) => Buffer.concat([Buffer.from('\0\0\0\x18ftyp'), Buffer.from(brand), Buffer.alloc(500)]);

const HOSTILE: readonly (readonly [string, () => Promise<Buffer> | Buffer, string])[] = [
  ['an SVG', () => Buffer.from(SVG), 'picture_unknown_kind'],
  ['an SVG behind spaces', () => Buffer.from(`\n\n ${SVG}`), 'picture_unknown_kind'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'picture_unknown_kind'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'picture_unknown_kind'],
  ['a GIF', () => photograph('#fff').gif().toBuffer(), 'picture_unknown_kind'],
  ['a TIFF', () => photograph('#fff').tiff().toBuffer(), 'picture_unknown_kind'],
  ['nothing', () => Buffer.from(' '), 'picture_unknown_kind'],
  ['an iPhone’s own format', () => ftyp('heic'), 'picture_heic'],
  ['an AVIF without pixels', () => ftyp('avif'), 'picture_broken'],
  ['a page that begins as a GIF', () => Buffer.from('GIF89a=1;/*<script>*/'), 'picture_unknown_kind'],
  ['an SVG that begins as a JPEG', () => Buffer.from(`\xff\xd8\xff${SVG}`, 'latin1'), 'picture_broken'],
  ['half a JPEG', async () => (await photograph('#abc').jpeg().toBuffer()).subarray(0, 400), 'picture_broken'],
  ['a PNG of 64 square kilometres of pixels', () => png(60_000, 60_000), 'picture_too_many_pixels'],
  ['a stamp', () => photograph('#abc', { width: 199, height: 400 }).png().toBuffer(), 'picture_too_small'],
];

test('upload: a file that is not a picture is rejected by its content, and not stored', async () => {
  const before = await stored();
  for (const [name, make, message] of HOSTILE) {
    const answer = await send(await make(), { type: 'image/png' });
    expect([answer.status, messageOf(answer)], name).toEqual([422, message]);
  }
  expect(await stored()).toBe(before);
});

test('upload: bytes behind a picture’s end are removed, such as an archive in a JPEG', async () => {
  const file = await photograph('#445566').jpeg().toBuffer();
  const plain = takenOf(await send(file));
  const hidden = Buffer.concat([file, Buffer.from('PK\x03\x04<script>alert(1)</script>')]);
  expect(takenOf(await send(hidden))).toEqual(plain);
});

test('upload: a crop without pixels, outside the picture or without numbers is rejected', async () => {
  const file = await photograph('#445566').png().toBuffer();
  const whole = { left: 0, top: 0, width: 1, height: 1 };
  expect((await send(file, { crop: { ...whole, width: 0 } })).status).toBe(400);
  expect((await send(file, { crop: { ...whole, left: -0.5 } })).status).toBe(400);
  expect((await send(file, { crop: { ...whole, left: Number.NaN } })).status).toBe(400);
  expect((await send(file, { dish: '../../etc' })).status).toBe(400);
  const beyond = await send(file, { crop: { ...whole, left: 0.9, width: 1 } });
  expect([beyond.status, messageOf(beyond)]).toEqual([422, 'picture_too_small']);
});

test('upload: a file above the limit is rejected before reading, and a wrong type by its type', async () => {
  const large = await send(Buffer.alloc(20 * 1024 * 1024 + 1, 0xff));
  expect([large.status, messageOf(large)]).toEqual([413, 'body_too_large']);
  const form = await send(Buffer.from('a=1'), { type: 'multipart/form-data; boundary=x' });
  expect(form.status).toBe(415);
  const json = await send(Buffer.from('{}'), { type: 'application/json' });
  expect(json.status).toBe(415);
});

test('upload: only the place’s manager may send pictures', async () => {
  const file = await photograph('#665544').png().toBuffer();
  const waiter = await signInAs({ ...server(), placeId: here.placeId }, 'WAITER');
  expect((await sendPicture(server(), here.placeId, waiter, file)).status).toBe(403);
  expect((await sendPicture(server(), here.placeId, undefined, file)).status).toBe(401);
  expect((await sendPicture(server(), server().placeId, here.manager, file)).status).toBe(403);
});

test('upload: an unknown picture cannot be cropped', async () => {
  const answer = await here.call('POST', 'pictures/crop', {
    ...{ name: 'never-sent', dish: 'shopska' },
    crop: { left: 0, top: 0, width: 0.5, height: 0.5 },
  });
  expect([answer.status, messageOf(answer)]).toEqual([404, 'unknown_picture']);
});
