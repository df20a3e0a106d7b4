import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { get as getSecurely } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import decodeQR from 'qr/decode.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressesOf, addressText, networkAddresses } from '../../server/cli/addresses.ts';
import { Mistake } from '../../server/cli/configuration.ts';
import { type RunningServer, startServer } from '../../server/cli/start.ts';
import { withStore } from '../../server/cli/with-store.ts';
import { type Config, readConfig } from '../../server/config.ts';
import { importVenue } from '../../server/venue/import-venue.ts';
import { set, smallVenue, writeVenueFolder } from '../support/small-venue.ts';
import { makeCertificate } from '../support/tls.ts';

const RUN = join(import.meta.dirname, '../../server/cli/run.mjs');
const PORT = 5400;

let dir: string;
let root: string;
let said: string[];
let running: RunningServer | undefined;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'start-'));
  root = join(dir, 'app');
  said = [];
  // An app of one file, and a fake Vite that counts its builds, without those of the renderer.
  await writeFileIn('app/src/main.ts', 'first');
  await writeFileIn(
    'app/node_modules/vite/bin/vite.js',
    `const { mkdirSync, readFileSync, writeFileSync, appendFileSync } = require('node:fs');
     const out = process.argv[process.argv.indexOf('--outDir') + 1];
     const main = readFileSync('src/main.ts', 'utf8');
     if (main === 'broken') { console.error('main.ts makes no sense'); process.exit(1); }
     mkdirSync(out + '/assets', { recursive: true });
     writeFileSync(out + '/index.html', '<p>' + main + '</p>');
     if (!process.argv.includes('--config')) appendFileSync('built', main + ';');`,
  );
  await writeVenueFolder(join(root, 'demo/one'), smallVenue('demo'));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(dir, { recursive: true, force: true });
});

const writeFileIn = async (path: string, content: string) => {
  await mkdir(join(dir, path, '..'), { recursive: true });
  await writeFile(join(dir, path), content);
};
const configOf = (env: Record<string, string> = {}): Config => {
  const read = readConfig({
    HOST: '127.0.0.1',
    PORT: String(PORT),
    LOG_LEVEL: 'silent',
    DATA_DIR: join(dir, 'data'),
    ...env,
  });
  if (!read.ok) throw new Error(read.error.join());
  return read.value;
};
const start = async (env: Record<string, string> = {}) => {
  said = [];
  running = await startServer(configOf(env), root, (text) => said.push(text));
  return running;
};
const stop = async () => {
  await running?.stop();
  running = undefined;
};
const builds = async () => (await readFile(join(root, 'built'), 'utf8')).split(';').length - 1;
const page = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, { headers: { accept: 'text/html' } });
  return [answer.status, await answer.text()];
};
const placeNames = async () => {
  const client = (await (await fetch(`http://127.0.0.1:${PORT}/api/client`)).json()) as { places: { name: string }[] };
  return client.places.map(({ name }) => name);
};

/** Decodes a QR code printed in half blocks. The terminal's ink is the light part of the code. */
const printedCode = (text: string): string => {
  const SCALE = 4;
  const light: Readonly<Record<string, readonly [upper: number, lower: number]>> = {
    '█': [255, 255],
    '▀': [255, 0],
    '▄': [0, 255],
    ' ': [0, 0],
  };
  const rows = text
    .split('\n')
    .filter((line) => /^[█▀▄ ]{20,}$/.test(line))
    .flatMap((line) => [0, 1].map((half) => [...line].map((sign) => light[sign]?.[half] ?? 0)));
  const width = rows[0]?.length ?? 0;
  const grown = rows.flatMap((row) => {
    const points = row.flatMap((value) => Array.from({ length: SCALE }, () => [value, value, value, 255]).flat());
    return Array.from({ length: SCALE }, () => points).flat();
  });
  return decodeQR({ width: width * SCALE, height: rows.length * SCALE, data: Uint8Array.from(grown) });
};

test('start: the first start builds, imports the demo, prints a table link, and names the mail folder', async () => {
  const { addresses } = await start();
  expect(addresses.map(({ url }) => url)).toEqual([`http://localhost:${PORT}`]);
  const text = said.join('\n');
  expect(text).toContain('Building the app');
  expect(text).toContain('Demo venues imported: demo');
  expect(text).toContain(`Mail to customers lies in ${join(configOf().dataDir, 'mail')}`);
  const link = /http:\/\/localhost:5400(\/demo\/t\/[\w-]+)/.exec(text);
  expect(link?.[0]).toBeDefined();
  expect(printedCode(text)).toBe(link?.[0]);
  expect(await page(link?.[1] ?? '')).toEqual([200, '<p>first</p>']);
});

test('start: the second start builds nothing and has the same data', async () => {
  await start();
  const link = /\/demo\/t\/[\w-]+/.exec(said.join())?.[0];
  await stop();
  await start();
  expect(await builds()).toBe(1);
  expect(said.join()).not.toContain('imported');
  expect(/\/demo\/t\/[\w-]+/.exec(said.join())?.[0]).toBe(link);
  expect(await placeNames()).toEqual(['Малкото']);
});

test('start: rebuilds after a source change, and keeps the old build when the new one fails', async () => {
  await start();
  await stop();
  await writeFileIn('app/src/main.ts', 'second');
  await start();
  expect(await builds()).toBe(2);
  expect(await page('/')).toEqual([200, '<p>second</p>']);
  await stop();
  await writeFileIn('app/src/main.ts', 'broken');
  await expect(start()).rejects.toThrow(/could not be built[\s\S]*main\.ts makes no sense/);
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('<p>second</p>');
});

test('start: imports a changed demo, and never changes a venue that its owner has imported', async () => {
  await start();
  await stop();
  await writeVenueFolder(join(root, 'demo/one'), { ...smallVenue('demo'), name: 'Новото' });
  await start();
  expect(await placeNames()).toEqual(['Новото']);
  await stop();

  const own = await writeVenueFolder(join(dir, 'own'), { ...smallVenue('demo'), name: 'Моето' });
  await withStore(configOf(), (store) => importVenue(store, configOf().dataDir, own));
  await writeVenueFolder(join(root, 'demo/one'), { ...smallVenue('demo'), name: 'Най-новото' });
  await writeVenueFolder(join(root, 'demo/two'), smallVenue('another'));
  await start();
  expect(await placeNames()).toEqual(['Малкото', 'Моето']);
});

test('start: imports no demo when own venues exist or the setting says so', async () => {
  const own = await writeVenueFolder(join(dir, 'own'), { ...smallVenue('own'), name: 'Моето' });
  await withStore(configOf(), (store) => importVenue(store, configOf().dataDir, own));
  await start();
  expect(await placeNames()).toEqual(['Моето']);
  await stop();
  await start({ DEMO: '0', DATA_DIR: join(dir, 'empty') });
  expect(await placeNames()).toEqual([]);
});

test('start: fails when the key file belongs to another database', async () => {
  await start();
  await running?.stop();
  running = undefined;
  await writeFileIn('data/staff.key', 'k'.repeat(64));
  await expect(start()).rejects.toThrow(/staff\.key is not the key of this database/);
});

test('start: names printers in the private network that the settings do not allow', async () => {
  const venue = smallVenue('demo');
  set(venue, 'printers', [{ name: 'kitchen', address: '192.168.1.50:9100' }]);
  await writeVenueFolder(join(root, 'demo/one'), venue);
  await start();
  expect(said.join('\n')).toMatch(/demo kitchen \(192\.168\.1\.50:9100\).*PRINTERS_PRIVATE=1/);
  await stop();
  await start({ PRINTERS_PRIVATE: '1' });
  expect(said.join('\n')).not.toContain('192.168.1.50');
});

test('start: serves https with a certificate', async () => {
  const { cert, key } = makeCertificate(['localhost']);
  await writeFileIn('cert.pem', cert);
  await writeFileIn('key.pem', key);
  const { addresses } = await start({ TLS_CERT: join(dir, 'cert.pem'), TLS_KEY: join(dir, 'key.pem') });
  expect(addresses[0]?.url).toBe(`https://localhost:${PORT}`);
  const status = await new Promise((resolve, reject) => {
    const options = { ca: cert, headers: { accept: 'text/html' } };
    getSecurely(`https://localhost:${PORT}/`, options, (answer) => {
      answer.resume();
      resolve([answer.statusCode, answer.headers['strict-transport-security'] !== undefined]);
    }).on('error', reject);
  });
  expect(status).toEqual([200, true]);
});

test('start: explains a port in use, a wrong address and a missing certificate in one sentence', async () => {
  const other = createServer().listen(PORT, '127.0.0.1');
  await once(other, 'listening');
  await expect(start()).rejects.toThrow(/Port 5400 is in use\. Stop what uses it, or choose another: PORT=5401/);
  other.close();
  await expect(start({ HOST: '203.0.113.7' })).rejects.toThrow(Mistake);
  await expect(start({ TLS_CERT: join(dir, 'a'), TLS_KEY: join(dir, 'b') })).rejects.toThrow(
    /TLS_CERT is .* cannot be/,
  );
  await writeFile(join(dir, 'file'), '');
  await expect(start({ DATA_DIR: join(dir, 'file') })).rejects.toThrow(/DATA_DIR/);
});

test('start: prints its addresses and what works at each', () => {
  const lan = ['192.168.1.7'];
  const at = { host: '0.0.0.0', port: 8080, tls: false, publicUrl: undefined };
  expect(addressesOf(at, lan).map(({ kind, url }) => [kind, url])).toEqual([
    ['network', 'http://192.168.1.7:8080'],
    ['local', 'http://localhost:8080'],
  ]);
  expect(addressText(addressesOf(at, lan))).toMatch(/192\.168\.1\.7:8080\n.*ordering works, offline does not.*https/);
  expect(addressText(addressesOf(at, lan))).toMatch(/localhost:8080\n\s+everything works, offline too/);

  const secure = addressesOf({ ...at, port: 443, tls: true, publicUrl: 'https://menu.example' }, lan);
  expect(secure.map(({ url }) => url)).toEqual(['https://menu.example', 'https://192.168.1.7', 'https://localhost']);
  expect(secure.every(({ can }) => can.startsWith('everything works'))).toBe(true);
  expect(addressesOf({ ...at, host: '127.0.0.1' }, lan)).toHaveLength(1);

  const address = { netmask: '', mac: '', cidr: null, family: 'IPv4' as const };
  expect(
    networkAddresses({
      lo: [{ ...address, address: '127.0.0.1', internal: true }],
      eth0: [{ ...address, address: '10.0.0.5', internal: false }],
      docker0: [{ ...address, address: '172.17.0.1', internal: false }],
    }),
  ).toEqual(['10.0.0.5']);
});

test('start: the server ends cleanly on a stop signal', async () => {
  const home = pathToFileURL(join(import.meta.dirname, '../../server')).href;
  const program = `
    const { startServer } = await import('${home}/cli/start.ts');
    const { stopOnSignals } = await import('${home}/cli/listening.ts');
    const { configuration } = await import('${home}/cli/configuration.ts');
    const server = await startServer(configuration(), ${JSON.stringify(root)});
    const told = stopOnSignals(server.stop);
    console.log('listens to signals');
    process.exitCode = await told;`;
  const env = {
    ...process.env,
    PORT: String(PORT),
    HOST: '127.0.0.1',
    DATA_DIR: join(dir, 'data'),
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { env });
  const ended = once(child, 'exit');
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()));
  for await (const text of child.stdout) if (String(text).includes('listens to signals')) break;
  child.kill('SIGTERM');
  expect([...(await ended), said.join()]).toEqual([0, null, '']);
});

const run = (args: readonly string[], env: Record<string, string> = {}, nodeOptions: readonly string[] = []) => {
  const done = spawnSync(process.execPath, [...nodeOptions, RUN, ...args], {
    env: { ...process.env, DATA_DIR: join(dir, 'data'), ...env },
    encoding: 'utf8',
  });
  return { code: done.status, out: done.stdout, err: done.stderr };
};

test('start: refuses an unsupported Node version first, with a message', () => {
  const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.19.0'}})`;
  const { code, err } = run(['start'], {}, ['--import', older]);
  expect(code).toBe(1);
  expect(err).toMatch(/needs Node 26 or newer, and this is Node 20\.19\.0\. Run it through npm: "npm start"/);
  expect(err).not.toMatch(/^\s+at /m);
});

test('start: lists all invalid settings without a stack trace', () => {
  const { code, err } = run(['start'], { PORT: 'many', LOG_LEVEL: 'loud' });
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toHaveLength(2);
  expect(err).toMatch(/^PORT is "many"/);
});

test('start: lists commands and settings', () => {
  const { code, out } = run(['start', '--help']);
  expect(code).toBe(0);
  for (const word of ['npm start', 'npm run import', 'npm run export', 'npm run ledger', 'PUBLIC_URL', 'TLS_CERT']) {
    expect(out).toContain(word);
  }
  expect(run(['strat']).code).toBe(1);
});

test('start: imports and exports by command, and lists every path of an invalid folder', async () => {
  const folder = await writeVenueFolder(join(dir, 'venue'), smallVenue('cli'));
  const imported = run(['import', folder], { PUBLIC_URL: 'https://menu.example' });
  expect([imported.code, imported.err]).toEqual([0, '']);
  expect(imported.out).toContain('/cli: 2 products');
  expect(imported.out).toContain('https://menu.example/cli/t/a-code-of-the-second-table');

  const wrong = await writeVenueFolder(join(dir, 'wrong'), { ...smallVenue('cli'), timeZone: 'Mars', currency: 'X' });
  const refused = run(['import', wrong]);
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(/2 problems\. Nothing has changed\.[\s\S]*currency: [\s\S]*timeZone: /);

  const exported = run(['export', 'cli', join(dir, 'out')]);
  expect(exported.code).toBe(0);
  expect(await readFile(join(dir, 'out/venue.json'))).toEqual(await readFile(join(folder, 'venue.json')));
  expect(run(['export', 'nowhere', join(dir, 'other')]).err).toContain('There is no place "nowhere"');
});
