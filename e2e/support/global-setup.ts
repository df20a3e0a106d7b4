import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** `npm test` has built already; who runs journeys alone gets a build once. */
export default function globalSetup(): void {
  if (existsSync('dist/index.html')) return;
  const built = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The app could not be built.\n${built.stdout}\n${built.stderr}`);
}
