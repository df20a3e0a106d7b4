// A shared device for tests: set up normally, and with the requests of its page.
import * as v from 'valibot';
import { heartbeatAnswerSchema, parseTold, type Told } from '#contract/device/heartbeat.ts';
import { codeAnswerSchema, enrolledAnswerSchema } from '#contract/staff/staff.ts';
import type { DeviceHeartbeat } from '#domain/device/heartbeat.ts';
import { messageOf, type TestServer } from '../support/server.ts';
import type { SignedIn } from '../support/staff.ts';

export const WELL: DeviceHeartbeat = {
  version: 'B3xQa81_',
  queue: 0,
  queueAge: null,
  memory: 20_000_000,
  storage: 0.1,
  battery: 0.8,
  isCharging: true,
  isAwake: true,
  paintAge: 5_000,
  touchAge: null,
  clockOff: 12,
  takesCommands: true,
};

export interface SharedDevice {
  readonly id: string;
  readonly secret: string;
}

/** A manager adds the device, and its code is entered on it. */
export async function setUp(server: TestServer, owner: SignedIn, device: object): Promise<SharedDevice> {
  const added = await server.post('/api/staff/devices', { name: 'Window', ...device }, owner.headers);
  if (added.status !== 200) throw new Error(String(messageOf(added)));
  const { code } = v.parse(codeAnswerSchema, added.json);
  const enrolled = v.parse(enrolledAnswerSchema, (await server.post('/api/staff/enrol', { code })).json);
  return { id: enrolled.device.id, secret: enrolled.secret };
}

let made = 0;
/** A random token made by a page. */
export const token = (): string => {
  made += 1;
  return `token-${String(made).padStart(8, '0')}`;
};

interface Spoken {
  readonly page?: string;
  readonly sender?: string;
  readonly beat?: Partial<DeviceHeartbeat>;
  readonly done?: readonly { readonly id: string; readonly outcome: 'done' | 'refused' }[];
}

/** Sends a heartbeat; returns the answer or the refusal. */
export async function speak(
  server: TestServer,
  { secret }: Pick<SharedDevice, 'secret'>,
  { page = 'page-0001', sender = 'sender-0001', beat = {}, done = [] }: Spoken = {},
): Promise<{
  readonly told: Told | undefined;
  readonly signed: string;
  readonly nonce: string;
  readonly why: unknown;
}> {
  const nonce = token();
  const answer = await server.app.inject({
    method: 'PUT',
    url: '/api/devices/beat',
    headers: { 'x-place': String(server.placeId) },
    payload: { device: secret, nonce, page, sender, beat: { ...WELL, ...beat }, done },
  });
  const parsed = v.safeParse(heartbeatAnswerSchema, answer.json());
  if (!parsed.success) return { told: undefined, signed: '', nonce, why: answer.json().payload?.message };
  const { signed } = parsed.output;
  const [, payload = ''] = signed.split('.');
  return { told: parseTold(Buffer.from(payload, 'base64url').toString()), signed, nonce, why: undefined };
}
