// Our server as a venue runs it: the built app, a venue brought in by the import, its own process.
import { buildApp, isBuilt } from '../../server/site/app-build.ts';
import { makeServer, type TestServer } from '../support/serve.ts';
import { ROOT } from './bench-folder.ts';
import { atEnd, temporaryFolder } from './running.ts';

export interface OurServer extends TestServer {
  readonly dataDir: string;
}

/** A server that has the venue of the folder and is not started yet. */
export async function prepareOurs(
  venue: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<OurServer> {
  if (!(await isBuilt(ROOT))) {
    console.error('Building the app.');
    await buildApp(ROOT);
  }
  const dataDir = temporaryFolder();
  const server = makeServer({ dataDir, port, env });
  atEnd(() => void server.kill());
  // The server's output matters only where the script fails.
  process.on('exit', (code) => code !== 0 && console.error(server.output()));
  server.run(['import', venue]);
  return { ...server, dataDir };
}
