// Vitest suites, each a list of folders in `tests`; used by vitest.config.ts and the steps.
export const SUITES: Readonly<Record<string, readonly string[]>> = {
  rules: ['domain', 'contract', 'locales', 'architecture'],
  device: ['core', 'early', 'shared'],
  component: ['ui', 'guest', 'kiosk', 'staff'],
  server: ['server'],
  simulation: ['simulation'],
};

/** Suite of a test file by its folder; `undefined` for a file that is no test. */
export function suiteOf(file: string): string | undefined {
  const [, folder = ''] = /^tests\/([^/]+)\/.*\.test\.tsx?$/.exec(file) ?? [];
  return Object.keys(SUITES).find((suite) => SUITES[suite]?.includes(folder));
}
