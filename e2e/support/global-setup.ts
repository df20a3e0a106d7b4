import { resolve } from 'node:path';
import { buildApp, isBuilt } from '../../server/site/app-build.ts';
import { makeServerFolders } from './server-folder.ts';

const root = resolve(import.meta.dirname, '../..');

/** `npm test` has already built the app; a single run builds it here once. Returns the teardown. */
export default async function globalSetup(): Promise<() => void> {
  if (!(await isBuilt(root))) await buildApp(root);
  return makeServerFolders();
}
