// What is loaded before the running app answers: all that the page itself names, and the words of the language that most
// guests begin with. What the page names with a low priority is run behind the first paint, and has its own measure.
import { readdirSync, readFileSync, statSync } from 'node:fs';

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

// What a phone fetches that spares bytes, and whose guest only reads: not the staff's, not what is opened later, and of words
// those of the first card in one language.
const reading = readdirSync(ASSETS).filter(
  (file) => file.endsWith('.js') && !/^(?:staff\.|later\.|(?:service|checkout|account|booking|messages)-)/.test(file),
);

export default [
  {
    name: 'script and style before the first card',
    path: [...new Set([...named, bulgarian])].map((file) => `${ASSETS}/${file}`),
    brotli: true,
    // The names of files stand in the script: their hashes alone move this by 0.15 kB.
    limit: '145.5 kB',
  },
  {
    name: 'the database and the network, behind the first paint',
    path: behind.map((file) => `${ASSETS}/${file}`),
    brotli: true,
    // Names of chunks and their order move this by 0.05 kB.
    limit: '52.7 kB',
  },
  {
    name: 'all script of a phone whose guest only reads, the worker with it',
    path: [...reading, bulgarian].map((file) => `${ASSETS}/${file}`).concat('dist/sw.js'),
    brotli: true,
    limit: '375.5 kB',
  },
  {
    // Read whole before it answers the first page of a cold start. What needs the database is a script of its own.
    name: 'worker before the first page',
    path: ['dist/sw.js'],
    brotli: true,
    limit: '7 kB',
  },
];
