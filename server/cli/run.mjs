// Entry point of every command. Plain JavaScript for any Node version, so that it can report a version that is too old.
import { existsSync } from 'node:fs';

const NEEDED = 26;
const major = Number(process.versions.node.split('.')[0]);
const [name = 'start', ...args] = process.argv.slice(2);

if (major < NEEDED) {
  console.error(
    `Tabl needs Node ${NEEDED} or newer, and this is Node ${process.versions.node}. ` +
      `Run it through npm: "npm ${name === 'start' ? 'start' : `run ${name}`}". ` +
      'npm then uses the Node that "npm ci" has put into node_modules; where there is none for this system, install Node ' +
      `${NEEDED} from nodejs.org.`,
  );
  process.exit(1);
}
if (!existsSync(new URL('../../node_modules', import.meta.url))) {
  console.error('The packages are not installed yet. Run "npm ci" first.');
  process.exit(1);
}

const { runCommand } = await import('./commands.ts');
process.exitCode = await runCommand(name, args);
