import { fileURLToPath } from 'node:url';
import { buildApp } from '../site/app-build.ts';
import { Mistake } from './configuration.ts';

/** Where this copy of the app lies. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** `npm run build`. */
export async function main(): Promise<number> {
  await buildAppOrSay(ROOT);
  console.log('The app is built in dist.');
  return 0;
}

/** Throws a Mistake with the build's own words. */
export async function buildAppOrSay(root: string): Promise<void> {
  try {
    await buildApp(root);
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error));
  }
}
