// Depth of a run. `DEPTH` tells it to Vitest, Playwright and the simulation; without it, all tests of a file run.
import type { Depth } from './step.ts';

const told = process.env.DEPTH;

export const DEPTH: Depth | undefined = told === 'core' || told === 'deep' ? told : undefined;
