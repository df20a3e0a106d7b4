// Which tests a run wants. `DEPTH` says it to Vitest, to Playwright and to the simulation; who runs a file by hand says
// nothing and gets all of its tests.
import type { Depth } from './step.ts';

const told = process.env.DEPTH;

export const DEPTH: Depth | undefined = told === 'core' || told === 'deep' ? told : undefined;
