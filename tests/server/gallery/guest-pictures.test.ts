// Pictures that guests send for the gallery.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { guestGallerySchema, staffGallerySchema } from '#contract/gallery/gallery-wire.ts';
import { sweepGuestPictures, WAITING_KEPT_MS } from '../../../server/services/gallery/gallery-sweep.ts';
import { LIMITS } from '../../../server/services/rate-limits.ts';
import { setUp, speak } from '../device/shared-devices.ts';
import { withServer } from '../support/one-server.ts';
import { photograph } from '../support/sent-pictures.ts';
import { messageOf, nextId } from '../support/server.ts';
import { type SignedIn, signInAs } from '../support/staff.ts';

const { server, start, folder } = withServer();
let manager: SignedIn;
beforeEach(async () => {
  manager = await signInAs(server(), 'PLACE_ADMIN');
});

interface Sent {
  readonly id?: string;
  readonly session?: string;
  readonly headers?: Record<string, string>;
}

const sendFile = async (bytes: Buffer | undefined, { id = nextId(), session, headers }: Sent = {}) => {
  const form = new FormData();
  if (bytes) form.append('picture', new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
  if (session !== undefined) form.append('session', session);
  const request = new Response(form);
  const answer = await server().app.inject({
    method: 'POST',
    url: '/api/places/gallery',
    headers: {
      'x-place': String(server().placeId),
      'idempotency-key': id,
      'content-type': request.headers.get('content-type') ?? '',
      ...headers,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, json: answer.json() };
};
const jpeg = (colour = '#208040') => photograph(colour).jpeg().toBuffer();

const gallery = async () => v.parse(guestGallerySchema, (await server().get('/api/gallery')).json);
const forStaff = async () =>
  v.parse(staffGallerySchema, (await server().get('/api/staff/gallery', manager.headers)).json);
const decide = (id: string, status: 'shown' | 'refused', who = manager) =>
  server().post(`/api/staff/gallery/${id}`, { status }, who.headers);
const filesIn = (...path: string[]) => readdir(join(folder(), 'pictures', ...path)).catch(() => []);
const isServed = async (path: string) => (await server().app.inject(`${path}/320.webp`)).statusCode === 200;
const sweepAfter = (ms: number) =>
  sweepGuestPictures({ store: server().store, dataDir: folder(), clock: () => server().clock.now + ms });

test('guest picture: is hidden until staff approve it, then in the gallery [S2.15, S7.41]', async () => {
  const id = nextId();
  expect(await sendFile(await jpeg(), { id })).toMatchObject({ status: 200, json: { success: true } });
  expect(await gallery()).toEqual({ takes: true, pictures: [] });
  expect(await filesIn()).toEqual(['waiting']);
  expect(await forStaff()).toMatchObject({ waiting: [{ id, width: 400, height: 300 }], shown: [] });

  expect((await decide(id, 'shown')).status).toBe(200);
  const { pictures } = await gallery();
  expect(pictures).toMatchObject([{ width: 400, height: 300, widths: [320] }]);
  expect(await isServed(pictures[0]?.path ?? '')).toBe(true);
  expect(await forStaff()).toMatchObject({ waiting: [], shown: [{ id }] });
  expect(await filesIn('waiting')).toEqual([]);
});

test('guest picture: has no address before approval, not even by its hash', async () => {
  const id = nextId();
  await sendFile(await jpeg(), { id });
  const row = await server().store.read.selectFrom('guest_pictures').selectAll().executeTakeFirstOrThrow();
  expect(await isServed(`/pictures/${row.hash}`)).toBe(false);
  for (const path of [`waiting/320.webp`, `waiting/${server().placeId}-${id}/320.webp`, 'waiting%2F320.webp'])
    expect((await server().app.inject(`/pictures/${path}`)).statusCode, path).toBe(404);
  const seen = await server().get(`/api/staff/gallery/${id}`, manager.headers);
  expect(seen.json).toMatchObject({ image: expect.stringMatching(/^data:image\/webp;base64,/) });
});

test('guest picture: loses the file’s metadata of place, time and camera', async () => {
  const id = nextId();
  const taken = await photograph('#804020', { width: 1600, height: 1200 })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'a person' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  await sendFile(taken, { id });
  await decide(id, 'shown');
  const [picture] = (await gallery()).pictures;
  expect(picture).toMatchObject({ width: 1200, height: 1600 });
  const { rawPayload } = await server().app.inject(`${picture?.path}/640.webp`);
  const { exif, icc, xmp, orientation } = await sharp(rawPayload).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
});

test('guest picture: is stored once when sent again under its id', async () => {
  const id = nextId();
  await sendFile(await jpeg(), { id });
  expect((await sendFile(await jpeg(), { id })).status).toBe(200);
  expect(messageOf(await sendFile(await jpeg('#123456'), { id }))).toBe('id_reused');
  expect((await forStaff()).waiting).toHaveLength(1);
  await decide(id, 'refused');
  expect((await sendFile(await jpeg(), { id })).status).toBe(200);
  expect((await forStaff()).waiting).toHaveLength(0);
});

test('guest picture: is deleted when staff refuse it or remove an approved one', async () => {
  const [one, two] = [nextId(), nextId()];
  await sendFile(await jpeg('#111111'), { id: one });
  await sendFile(await jpeg('#999999'), { id: two });
  await decide(one, 'refused');
  expect(await filesIn('waiting')).toHaveLength(1);
  expect((await decide(one, 'shown')).status).toBe(404);

  await decide(two, 'shown');
  const [{ path } = { path: '' }] = (await gallery()).pictures;
  await decide(two, 'refused');
  expect(await gallery()).toMatchObject({ pictures: [] });
  expect(await isServed(path)).toBe(false);
  expect(await filesIn()).toEqual(['waiting']);
});

test('guest picture: keeps its files while an equal picture is still shown', async () => {
  const [one, two] = [nextId(), nextId()];
  for (const id of [one, two]) {
    await sendFile(await jpeg(), { id });
    await decide(id, 'shown');
  }
  expect((await gallery()).pictures).toHaveLength(1);
  await decide(one, 'refused');
  const { pictures } = await gallery();
  expect(pictures).toHaveLength(1);
  expect(await isServed(pictures[0]?.path ?? '')).toBe(true);
});

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'), 'picture_unknown_kind'],
  ['an SVG that begins as a JPEG', Buffer.from('\xff\xd8\xff<svg/>', 'latin1'), 'picture_broken'],
  ['HEIC', Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(500)]), 'picture_heic'],
  ['an empty file', Buffer.alloc(0), 'picture_unknown_kind'],
])('guest picture: %s is rejected by its content and leaves no file [S7.41]', async (_name, bytes, why) => {
  const answer = await sendFile(bytes);
  expect([answer.status, messageOf(answer)]).toEqual([422, why]);
  expect(await filesIn()).toEqual([]);
});

test('guest picture: a polyglot file loses the data after its picture', async () => {
  const id = nextId();
  await sendFile(Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]), { id });
  await decide(id, 'shown');
  const [{ path } = { path: '' }] = (await gallery()).pictures;
  expect((await server().app.inject(`${path}/320.webp`)).rawPayload.includes('<script>')).toBe(false);
});

test('guest picture: noise, the slowest picture to encode, is accepted within seconds', async () => {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const bytes = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#208040', noise } })
    .jpeg()
    .toBuffer();
  expect((await sendFile(bytes)).status).toBe(200);
}, 15_000);

test('guest picture: a form without a file or an id, or from a foreign page, is refused', async () => {
  expect((await sendFile(undefined)).status).toBe(400);
  expect((await sendFile(await jpeg(), { headers: { 'idempotency-key': '' } })).status).toBe(400);
  expect((await sendFile(await jpeg(), { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect((await sendFile(Buffer.alloc(13 * 1024 * 1024))).status).toBe(413);
});

test('guest picture: rate limit counts a phone at a table by its session, others by IP address', async () => {
  const session = await server().scan();
  const broken = Buffer.from('no picture');
  for (let nth = 0; nth < LIMITS.guestPictures.most; nth += 1)
    expect((await sendFile(broken, { session })).status).toBe(422);
  const told = await sendFile(broken, { session });
  expect([told.status, messageOf(told)]).toEqual([429, 'too_many_pictures']);
  expect(Number(told.headers['retry-after'])).toBeGreaterThan(0);
  expect((await sendFile(broken, { session: await server().scan() })).status).toBe(422);
  expect((await sendFile(broken)).status).toBe(422);
});

test('guest picture: refuses a kiosk’s device id [S2.15]', async () => {
  const kiosk = await setUp(server(), manager, { kind: 'kiosk' });
  await speak(server(), kiosk, { sender: 'sender-kiosk-0001' });
  const answer = await sendFile(await jpeg(), { headers: { 'x-device': 'sender-kiosk-0001' } });
  expect([answer.status, messageOf(answer)]).toEqual([403, 'shared_device']);
});

test('guest picture: a venue with guest_pictures 0 accepts none and says so', async () => {
  await start({ house: { takesPictures: false } });
  expect(messageOf(await sendFile(await jpeg()))).toBe('not_taken');
  expect((await gallery()).takes).toBe(false);
});

test('guest picture: waiters can neither see nor decide pending ones', async () => {
  const waiter = await signInAs(server(), 'WAITER');
  const id = nextId();
  await sendFile(await jpeg(), { id });
  expect((await server().get('/api/staff/gallery', waiter.headers)).status).toBe(403);
  expect((await server().get(`/api/staff/gallery/${id}`, waiter.headers)).status).toBe(403);
  expect((await decide(id, 'shown', waiter)).status).toBe(403);
  expect((await decide(randomUUID(), 'shown')).status).toBe(404);
});

test('guest picture: the sweep removes old refused and undecided ones, and keeps the others', async () => {
  const [waiting, refused, shown] = [nextId(), nextId(), nextId()];
  await sendFile(await jpeg('#111111'), { id: waiting });
  await sendFile(await jpeg('#555555'), { id: refused });
  await sendFile(await jpeg('#999999'), { id: shown });
  await decide(refused, 'refused');
  await decide(shown, 'shown');
  expect(await sweepAfter(2 * 3_600_000)).toBe(0);
  expect(await filesIn('waiting')).toHaveLength(1);
  const orphan = join(folder(), 'pictures', 'waiting', `${server().placeId}-${nextId()}`);
  await mkdir(orphan);
  const old = new Date(server().clock.now - 24 * 3_600_000);
  await utimes(orphan, old, old);
  expect(await sweepAfter(0)).toBe(1);
  expect(await sweepAfter(WAITING_KEPT_MS + 1000)).toBe(2);
  expect(await filesIn('waiting')).toEqual([]);
  const rows = await server().store.read.selectFrom('guest_pictures').select(['id', 'status']).execute();
  expect(rows).toEqual([{ id: shown, status: 'shown' }]);
});
