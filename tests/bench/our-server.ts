// Our server as a venue runs it: the built app, an imported venue, a separate process.
import { buildApp, isBuilt } from '../../server/site/app-build.ts';
import { makeServer, type TestServer } from '../support/serve.ts';
import { ROOT } from './bench-folder.ts';
import { atEnd, temporaryFolder } from './running.ts';

export interface OurServer extends TestServer {
  readonly dataDir: string;
}

/** A server with the folder's venue, not started yet. */
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
  // The server's output is shown only when the script fails.
  process.on('exit', (code) => code !== 0 && console.error(server.output()));
  server.run(['import', venue]);
  return { ...server, dataDir };
}
