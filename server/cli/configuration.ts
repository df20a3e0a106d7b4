import { type Config, readConfig } from '../config.ts';

/** An error that the person at the command line can fix; its message says how. Ends the command with exit code 1. */
export class Mistake extends Error {}

/** The configuration of this process. Throws a Mistake that names every wrong setting. */
export function configuration(env: NodeJS.ProcessEnv = process.env): Config {
  const read = readConfig(env);
  if (!read.ok) throw new Mistake(read.error.join('\n'));
  return read.value;
}
