import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { indexMenu } from '#domain/menu/menu-index.ts';
import type { PublishedPlace } from '../../../server/services/place/published-places.ts';
import { registerSite } from '../../../server/site.ts';
import { buildVenue } from '../support/venues.ts';

const HOUR = 3_600_000;
const SCRIPT = `console.log(${JSON.stringify('menu '.repeat(400))})`;
const OFF = 'this ends the worker';
const HASH = '0123456789abcdef0123456789abcdef';

let dir: string;
let app: FastifyInstance;

const write = async (path: string, content: string) => {
  await mkdir(join(dir, path, '..'), { recursive: true });
  await writeFile(join(dir, path), content);
};
const build = async (name: string, page = name) => {
  await write(`${name}/index.html`, `<!doctype html><title>Tabl</title><p>${page}</p>${'<p>page</p>'.repeat(60)}`);
  await write(`${name}/assets/index-${page}.js`, SCRIPT + page);
  await write(`${name}/sw.js`, SCRIPT);
  await write(`${name}/server/worker-off.js`, OFF);
  return join(dir, name);
};
const neven = (): PublishedPlace => {
  let last = 0;
  const { tables: _, ...document } = buildVenue(() => ++last, { slug: 'neven' });
  return { id: 1, version: 'v1', publishedAt: 1, document, index: indexMenu(document.menu) };
};
const options = () => {
  const place = neven();
  return {
    dataDir: join(dir, 'data'),
    clientName: 'Tabl',
    places: { find: async (slug: string) => (slug === 'neven' ? place : undefined), all: async () => [place] },
  };
};
const site = async (distDir: string | undefined, isWorkerOff?: boolean) => {
  const made = Fastify();
  await registerSite(made, { ...options(), distDir, isWorkerOff });
  made.get('/api/thing', async () => ({ ok: true }));
  return made;
};
const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.inject({ url, headers: { ...headers } });

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'site-'));
  await write(`data/pictures/${HASH}/320.avif`, 'small');
  await write(`data/pictures/${HASH}/640.avif`, 'large');
  await write(`data/pictures/${HASH}/640.webp`, 'webp');
  await write('data/tabl.db', 'secret');
  app = await site(await build('dist', 'one'));
});
afterEach(async () => {
  await app.close();
  await rm(dir, { recursive: true, force: true });
});

test('site: the app opens at the address of a place, a dish and the pages without a place [S2.04]', async () => {
  for (const path of ['/', '/404', '/join', '/thankyou', '/close-browser-app', '/neven', '/neven/kitchen/salad']) {
    const answer = await get(path);
    expect([path, answer.statusCode, answer.headers['cache-control']]).toEqual([path, 200, 'no-cache']);
    expect(answer.body).toContain('<p>one</p>');
  }
});

test('site: an unknown place, category or dish gets 404, and the app still opens and leads back', async () => {
  for (const path of ['/nowhere/soups', '/neven/soups', '/neven/kitchen/nothing', '/neven/kitchen/salad/more']) {
    const answer = await get(path);
    expect([path, answer.statusCode]).toEqual([path, 404]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('<p>one</p>');
  }
});

test('site: an address without a page gets 404, also below an existing page', async () => {
  const missing = ['/join/x', '/404/x', '/neven/profile/x', '/neven/profile/orders/1', '/neven/staff/x', '/neven/t'];
  for (const path of [...missing, '/neven/t/code/x', '/neven/payment/x', '/neven/about/x', '/neven/staff/tables/1'])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  const found = ['/neven/profile', '/neven/profile/orders', '/neven/staff', '/neven/staff/sign-in', '/neven/t/code'];
  for (const path of [...found, '/neven/payment', '/neven/reservations', '/neven/staff/kitchen'])
    expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
});

test('site: the worker-removing script replaces the worker only when the operator sets it', async () => {
  expect((await get('/sw.js')).body).toBe(SCRIPT);
  // A non-public file of the build.
  expect((await get('/server/worker-off.js', { accept: '*/*' })).statusCode).toBe(404);
  const off = await site(join(dir, 'dist'), true);
  const answer = await off.inject({ url: '/sw.js' });
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, OFF, 'no-cache']);
  expect(answer.headers['content-type']).toContain('javascript');
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  expect((await off.inject({ url: '/neven', headers: { accept: 'text/html' } })).body).toContain('<p>one</p>');
  await off.close();
});

test('site: a missing file is never answered with a page', async () => {
  for (const path of [
    '/assets/index-gone.js',
    '/assets/..%2findex.html',
    `/pictures/${HASH}/9999.gif`,
    '/pictures/nothing',
    '/assets/',
  ]) {
    const answer = await get(path);
    expect([path, answer.statusCode]).toEqual([path, 404]);
    expect(answer.body).not.toContain('<title>');
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  expect((await get('/favicon.png', { accept: 'image/*,*/*;q=0.8' })).statusCode).toBe(404);
});

test('site: addresses below /api are left to the API’s routes', async () => {
  expect((await get('/api/thing')).json()).toEqual({ ok: true });
  const unknown = await get('/api/unknown');
  expect(unknown.statusCode).toBe(404);
  expect(unknown.headers['content-type']).toContain('application/json');
});

test('site: assets are compressed and cached for ever; the page and the worker are revalidated', async () => {
  const brotli = await get('/assets/index-one.js', { 'accept-encoding': 'br, gzip' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.headers['content-type']).toMatch(/javascript/);
  expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(brotli.headers.vary?.toString().toLowerCase()).toContain('accept-encoding');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(`${SCRIPT}one`);

  const gzip = await get('/assets/index-one.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(`${SCRIPT}one`);
  const plain = await get('/assets/index-one.js', {});
  expect(plain.body).toBe(`${SCRIPT}one`);

  for (const path of ['/sw.js', '/manifest.webmanifest', '/index.html']) {
    expect((await get(path)).headers['cache-control']).toBe('no-cache');
  }
  const page = await get('/');
  const again = await get('/', { accept: 'text/html', 'if-none-match': String(page.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('site: the assets of the last three builds stay, so an open page finds its chunks', async () => {
  const past = new Date();
  for (const name of ['two', 'three', 'four']) {
    await app.close();
    // Gives the kept builds ages, the first build the oldest.
    const kept = await readdir(join(dir, 'data/builds'));
    for (const one of kept) {
      const path = join(dir, 'data/builds', one);
      await utimes(path, past, new Date((await stat(path)).mtimeMs - HOUR));
    }
    app = await site(await build(`dist-${name}`, name));
    await app.ready();
  }
  expect((await get('/')).body).toContain('<p>four</p>');
  expect((await get('/assets/index-four.js', {})).statusCode).toBe(200);
  expect((await get('/assets/index-three.js', {})).statusCode).toBe(200);
  expect((await get('/assets/index-two.js', {})).statusCode).toBe(200);
  expect((await get('/assets/index-one.js', {})).statusCode).toBe(404);
  expect((await readdir(join(dir, 'data/builds'))).length).toBe(3);
});

test('site: the server keeps serving the build that it started with while a new build is written', async () => {
  await rm(join(dir, 'dist'), { recursive: true });
  expect((await get('/')).body).toContain('<p>one</p>');
  expect((await get('/assets/index-one.js', {})).statusCode).toBe(200);
});

test('site: pictures are cached for ever with the right type, and no other data file is public', async () => {
  const avif = await get(`/pictures/${HASH}/320.avif`);
  expect(avif.body).toBe('small');
  expect(avif.headers['content-type']).toBe('image/avif');
  expect(avif.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get(`/pictures/${HASH}/640.webp`)).headers['content-type']).toBe('image/webp');
  for (const path of [
    '/pictures/../tabl.db',
    '/pictures/..%2ftabl.db',
    '/tabl.db',
    `/pictures/${HASH}/..%2f..%2f..%2ftabl.db`,
  ]) {
    expect((await get(path)).body).not.toContain('secret');
  }
});

test('site: a browser without AVIF gets the nearest WebP when the requested width is missing', async () => {
  expect((await get(`/pictures/${HASH}/320.webp`)).body).toBe('webp');
  expect((await get(`/pictures/${HASH}/1080.webp`)).body).toBe('webp');
  expect((await get(`/pictures/${HASH}/1080.avif`)).statusCode).toBe(404);
});

test('site: every page has all security headers, error pages too', async () => {
  for (const path of ['/', '/nowhere']) {
    const { headers } = await get(path);
    const csp = String(headers['content-security-policy']);
    for (const part of [
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types tabl dompurify',
    ]) {
      expect(csp.split(';')).toContain(part);
    }
    expect(csp).not.toContain('upgrade-insecure-requests');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeDefined();
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('microphone=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  }
  expect((await get('/sw.js')).headers['content-security-policy']).toContain("script-src 'self'");
});

test('site: files that are not pages have only their own headers, to save bytes at a first visit', async () => {
  for (const path of ['/assets/gone.js', '/api/thing', '/api/unknown', `/pictures/${HASH}/320.avif`]) {
    const { headers } = await get(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(JSON.stringify(headers).length, path).toBeLessThan(500);
  }
});

test('site: a picture that is a document keeps a page’s policy', async () => {
  app.get('/drawn.svg', (_request, reply) =>
    reply.type('image/svg+xml').send('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  );
  expect((await get('/drawn.svg')).headers['content-security-policy']).toContain("default-src 'none'");
});

test('site: HSTS is sent over https, and the named hosts may embed the app', async () => {
  await app.close();
  app = Fastify({ trustProxy: true });
  await registerSite(app, {
    ...options(),
    distDir: join(dir, 'dist'),
    frameAncestors: ['https://hotel.example'],
  });
  const { headers } = await get('/', { accept: 'text/html', 'x-forwarded-proto': 'https' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['content-security-policy']).toContain('frame-ancestors https://hotel.example');
  expect(headers['x-frame-options']).toBeUndefined();
});

test('site: a server without a build serves pictures and the API only', async () => {
  await app.close();
  app = await site(undefined);
  expect((await get(`/pictures/${HASH}/320.avif`)).statusCode).toBe(200);
  expect((await get('/api/thing')).statusCode).toBe(200);
  expect((await get('/')).statusCode).toBe(404);
});

test('site: the page’s inline script runs by its hash, and an injected one does not', async () => {
  const script = 'globalThis.early = true;';
  const page = `<!doctype html><html lang="bg"><head><script>${script}</script><title>Tabl</title></head>
    <script type="application/ld+json">{}</script><script type="module" src="/assets/first.js"></script></html>`;
  await write('early/index.html', page);
  await app.close();
  app = await site(join(dir, 'early'));
  const { body, headers } = await get('/neven');
  expect(body).toContain(`<script>${script}</script>`);
  const hash = createHash('sha256').update(script).digest('base64');
  const scripts = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  expect(scripts?.split(' ').sort()).toEqual(["'self'", `'sha256-${hash}'`].sort());
});
