// Test staff: a person with a role, signed in normally, and an enrolled station.
import * as v from 'valibot';
import type { Role } from '#domain/account/user.ts';
import { addStaffDevice, enrol } from '../../../server/services/staff/devices.ts';
import { addStaff } from '../../../server/services/staff/people.ts';
import { messageOf, type TestServer } from './server.ts';

export interface SignedIn {
  readonly id: string;
  readonly secret: string;
  readonly token: string;
  /** Request headers of the person. */
  readonly headers: { readonly authorization: string };
}

type Where = Pick<TestServer, 'store' | 'clock' | 'post' | 'placeId'>;

export const asked = ({ store, clock }: Pick<TestServer, 'store' | 'clock'>) => ({ store, clock: () => clock.now });

/** A sign-in link for a person with the role. */
export async function inviteTo(
  server: Where,
  role: Role,
  { name = 'Maria', isOfAllPlaces = false }: { readonly name?: string; readonly isOfAllPlaces?: boolean } = {},
) {
  const added = await addStaff(asked(server), 'command', server.placeId, { name, role, isOfAllPlaces });
  if (!added.ok) throw new Error(added.error);
  return added.value;
}

/** Signs in a person with the role by a link. */
export async function signInAs(server: Where, role: Role, options?: Parameters<typeof inviteTo>[2]): Promise<SignedIn> {
  const { person, secret } = await inviteTo(server, role, options);
  const answer = await server.post('/api/staff/sign-in', { secret }, { 'x-place': String(server.placeId) });
  if (answer.status !== 200) throw new Error(String(messageOf(answer)));
  const signedIn = v.parse(v.object({ token: v.string(), secret: v.string() }), answer.json);
  const { token } = signedIn;
  return { id: person.id, secret: signedIn.secret, token, headers: { authorization: `Bearer ${token}` } };
}

/** An enrolled device of the place. */
export async function enrolled(server: Where, kind: 'shared' | 'station' = 'shared', stationId = 'kitchen') {
  const station = kind === 'station' ? stationId : undefined;
  const added = await addStaffDevice(asked(server), server.placeId, null, {
    name: 'Pass',
    kind,
    stationId: station,
  });
  if (!added.ok) throw new Error(added.error);
  const device = await enrol(asked(server), server.placeId, added.value.code);
  if (!device.ok) throw new Error(device.error);
  return device.value;
}

/** A kitchen station with a token. */
export async function signInStation(server: Where, stationId?: string): Promise<SignedIn> {
  const { device, secret } = await enrolled(server, 'station', stationId);
  const answer = await server.post('/api/staff/token', { secret });
  const { token } = v.parse(v.object({ token: v.string() }), answer.json);
  return { id: device.id, secret, token, headers: { authorization: `Bearer ${token}` } };
}
