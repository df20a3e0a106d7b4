import { type Config, readConfig } from '../config.ts';
import { Mistake } from './mistake.ts';

/** The configuration of this process. Throws a Mistake that names every wrong setting. */
export function configuration(env: NodeJS.ProcessEnv = process.env): Config {
  const read = readConfig(env);
  if (!read.ok) throw new Mistake(read.error.join('\n'));
  return read.value;
}
