import { configHelp } from '../config.ts';
import { Mistake } from './configuration.ts';

interface Command {
  readonly usage: string;
  readonly does: string;
  readonly load: () => Promise<{ main: (args: string[]) => Promise<number> }>;
}

// Each command is loaded on demand: a server start needs no picture encoder.
const COMMANDS: Readonly<Record<string, Command>> = {
  start: { usage: 'npm start', does: 'builds the app where needed and serves it', load: () => import('./start.ts') },
  dev: { usage: 'npm run dev', does: 'serves the app while it is being written', load: () => import('./dev.ts') },
  build: { usage: 'npm run build', does: 'builds the app', load: () => import('./build.ts') },
  import: {
    usage: 'npm run import -- <folder>',
    does: 'checks a venue folder and publishes it',
    load: () => import('./import.ts'),
  },
  export: {
    usage: 'npm run export -- [--codes] <place> <folder>',
    does: 'writes a published venue into a folder',
    load: () => import('./export.ts'),
  },
  ledger: {
    usage: 'npm run ledger -- --place <slug> [--json]',
    does: 'prints the journal of orders',
    load: () => import('./ledger.ts'),
  },
  print: {
    usage: 'npm run print -- list|test|confirm|copy <place> …',
    does: 'shows printers and papers, prints a test slip, prints a paper again',
    load: () => import('./print.ts'),
  },
  off: {
    usage: 'npm run off -- <place> <dish> [--size …] [--ingredient …] [--for 2h|day|until] [--portions n] | on | list',
    does: 'takes a dish off the menu for a while, counts its portions, or puts it back',
    load: () => import('./off.ts'),
  },
  staff: {
    usage: 'npm run staff -- add|list|link|remove|forget-pin --place <slug> … | forget-keys',
    does: 'keeps the people of a place; prints links to sign in by',
    load: () => import('./staff/staff.ts'),
  },
  hooks: {
    usage: 'npm run hooks -- add|list|remove|test <place> <url>',
    does: 'tells other programs of orders and calls by signed webhooks',
    load: () => import('./hooks.ts'),
  },
  backup: {
    usage: 'npm run backup -- [new folder]',
    does: 'copies all data, beside a running server too',
    load: () => import('./backup.ts'),
  },
  restore: {
    usage: 'npm run restore -- <folder of a backup>',
    does: 'puts a backup in the place of the data, which is put aside',
    load: () => import('./restore.ts'),
  },
  pictures: {
    usage: 'npm run pictures -- <source folder> <venue folder> [name …]',
    does: 'encodes the pictures of a venue folder',
    load: () => import('./pictures.ts'),
  },
  schema: {
    usage: 'node server/cli/run.mjs schema',
    does: 'prints the JSON Schema of venue.json',
    load: () => import('./schema.ts'),
  },
};

const help = (): string =>
  [
    'Commands:',
    ...Object.values(COMMANDS).flatMap(({ usage, does }) => [`  ${usage}`, `      ${does}`]),
    '',
    'Configuration, read from the environment:',
    configHelp(),
  ].join('\n');

/** Runs a command and returns the exit code: 0, or 1 after a sentence that says what to do. */
export async function runCommand(name: string, args: string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (name === 'help' || name === '--help' || args.includes('--help') || args.includes('-h')) {
    console.log(help());
    return 0;
  }
  if (!command) {
    console.error(`There is no command "${name}".\n\n${help()}`);
    return 1;
  }
  try {
    const { main } = await command.load();
    return await main(args);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    console.error(error.message);
    return 1;
  }
}
