// A relay of the shared bench that behaves like a mobile network, for the worker's requests too.
import { join } from 'node:path';
import * as v from 'valibot';
import { openBench } from './bench-folder.ts';

const linkSchema = v.object({ port: v.number(), setOffline: v.function(), down: v.number(), up: v.number() });
const moduleSchema = v.object({ makeLink: v.function(), NETS: v.record(v.string(), v.unknown()) });

export interface SlowLink {
  /** Where it listens. */
  readonly port: number;
  /** Cuts all that is open and refuses what comes, or ends that. */
  readonly setOffline: (isOffline: boolean) => void;
}

/** `net`: one of the bench's networks, "slow4g". `target`: the port of the server behind it. */
export async function slowLink(net: string, target: number): Promise<SlowLink> {
  const bench = await openBench();
  if (!bench) process.exit(1);
  const { makeLink, NETS } = v.parse(moduleSchema, await import(join(bench.path, 'link.mjs')));
  const { port, setOffline } = v.parse(linkSchema, await makeLink(target, NETS[net]));
  return { port, setOffline: (isOffline) => void setOffline(isOffline) };
}
