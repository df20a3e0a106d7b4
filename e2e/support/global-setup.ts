import { resolve } from 'node:path';
import { buildApp, isBuilt } from '../../server/site/app-build.ts';
import { makeServerFolders } from './server-folder.ts';

const root = resolve(import.meta.dirname, '../..');

/** `npm test` has built already; who runs journeys alone gets what the sources say, once. Gives what ends it. */
export default async function globalSetup(): Promise<() => void> {
  if (!(await isBuilt(root))) await buildApp(root);
  return makeServerFolders();
}
