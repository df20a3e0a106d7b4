// The open-source packages of package.json with their licences. A test compares this list with the installed packages.

export interface PackageGroup {
  /** The package's own SPDX expression. */
  readonly licence: string;
  readonly names: readonly string[];
}

export const PACKAGES: readonly PackageGroup[] = [
  {
    licence: 'MIT',
    names: [
      '@fastify/helmet',
      '@fastify/static',
      '@fastify/swagger',
      '@hookform/resolvers',
      '@leeoniya/ufuzzy',
      '@lingui/core',
      '@lingui/react',
      '@point-of-sale/receipt-printer-encoder',
      '@tanstack/react-router',
      '@tanstack/react-virtual',
      '@turf/bbox-clip',
      '@turf/boolean-point-in-polygon',
      '@turf/kinks',
      '@valibot/to-json-schema',
      '@xstate/react',
      'better-sqlite3',
      'embla-carousel-react',
      'eventsource-parser',
      'fastify',
      'ipaddr.js',
      'jose',
      'js-cookie',
      'jsonc-parser',
      'ky',
      'kysely',
      'libphonenumber-js',
      'otpauth',
      'pg',
      'pino',
      'radix-ui',
      'react',
      'react-dom',
      'react-hook-form',
      'recharts',
      'sanitize-html',
      'stripe',
      'thumbhash',
      'valibot',
      'workbox-window',
      'xstate',
      'yet-another-react-lightbox',
    ],
  },
  { licence: 'Apache-2.0', names: ['dexie', 'dexie-react-hooks', 'fake-indexeddb', 'sharp'] },
  { licence: 'MPL-2.0 OR Apache-2.0', names: ['dompurify'] },
  { licence: 'Bitstream-Vera', names: ['dejavu-fonts-ttf'] },
  { licence: 'BlueOak-1.0.0', names: ['lru-cache'] },
  { licence: 'MIT-0', names: ['nodemailer'] },
  { licence: 'ISC', names: ['rate-limiter-flexible', 'topojson-client', 'world-atlas'] },
  { licence: 'MIT OR Apache-2.0', names: ['qr'] },
  { licence: 'MPL-2.0', names: ['web-push'] },
];

/** Fonts and icons that come from no installed package: the fonts are subsets, the icons copied outlines. */
export const FONTS_AND_ICONS = [
  { name: 'Sofia Sans', licence: 'SIL Open Font License 1.1' },
  { name: 'Piazzolla', licence: 'SIL Open Font License 1.1' },
  { name: 'Phosphor Icons', licence: 'MIT' },
] as const;
