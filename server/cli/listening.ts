import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { Mistake } from './configuration.ts';

/** Opens the port and returns its number. Throws a Mistake that says what to do if the port cannot be opened. */
export async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
  try {
    await app.listen({ host, port });
    const address = app.server.address();
    return typeof address === 'object' && address ? address.port : port;
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new Mistake(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
    }
    if (code === 'EACCES') {
      throw new Mistake(
        `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=8080 npm start`,
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new Mistake(`This computer has no address ${host}. Set HOST to one that it has, or leave it out.`);
    }
    throw error;
  }
}

/** Time after which a server that does not end is killed, ms; a little longer than open requests get. */
const PATIENCE_MS = 12_000;

/** Waits for SIGTERM or SIGINT, lets `stop` finish the open requests, and returns the exit code. */
export const stopOnSignals = (stop: () => Promise<void>): Promise<number> =>
  new Promise((resolve, reject) => {
    let stopping = false;
    const onSignal = () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), PATIENCE_MS).unref();
      stop().then(() => resolve(0), reject);
    };
    process.once('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
  });
