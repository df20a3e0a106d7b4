// Errors that the operator can fix are reported in a sentence before any build.
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressesOf } from '../../../server/cli/addresses.ts';
import { Mistake } from '../../../server/cli/configuration.ts';
import { startServer } from '../../../server/cli/start.ts';
import { misspeltSettings, readConfig } from '../../../server/config.ts';
import { lockForServer } from '../../../server/store/server-lock.ts';
import { makeCertificate } from '../../support/tls.ts';

let dir: string;
let said: string[];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mistakes-'));
  said = [];
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** The folder contains no app, so a build would fail with another error. */
const start = (env: Record<string, string>) => {
  const read = readConfig({ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: join(dir, 'data'), ...env });
  if (!read.ok) throw new Error(read.error.join());
  return startServer(read.value, join(dir, 'no-app'), (text) => said.push(text));
};
const write = async (name: string, content: string): Promise<string> => {
  await writeFile(join(dir, name), content);
  return join(dir, name);
};

test('start: reports an invalid certificate or key, or a pair that does not match, before the build', async () => {
  const [one, other] = [makeCertificate(['localhost']), makeCertificate(['localhost'])];
  const cert = await write('cert.pem', one.cert);
  const foreign = await write('foreign.pem', other.key);
  const noise = await write('noise.pem', 'not a certificate');
  await expect(start({ TLS_CERT: cert, TLS_KEY: foreign })).rejects.toThrow(
    /TLS_KEY is ".*foreign\.pem", which is not the key of TLS_CERT ".*cert\.pem"/,
  );
  await expect(start({ TLS_CERT: noise, TLS_KEY: foreign })).rejects.toThrow(/TLS_CERT is ".*noise\.pem", .*PEM/);
  await expect(start({ TLS_CERT: cert, TLS_KEY: noise })).rejects.toThrow(/TLS_KEY is ".*noise\.pem", .*PEM/);
  expect(said).toEqual([]);
});

test('start: reports an impossible data folder before the build', async () => {
  const file = await write('file', '');
  await expect(start({ DATA_DIR: file })).rejects.toThrow(/DATA_DIR is ".*file", .*not a folder/);
  await expect(start({ DATA_DIR: join(file, 'below') })).rejects.toThrow(/DATA_DIR is ".*below", .*not a folder/);
  await expect(start({ DATA_DIR: file })).rejects.toThrow(Mistake);
  expect(said).toEqual([]);
});

test.skipIf(process.getuid?.() === 0)('start: reports a data folder without write permission', async () => {
  await mkdir(join(dir, 'closed'));
  await chmod(join(dir, 'closed'), 0o500);
  await expect(start({ DATA_DIR: join(dir, 'closed') })).rejects.toThrow(/DATA_DIR is ".*closed", .*may not write/);
});

test('start: refuses a second server on one SQLite folder until the first one ends', async () => {
  await mkdir(join(dir, 'data'));
  const file = join(dir, 'data', 'tabl.db');
  const free = lockForServer(file);
  expect(free).toBeDefined();
  await expect(start({})).rejects.toThrow(/A server is running on the data in .*data \(DATA_DIR\)/);
  expect(said).toEqual([]);
  free?.();
  await expect(start({})).rejects.not.toThrow(/A server is running/);
  const again = lockForServer(file);
  expect(again).toBeDefined();
  again?.();
});

test('start: suggests the right name for a misspelt setting, and ignores settings of other programs', () => {
  expect(misspeltSettings({ PROT: '8081', LOGLEVEL: 'debug', DATADIR: '/srv' })).toEqual([
    'PROT is set, and there is no such setting. PORT is one.',
    'LOGLEVEL is set, and there is no such setting. LOG_LEVEL is one.',
    'DATADIR is set, and there is no such setting. DATA_DIR is one.',
  ]);
  const own = { PORT: '1', HOST: 'a', HOSTNAME: 'pi', PATH: '/bin', HOME: '/root', PWD: '/', TERM: 'x', LOGNAME: 'me' };
  expect(misspeltSettings(own)).toEqual([]);
});

test('start: does not present a PUBLIC_URL of localhost as an address for guests', () => {
  const at = { host: '0.0.0.0', port: 8080, tls: false };
  for (const publicUrl of ['http://localhost', 'http://127.0.0.1:8080', 'http://[::1]:8080']) {
    const [first] = addressesOf({ ...at, publicUrl }, ['192.168.1.7']);
    expect([first?.kind, first?.url]).toEqual(['local', publicUrl]);
    expect(first?.can).toMatch(/^everything works, offline too/);
  }
  const [guests] = addressesOf({ ...at, publicUrl: 'http://menu.example' }, []);
  expect([guests?.kind, guests?.can]).toEqual(['public', expect.stringMatching(/offline does not/)]);
});
