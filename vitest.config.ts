import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// The suites that need no browser. `SUITE` picks one, so that a budget can be kept for each; without it all run.
const suites: Record<string, string[]> = {
  unit: [
    'tests/domain/**',
    'tests/contract/**',
    'tests/architecture/**',
    'tests/api/**',
    'tests/db/**',
    'tests/sync/**',
    'tests/platform/**',
    'tests/state/**',
    'tests/locales/**',
  ],
  component: ['tests/ui/**', 'tests/screens/**', 'tests/pages/**'],
  server: ['tests/server/**'],
  simulation: ['tests/simulation/**'],
};
const suite = process.env.SUITE;
const roots = suite ? (suites[suite] ?? []) : Object.values(suites).flat();

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()],
  resolve: { alias: [{ find: /^#(.*)$/, replacement: `${fileURLToPath(new URL('./src', import.meta.url))}/$1` }] },
  test: {
    include: roots.map((root) => `${root}/*.test.{ts,tsx}`),
    // The schedules are work for the processor alone: both cores take their share.
    ...(suite === 'simulation' && { maxWorkers: 2 }),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    reporters: process.env.VITEST_JSON
      ? [
          ['default', { summary: false }],
          ['json', { outputFile: process.env.VITEST_JSON }],
        ]
      : ['default'],
  },
});
