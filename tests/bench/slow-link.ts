// A relay of the shared bench that behaves like a mobile network, for the worker's requests too.
import { join } from 'node:path';
import * as v from 'valibot';
import { openBench } from './bench-folder.ts';

const linkSchema = v.object({ port: v.number(), setOffline: v.function(), down: v.number(), up: v.number() });
const moduleSchema = v.object({ makeLink: v.function(), NETS: v.record(v.string(), v.unknown()) });

export interface SlowLink {
  /** Port on which the relay listens. */
  readonly port: number;
  /** Cuts all open connections and refuses new ones; `false` ends this. */
  readonly setOffline: (isOffline: boolean) => void;
}

/** `net`: one of the bench's networks, such as "slow4g". `target`: port of the server behind the relay. */
export async function slowLink(net: string, target: number): Promise<SlowLink> {
  const bench = await openBench();
  if (!bench) process.exit(1);
  const { makeLink, NETS } = v.parse(moduleSchema, await import(join(bench.path, 'link.mjs')));
  const { port, setOffline } = v.parse(linkSchema, await makeLink(target, NETS[net]));
  return { port, setOffline: (isOffline) => void setOffline(isOffline) };
}
