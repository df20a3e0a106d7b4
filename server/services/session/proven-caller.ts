import { isSharedSender } from '../../store/device/shared-senders.ts';
import { hashSecret } from '../../store/secrets.ts';
import { findToken } from '../../store/session/sittings.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';

/**
 * Identity of a caller for rate limits: the venue device, whose id only the server and the device know, or the table
 * session. `undefined` when the caller proves nothing.
 */
export const provenCaller = async (
  { store }: Pick<Services, 'store'>,
  place: Pick<PublishedPlace, 'id'>,
  { device, token }: { readonly device: string | undefined; readonly token: string | undefined },
): Promise<string | undefined> => {
  if (device !== undefined && (await isSharedSender(store.read, place.id, device))) return `device ${device}`;
  if (token === undefined) return undefined;
  const hash = hashSecret(token);
  return (await findToken(store.read, place.id, hash)) === undefined ? undefined : `session ${hash}`;
};
