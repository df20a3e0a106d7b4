// What a change can reach: files in, steps out. Where the rule is not sure, the step runs whole.
import type { Step } from './step.ts';

/** Changed, they change every test. */
const EVERYWHERE =
  /^(package(-lock)?\.json|[^/]*\.config\.ts|tsconfig[^/]*\.json|tests\/(run\.mjs|runner\/.*|support\/.*))$/;
const DOCS = /^(docs\/.*|[^/]*\.md|LICENSE)$/;
/** What the browser shows or the server answers, and the journeys themselves. */
const SEEN = /^(src|server|service-worker|public|e2e)\/|^index\.html$/;
const BUILT = /^(src|service-worker|public)\/|^index\.html$/;
/** The server as a process runs these; no import leads to them from the tests that start it. */
const SERVED = /^(server|src\/(domain|contract))\//;
/** The journeys that are walked whenever a guest could see the change: the main job, without a network too, and the staff. */
const SMOKE = ['--grep', '@smoke'];
const JOURNEY = /^e2e\/(?:[^/]+\/)*[^/]+\.spec\.ts$/;

/** Tests that read files: no import leads from them to what they read, so the runner looks into their text. */
export interface ReadingTests {
  /** They read something of the sources. */
  readonly sources: readonly string[];
  /** They compare a page of the docs with the code; all of them are tests of the server. */
  readonly docs: readonly string[];
  /** They start the server as a process of its own. */
  readonly processes: readonly string[];
}

/**
 * The steps of `all` that the changed files can reach. A step of Vitest runs the tests that import what has changed, and
 * those that read files; a few journeys are walked where anything changed that a guest could see. Docs alone are formatted,
 * and compared with the code. Quick, and not sure of everything: a change goes in after the whole `npm test`.
 */
export function reachedSteps(all: readonly Step[], files: readonly string[], reading: ReadingTests): Step[] {
  const code = files.filter((file) => !DOCS.test(file));
  const isEverywhere = code.some((file) => EVERYWHERE.test(file));
  const reaches = (pattern: RegExp): boolean => isEverywhere || code.some((file) => pattern.test(file));
  const narrowed = (step: Step): Step[] => {
    if (isEverywhere) return [step];
    if (code.length === 0) return step.name === 'server' && files.length > 0 ? [related(step, reading.docs)] : [];
    const processes = step.name === 'server' && reaches(SERVED) ? reading.processes : [];
    return [related(step, [...code, ...reading.sources, ...reading.docs, ...processes])];
  };
  return all.flatMap((step) => {
    switch (step.name) {
      case 'lint':
        return [step];
      case 'rules':
      case 'device':
      case 'component':
      case 'server':
      case 'simulation':
        return narrowed(step);
      case 'build':
      case 'size':
        return reaches(BUILT) ? [step] : [];
      case 'browser':
        return reaches(SEEN) ? [step] : [];
      case 'journeys': {
        if (!reaches(SEEN)) return [];
        if (isEverywhere) return [step];
        const seen = code.filter((file) => SEEN.test(file));
        return [withArguments(step, seen.every((file) => JOURNEY.test(file)) ? seen : SMOKE)];
      }
      default:
        return code.length > 0 ? [step] : [];
    }
  });
}

const withArguments = (step: Step, args: readonly string[]): Step => ({
  ...step,
  ...(step.command && { command: [...step.command, ...args] }),
  // A journey that belongs to the other depth is not walked here.
  mayBeEmpty: true,
});

/** The tests of a Vitest step that import one of these files, or are one of them. */
const related = (step: Step, files: readonly string[]): Step => ({
  ...step,
  ...(step.command && {
    command: [step.command[0], 'related', '--run', ...step.command.slice(2), ...new Set(files)],
  }),
  env: { ...step.env, MAY_BE_EMPTY: '1' },
  mayBeEmpty: true,
});
