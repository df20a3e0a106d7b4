// Shared devices that all come back at once, as after a power cut: how long until each has been served, and what their
// heartbeats cost at rest.
//
//   node tests/bench/devices.ts [--devices 1000] [--rest 60] [--port 5960] [--minutes 6]
//
// Each is a connection of its own: it looks whether the server is there, asks for its table's session where it is a tablet (every
// other one is), and says how it is. Nothing is staggered, which is worse than a venue's tablets, that start as fast as each can.
// Then they are there for `--rest` seconds, each as a device that nobody touches: once a minute it says that it is as it said, and
// each ten minutes how it is. The latter is counted into its bytes, and the server's own processor time is read. Bytes are those of the
// connections, with this program's headers; a browser sends some 400 more with each request.
import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseTold, readHeartbeatAnswer } from '#contract/device/heartbeat.ts';
import { HEADERS } from '#contract/headers.ts';
import { HEARTBEAT_MS } from '#domain/device/heartbeat.ts';
import { WHOLE_HEARTBEAT_MS } from '#domain/device/still-here.ts';
import { openStore } from '../../server/store/open-store.ts';
import { listPlaces } from '../../server/store/place/places.ts';
import { listTables } from '../../server/store/place/venue-tables.ts';
import { hashSecret, makeSecret } from '../../server/store/secrets.ts';
import { addDevice, enrolDevice } from '../../server/store/staff/staff-devices.ts';
import { ROOT } from './bench-folder.ts';
import { prepareOurs } from './our-server.ts';
import { quantile, short } from './ratio-table.ts';
import { endAfter, machine, pause } from './running.ts';

const { values: asked } = parseArgs({
  options: {
    devices: { type: 'string', default: '1000' },
    rest: { type: 'string', default: '60' },
    port: { type: 'string', default: '5960' },
    minutes: { type: 'string', default: '6' },
  },
});
const DEVICES = Number(asked.devices);
const REST_S = Number(asked.rest);

endAfter(Number(asked.minutes));
const server = await prepareOurs(join(ROOT, 'demo/neven'), Number(asked.port), { DEMO: '0' });

interface Device {
  readonly secret: string;
  readonly isTablet: boolean;
  readonly agent: Agent;
  readonly page: string;
}

/** Created beside the server, before the server runs: typing a thousand enrolment codes would take too long. */
async function setUp(): Promise<{ readonly placeId: number; readonly devices: readonly Device[] }> {
  const store = await openStore({ url: undefined, file: join(server.dataDir, 'tabl.db') });
  const [place] = await listPlaces(store);
  if (!place) throw new Error('The venue was not imported');
  const tables = (await listTables(store, place.id)).filter(({ room }) => !room);
  const devices = await store.write(place.id, async (tx) => {
    const made: Device[] = [];
    for (let nth = 0; nth < DEVICES; nth++) {
      const secret = makeSecret();
      const isTablet = nth % 2 === 0;
      const code = randomUUID();
      const kind = isTablet ? 'tablet' : 'kiosk';
      const table = isTablet ? tables[nth % tables.length]?.name : undefined;
      const row = { id: randomUUID(), placeId: place.id, name: `Device ${nth}`, kind, table } as const;
      await addDevice(tx, { ...row, codeHash: code, codeExpiresAt: Date.now() + 60_000 }, Date.now());
      await enrolDevice(tx, place.id, code, hashSecret(secret), Date.now());
      made.push({ secret, isTablet, agent: new Agent({ keepAlive: true, maxSockets: 1 }), page: token() });
    }
    return made;
  });
  await store.close();
  return { placeId: place.id, devices };
}

const token = (): string => randomBytes(12).toString('hex');

interface Answered {
  readonly status: number;
  readonly ms: number;
  /** Bytes sent and received by this call. */
  readonly bytes: number;
  readonly text: string;
}

const spent = new WeakMap<Socket, number>();

const call = (device: Device, placeId: number, method: string, path: string, body?: object): Promise<Answered> =>
  new Promise((done, failed) => {
    const began = performance.now();
    const headers = { [HEADERS.place]: String(placeId), ...(body && { 'content-type': 'application/json' }) };
    const asking = request(
      { host: '127.0.0.1', port: server.port, method, path: `/api/${path}`, headers, agent: device.agent },
      (answer: IncomingMessage) => {
        // The agent gets the socket back when the answer ends.
        const { socket } = answer;
        let text = '';
        answer.setEncoding('utf8').on('data', (more: string) => {
          text += more;
        });
        answer.on('end', () => {
          const all = socket.bytesRead + socket.bytesWritten;
          const bytes = all - (spent.get(socket) ?? 0);
          spent.set(socket, all);
          done({ status: answer.statusCode ?? 0, ms: performance.now() - began, bytes, text });
        });
      },
    );
    asking.on('error', failed);
    asking.end(body && JSON.stringify(body));
  });

const HOW_IT_IS = {
  ...{ version: 'B3xQa81_', queue: 0, queueAge: null, memory: 21_000_000, storage: 0.0123, battery: 0.87 },
  ...{ isCharging: true, isAwake: true, paintAge: 123_456, touchAge: 45_678, clockOff: 210, takesCommands: true },
  ...{ isUnclean: false, refused: [] },
};
/** The signature of the answer is not checked; only the name of the report is read. */
const marks = new WeakMap<Device, string>();
const still = (device: Device, placeId: number): Promise<Answered> =>
  call(device, placeId, 'PUT', 'devices/here', {
    ...{ device: device.secret, page: device.page, knows: marks.get(device) ?? 'unknown-yet' },
  });
const heartbeat = async (device: Device, placeId: number): Promise<Answered> => {
  const answer = await call(device, placeId, 'PUT', 'devices/beat', {
    ...{ device: device.secret, nonce: token(), page: device.page, sender: device.page, beat: HOW_IT_IS, done: [] },
  });
  const [, told = ''] = readHeartbeat(answer).split('.');
  const mark = parseTold(Buffer.from(told, 'base64url').toString())?.mark;
  if (mark !== undefined) marks.set(device, mark);
  return answer;
};
const readHeartbeat = ({ status, text }: Answered): string => {
  const read = readHeartbeatAnswer({ status, retryAfter: null, body: status === 200 ? JSON.parse(text) : undefined });
  return read.ok ? read.value.signed : '';
};

/** Processor time of the server so far, ms. The process is found by its data folder. */
function processorMs(): number {
  let all = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${server.dataDir}`)) continue;
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      all += (Number(fields[11]) + Number(fields[12])) * 10;
    } catch {
      // The process has ended meanwhile, or is not readable.
    }
  }
  return all;
}

const { placeId, devices } = await setUp();
await server.start();

/** An idle device sends every second heartbeat only. */
const REST_MS = 2 * HEARTBEAT_MS;

const times: number[] = [];
const wholeBytes: number[] = [];
const refused: number[] = [];
const keep = ({ status, ms }: Answered): void => {
  times.push(ms);
  if (status !== 200) refused.push(status);
};
const began = performance.now();
await Promise.all(
  devices.map(async (device) => {
    keep(await call(device, placeId, 'GET', `ping?nonce=${token()}`));
    if (device.isTablet) keep(await call(device, placeId, 'POST', 'devices/session', { device: device.secret }));
    keep(await heartbeat(device, placeId));
  }),
);
const served = performance.now() - began;
for (const device of devices) wholeBytes.push((await heartbeat(device, placeId)).bytes);

const before = processorMs();
const atRest: Answered[] = [];
const restBegan = performance.now();
await Promise.all(
  devices.map(async (device, nth) => {
    for (let at = (nth / DEVICES) * REST_MS; at < REST_S * 1_000; at += REST_MS) {
      await pause(Math.max(0, restBegan + at - performance.now()));
      const answer = await still(device, placeId);
      if (answer.text !== '{"success":true,"speak":false}') refused.push(answer.status);
      atRest.push(answer);
    }
  }),
);
const seconds = (performance.now() - restBegan) / 1_000;
const work = processorMs() - before;
const bytes = atRest.reduce((sum, one) => sum + one.bytes, 0) / atRest.length;
const wholeByte = quantile(wholeBytes, 0.5);
const wholes = 3_600_000 / WHOLE_HEARTBEAT_MS;
const anHour = wholes * wholeByte + (3_600_000 / REST_MS - wholes) * bytes;
const restMs = atRest.map(({ ms }) => ms);

console.log(`${DEVICES} devices. ${machine()}\n
| | |
|---|---|
| all at once: the last is served after, ms | ${short(served)} |
| a call then: p50, p99, worst, ms | ${short(quantile(times, 0.5))}, ${short(quantile(times, 0.99))}, ${short(Math.max(...times))} |
| turned down | ${refused.length} of ${times.length} |
| at rest: a word that it is there, p50, p99, ms | ${short(quantile(restMs, 0.5))}, ${short(quantile(restMs, 0.99))} |
| at rest: the server's processor, ms a second | ${short(work / seconds)} |
| at rest: bytes of that word, of a whole beat, both ways | ${short(bytes)}, ${short(wholeByte)} |
| at rest: kB an hour for a device | ${short(anHour / 1_000)} |
`);
await server.stop();
process.exit(refused.length === 0 ? 0 : 1);
