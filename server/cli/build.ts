import { fileURLToPath } from 'node:url';
import { buildApp } from '../site/app-build.ts';
import { Mistake } from './configuration.ts';

/** Root folder of this installation. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** `npm run build`. */
export async function main(): Promise<number> {
  await buildAppOrSay(ROOT);
  console.log('The app is built in dist.');
  return 0;
}

/** Builds the app, or throws a Mistake with the build's own output. */
export async function buildAppOrSay(root: string): Promise<void> {
  try {
    await buildApp(root);
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error));
  }
}
