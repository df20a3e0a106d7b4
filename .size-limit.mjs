// The first measure is all that loads before the running app answers: the files that the page names, and the texts of the
// language in which most guests begin. Files that the page names with a low priority run behind the first paint and have a measure
// of their own.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const ASSETS = 'dist/assets';
const page = readFileSync('dist/index.html', 'utf8');
const tags = page.match(/<(?:script|link)\b[^>]*>/g) ?? [];
const fileOf = (tag) => /(?:src|href)="\/assets\/([^"]+\.(?:js|css))"/.exec(tag)?.[1] ?? [];
const isBehind = (tag) => tag.includes('fetchpriority="low"');
const named = tags.filter((tag) => !isBehind(tag)).flatMap(fileOf);
const behind = tags.filter(isBehind).flatMap(fileOf);
if (named.length === 0) throw new Error('dist/index.html names no script. Build first: npm run build');
// Bulgarian, in Cyrillic letters, is the largest of the catalogs.
const [bulgarian] = readdirSync(ASSETS)
  .filter((file) => /^messages-.*\.js$/.test(file))
  .sort((a, b) => statSync(`${ASSETS}/${b}`).size - statSync(`${ASSETS}/${a}`).size);

// Files that a phone fetches where it spares bytes and its guest only reads: nothing of the staff, nothing that is opened later, and
// texts of the first card in one language.
const reading = readdirSync(ASSETS).filter(
  (file) => file.endsWith('.js') && !/^(?:staff\.|later\.|(?:service|checkout|account|booking|messages)-)/.test(file),
);

// The files name each other by hashes, and another hash packs by up to 0.15 kB differently: a change of the staff's style moved
// the guests' first script. Copies with one hash for all are measured, so that a figure moves with what was written alone.
const copies = mkdtempSync(join(tmpdir(), 'size-'));
process.on('exit', () => rmSync(copies, { recursive: true, force: true }));
const measured = (file) => {
  const copy = join(copies, basename(file));
  writeFileSync(copy, readFileSync(file, 'utf8').replace(/-[\w-]{7}(?=\.(?:js|css)\b)/g, '-0000000'));
  return copy;
};

export default [
  {
    name: 'script and style before the first card',
    path: [...new Set([...named, bulgarian])].map((file) => measured(`${ASSETS}/${file}`)),
    brotli: true,
    limit: '145.5 kB',
  },
  {
    name: 'the database and the network, behind the first paint',
    path: behind.map((file) => measured(`${ASSETS}/${file}`)),
    brotli: true,
    limit: '52.5 kB',
  },
  {
    name: 'all script of a phone whose guest only reads, the worker with it',
    path: [...reading.map((file) => `${ASSETS}/${file}`), `${ASSETS}/${bulgarian}`, 'dist/sw.js'].map(measured),
    brotli: true,
    limit: '374.2 kB',
  },
  {
    // Read whole before it answers the first page of a cold start. What needs the database is a script of its own.
    name: 'worker before the first page',
    path: [measured('dist/sw.js')],
    brotli: true,
    limit: '5.7 kB',
  },
];
