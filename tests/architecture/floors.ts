// Which folder may import which, and which packages. Imports lead downwards only.

export interface Floor {
  /** A folder, or a file. */
  readonly at: string;
  /** Floors below it. */
  readonly may: readonly string[];
  /** Packages of its own; a name that ends in "*" stands for all that begin so. */
  readonly packages: readonly string[];
}

const RULES = ['src/domain', 'src/contract'];
const DEVICE = [...RULES, 'src/core/api', 'src/core/db'];
const BELOW_SHARED = [...DEVICE, 'src/core/platform', 'src/core/sync', 'src/locales', 'src/ui'];
const BELOW_APPS = [...BELOW_SHARED, 'src/shared'];
const REACT = ['react', 'react-dom'];
const WORDS = ['@lingui/core', '@lingui/react'];
// A page knows the address that it stands for.
const ROUTER = ['@tanstack/react-router'];
const MACHINES = ['xstate', '@xstate/react'];
const FORMS = ['react-hook-form', '@hookform/resolvers'];

const BELOW_SERVICES = [...RULES, 'server/texts', 'server/csv', 'server/store'];

/** The files that put the server together, and the commands that run it. */
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
  // Geometry comes from a proven package: whether a point lies in a polygon.
  { at: 'src/domain', may: [], packages: ['@turf/boolean-point-in-polygon', '@turf/kinks'] },
  {
    at: 'src/contract',
    may: ['src/domain'],
    packages: ['valibot', '@valibot/to-json-schema', 'libphonenumber-js'],
  },
  // The small script of the page's head, built by itself.
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
  // Code that the three apps share; it knows none of them.
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
  // The app of a shared device: a guest's app, and the screens between two guests.
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
  // Lists for spreadsheets, and those that come back.
  { at: 'server/csv', may: ['src/domain'], packages: [] },
  {
    at: 'server/store',
    may: RULES,
    packages: ['kysely', 'better-sqlite3', 'pg', 'rate-limiter-flexible'],
  },
  // An owner's edits are published as an import publishes: by the same checks.
  {
    at: 'server/services',
    may: [...BELOW_SERVICES, 'server/venue'],
    // The last four read and clip outlines of countries.
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
  // Paper: from the journal to the printer.
  {
    at: 'server/jobs/printing',
    may: [...BELOW_SERVICES, 'server/jobs/following', 'server/services', 'server/jobs/webhooks'],
    packages: ['@point-of-sale/receipt-printer-encoder', 'sharp'],
  },
  // Jobs that follow the journal, and send it to other programs.
  { at: 'server/jobs/following', may: ['server/store'], packages: [] },
  { at: 'server/jobs/webhooks', may: [...RULES, 'server/jobs/following', 'server/store'], packages: [] },
  // Phones of the staff: from what needs somebody to the browsers' own push services.
  {
    at: 'server/jobs/push',
    may: [...BELOW_SERVICES, 'server/jobs/following', 'server/services', 'server/jobs/webhooks'],
    packages: ['web-push'],
  },
  // Mails to guests without a table: the link of their order, through the mail server that is set.
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
  // Map services: they find addresses by their words, and deliver the map's pictures. Their own addresses are judged as
  // those of webhooks are.
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

/** Lazy entries: the files of the guests' app that load another app by `import()` when it is wanted, each with its app. */
export const DOORS: Readonly<Record<string, string>> = {
  'src/guest/lazy/lazy-kiosk.tsx': 'src/kiosk',
  'src/guest/lazy/lazy-room.tsx': 'src/kiosk',
  'src/guest/lazy/lazy-crash.tsx': 'src/kiosk',
  'src/guest/lazy/lazy-staff.tsx': 'src/staff',
  'src/guest/lazy/lazy-at-device.tsx': 'src/staff',
};

export const isDoor = (file: string, to: string): boolean => DOORS[file] === to;

/** Files that put the app and the server together: they may import anything. */
export const JOINTS = ['src/main.tsx', 'src/router.tsx', 'src/entry-server.tsx'];

/** The compiled catalogs are words, not code: the server reads them too. */
export const CATALOG = /^src\/locales\/.*\.(?:po|json)$/;

export const floorOf = (file: string): Floor | undefined =>
  FLOORS.find(({ at }) => file === at || file.startsWith(`${at}/`));

export const mayImportPackage = (floor: Floor, name: string): boolean =>
  floor.packages.some((own) => (own.endsWith('*') ? name.startsWith(own.slice(0, -1)) : own === name));
