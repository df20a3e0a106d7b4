// The suites of Vitest, each a list of folders in `tests`. vitest.config.ts and the steps read them here.
export const SUITES: Readonly<Record<string, readonly string[]>> = {
  rules: ['domain', 'contract', 'locales', 'architecture'],
  device: ['core', 'early', 'shared'],
  component: ['ui', 'guest', 'kiosk', 'staff'],
  server: ['server'],
  simulation: ['simulation'],
};

/** The suite of a test file, by its folder; `undefined` for a file that is no test. */
export function suiteOf(file: string): string | undefined {
  const [, folder = ''] = /^tests\/([^/]+)\/.*\.test\.tsx?$/.exec(file) ?? [];
  return Object.keys(SUITES).find((suite) => SUITES[suite]?.includes(folder));
}
