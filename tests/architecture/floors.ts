// Table of layers: which folders and packages each folder may import. Imports lead downwards only.

export interface Floor {
  /** A folder, or a file. */
  readonly at: string;
  /** Layers below. */
  readonly may: readonly string[];
  /** Packages that only this layer may import; a name ending in "*" matches every package with that beginning. */
  readonly packages: readonly string[];
}

const RULES = ['src/domain', 'src/contract'];
const DEVICE = [...RULES, 'src/core/api', 'src/core/db'];
const BELOW_SHARED = [...DEVICE, 'src/core/platform', 'src/core/sync', 'src/locales', 'src/ui'];
const BELOW_APPS = [...BELOW_SHARED, 'src/shared'];
const REACT = ['react', 'react-dom'];
const WORDS = ['@lingui/core', '@lingui/react'];
// A page contains its own address.
const ROUTER = ['@tanstack/react-router'];
const MACHINES = ['xstate', '@xstate/react'];
const FORMS = ['react-hook-form', '@hookform/resolvers'];

const BELOW_SERVICES = [...RULES, 'server/texts', 'server/csv', 'server/store'];

/** Files that assemble the server, and its commands. */
const SERVER_TOP: readonly Floor[] = [
  { at: 'server/config.ts', may: ['src/domain'], packages: [] },
  { at: 'server/closing.ts', may: [], packages: ['fastify'] },
  {
    at: 'server/openapi.ts',
    may: ['src/domain'],
    packages: ['fastify', '@fastify/swagger', 'valibot', '@valibot/to-json-schema'],
  },
  {
    at: 'server/site.ts',
    may: ['src/domain', 'src/contract', 'server/services', 'server/site'],
    packages: ['fastify', '@fastify/static'],
  },
  {
    at: 'server/app.ts',
    may: [
      ...['src/contract', 'server/config.ts', 'server/closing.ts', 'server/openapi.ts', 'server/site.ts'],
      ...[
        'server/jobs/map',
        'server/payments',
        'server/jobs/printing',
        'server/routes',
        'server/services',
        'server/store',
      ],
    ],
    packages: ['fastify', 'pino'],
  },
  {
    at: 'server/cli',
    may: [
      ...RULES,
      ...[
        'server/app.ts',
        'server/config.ts',
        'server/jobs/mail',
        'server/payments',
        'server/jobs/printing',
        'server/jobs/push',
        'server/services',
        'server/site',
      ],
      ...['server/store', 'server/venue', 'server/jobs/webhooks', 'server/texts'],
    ],
    packages: ['fastify', 'qr', 'valibot', 'vite'],
  },
];

export const FLOORS: readonly Floor[] = [
  // A proven package decides whether a point lies in a polygon.
  { at: 'src/domain', may: [], packages: ['@turf/boolean-point-in-polygon', '@turf/kinks'] },
  {
    at: 'src/contract',
    may: ['src/domain'],
    packages: ['valibot', '@valibot/to-json-schema', 'libphonenumber-js'],
  },
  // The small script of the page's head, which is built separately.
  { at: 'src/early', may: ['src/domain'], packages: [] },
  { at: 'src/locales', may: ['src/domain'], packages: ['@lingui/core'] },
  { at: 'src/core/api', may: RULES, packages: ['ky', 'eventsource-parser'] },
  // fake-indexeddb: the same database in memory, where a browser refuses storage.
  { at: 'src/core/db', may: RULES, packages: ['dexie', 'fake-indexeddb'] },
  { at: 'src/core/platform', may: RULES, packages: ['js-cookie', 'workbox-window', 'qr'] },
  { at: 'src/core/sync', may: DEVICE, packages: [] },
  {
    at: 'src/ui',
    may: ['src/domain', 'src/locales'],
    packages: [
      ...REACT,
      ...WORDS,
      'radix-ui',
      '@phosphor-icons/react',
      '@fontsource-variable/*',
      'thumbhash',
      '@tanstack/react-virtual',
      'dompurify',
      'embla-carousel*',
      'qr',
      'yet-another-react-lightbox',
    ],
  },
  // Code shared by the three apps; imports none of them.
  {
    at: 'src/shared',
    may: BELOW_SHARED,
    packages: [
      ...[...REACT, ...WORDS, ...ROUTER, ...FORMS],
      ...[...MACHINES, 'dexie-react-hooks', 'jose', '@leeoniya/ufuzzy'],
    ],
  },
  {
    at: 'src/guest',
    may: BELOW_APPS,
    packages: [...REACT, ...WORDS, ...ROUTER, ...FORMS, ...MACHINES, 'dexie-react-hooks'],
  },
  // The app of a shared device: the guests' app, with the screens between two guests.
  {
    at: 'src/kiosk',
    may: [...BELOW_APPS, 'src/guest'],
    packages: [...REACT, ...WORDS, ...ROUTER, ...MACHINES],
  },
  {
    at: 'src/staff',
    may: BELOW_APPS,
    packages: [...REACT, ...WORDS, ...ROUTER, ...FORMS, 'dexie-react-hooks', 'recharts'],
  },
  {
    at: 'src/routes',
    may: ['src/domain', 'src/shared', 'src/guest', 'src/kiosk', 'src/staff'],
    packages: ['@tanstack/react-router'],
  },
  { at: 'service-worker', may: [...DEVICE, 'src/core/sync'], packages: [] },
  { at: 'server/texts', may: ['src/domain'], packages: [] },
  // CSV exports and imports.
  { at: 'server/csv', may: ['src/domain'], packages: [] },
  {
    at: 'server/store',
    may: RULES,
    packages: ['kysely', 'better-sqlite3', 'pg', 'rate-limiter-flexible'],
  },
  // An owner's edits are published with the same checks as an import.
  {
    at: 'server/services',
    may: [...BELOW_SERVICES, 'server/venue'],
    // The last four packages read and clip outlines of countries.
    packages: [
      'lru-cache',
      'jose',
      'otpauth',
      '@turf/bbox-clip',
      'topojson-client',
      'geojson',
      'topojson-specification',
    ],
  },
  // Printing, from the journal to the printer.
  {
    at: 'server/jobs/printing',
    may: [...BELOW_SERVICES, 'server/jobs/following', 'server/services', 'server/jobs/webhooks'],
    packages: ['@point-of-sale/receipt-printer-encoder', 'sharp'],
  },
  // Jobs that follow the journal and report to other programs.
  { at: 'server/jobs/following', may: ['server/store'], packages: [] },
  { at: 'server/jobs/webhooks', may: [...RULES, 'server/jobs/following', 'server/store'], packages: [] },
  // Notifications to staff phones, through the push services of their browsers.
  {
    at: 'server/jobs/push',
    may: [...BELOW_SERVICES, 'server/jobs/following', 'server/services', 'server/jobs/webhooks'],
    packages: ['web-push'],
  },
  // Mails to guests without a table, with the link to their order, through the configured mail server.
  {
    at: 'server/jobs/mail',
    may: [...BELOW_SERVICES, 'server/jobs/following', 'server/services', 'server/jobs/webhooks'],
    packages: ['nodemailer'],
  },
  // Card payments: adapters that speak the protocols of providers, and doubles of the providers.
  {
    at: 'server/payments',
    may: ['src/domain', 'server/services', 'server/store', 'server/texts'],
    packages: ['fastify', 'stripe', 'valibot'],
  },
  // Map services: geocoding and map tiles. Their addresses are checked like those of webhooks.
  {
    at: 'server/jobs/map',
    may: ['src/domain', 'server/services', 'server/store', 'server/jobs/webhooks'],
    packages: ['lru-cache', 'valibot'],
  },
  { at: 'server/routes', may: [...RULES, 'server/services'], packages: ['fastify', 'ipaddr.js', 'pino', 'valibot'] },
  {
    at: 'server/venue',
    may: BELOW_SERVICES,
    packages: ['valibot', '@valibot/to-json-schema', 'jsonc-parser', 'sanitize-html', 'sharp', 'thumbhash'],
  },
  {
    at: 'server/site',
    may: [...BELOW_SERVICES, 'server/services'],
    packages: ['fastify', '@fastify/helmet', 'lru-cache', 'valibot'],
  },
  ...SERVER_TOP,
];

/** Lazy entries: files of the guests' app that load another app by `import()` when needed, each with that app. */
export const DOORS: Readonly<Record<string, string>> = {
  'src/guest/lazy/lazy-kiosk.tsx': 'src/kiosk',
  'src/guest/lazy/lazy-room.tsx': 'src/kiosk',
  'src/guest/lazy/lazy-crash.tsx': 'src/kiosk',
  'src/guest/lazy/lazy-staff.tsx': 'src/staff',
  'src/guest/lazy/lazy-at-device.tsx': 'src/staff',
};

export const isDoor = (file: string, to: string): boolean => DOORS[file] === to;

/** Files that assemble the app or the server: they may import anything. */
export const JOINTS = ['src/main.tsx', 'src/router.tsx', 'src/entry-server.tsx'];

/** Compiled catalogs contain only texts, and the server reads them too. */
export const CATALOG = /^src\/locales\/.*\.(?:po|json)$/;

export const floorOf = (file: string): Floor | undefined =>
  FLOORS.find(({ at }) => file === at || file.startsWith(`${at}/`));

export const mayImportPackage = (floor: Floor, name: string): boolean =>
  floor.packages.some((own) => (own.endsWith('*') ? name.startsWith(own.slice(0, -1)) : own === name));
