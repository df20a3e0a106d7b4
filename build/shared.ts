// Settings shared by the builds of page and renderer, so that both have the same class names.
import { readFileSync } from 'node:fs';
import type { UserConfig } from 'vite';

export const alias = [
  { find: /^#(.*)$/, replacement: `${import.meta.dirname}/../src/$1` },
  // The package exports only the build for old browsers; the modern one needs no helpers.
  { find: /^dexie$/, replacement: `${import.meta.dirname}/../node_modules/dexie/dist/modern/dexie.mjs` },
];

export const css: NonNullable<UserConfig['css']> = {
  transformer: 'lightningcss',
  lightningcss: { targets: { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 115 << 16 } },
};

const { version } = JSON.parse(readFileSync(`${import.meta.dirname}/../package.json`, 'utf8'));

export const definitions = {
  __BUILD__: JSON.stringify(process.env.BUILD_ID ?? 'development'),
  __VERSION__: JSON.stringify(version),
};
