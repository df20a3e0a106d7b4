// Staff: two waiters with their phones, and a kitchen screen.
import type { DeviceId, Orderer, UserId } from '#domain/order/orderer.ts';
import { type SignedIn, signInAs, signInStation } from '../../server/support/staff.ts';
import { addressOf, type VenueServer } from '../venue-server.ts';

export const STAFF = ['Maria', 'Ivan', 'Pass'] as const;
/** Names as in the journal. "Pass" is the screen of the hot kitchen. */
export type StaffName = (typeof STAFF)[number];

export interface Account {
  readonly name: StaffName;
  readonly orderer: Orderer;
  /** Request headers of the account; renews the token in time. */
  readonly headers: () => Promise<{ readonly authorization: string }>;
}

const RENEW_MS = 5 * 60_000;

/** Signs a person in like a venue. */
export async function openAccount(server: VenueServer, name: StaffName): Promise<Account> {
  let calls = 1;
  const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
    const remoteAddress = addressOf(calls++);
    const all = { 'x-place': String(server.placeId), 'content-type': 'application/json', ...headers };
    const payload = JSON.stringify(body);
    const {
      statusCode,
      body: text,
      json,
    } = await server.app.inject({
      method: 'POST',
      ...{ url, remoteAddress, headers: all, payload },
    });
    return { status: statusCode, headers: {}, text, json: text === '' ? undefined : (json() as unknown) };
  };
  const where = {
    store: server.store,
    placeId: server.placeId,
    post,
    clock: {
      get now() {
        return server.clock();
      },
    },
  };
  const isStation = name === 'Pass';
  const signedIn: SignedIn = isStation ? await signInStation(where, 'hot') : await signInAs(where, 'WAITER', { name });
  let { headers } = signedIn;
  let renewedAt = server.clock();
  return {
    name,
    orderer: isStation
      ? { kind: 'device', deviceId: signedIn.id as string as DeviceId }
      : { kind: 'user', userId: signedIn.id as UserId },
    headers: async () => {
      if (server.clock() - renewedAt > RENEW_MS) {
        const renewed = await post('/api/staff/token', { secret: signedIn.secret });
        // When the server dies during the renewal, the next command tries again; the old token is still valid.
        if (renewed.status >= 500) return headers;
        const token: unknown = Reflect.get(Object(renewed.json), 'token');
        if (typeof token !== 'string') throw new Error(`${name} is signed in no more: ${renewed.text}`);
        headers = { authorization: `Bearer ${token}` };
        renewedAt = server.clock();
      }
      return headers;
    },
  };
}
