// The first account: while nobody has ever signed in, whoever starts the server is handed the owner's link.
import { firstPerson, hasAnyoneSignedIn } from '../../store/staff/people.ts';
import type { Services } from '../services.ts';
import { addStaff, type Invited, inviteAgain } from './people.ts';

/** A fresh link for the owner of all places; undefined once anybody has signed in. The link before is worth nothing. */
export async function firstOwnerLink(
  services: Pick<Services, 'store' | 'clock'>,
  placeId: number,
  name: string,
): Promise<Invited | undefined> {
  const { store } = services;
  if (await hasAnyoneSignedIn(store.read)) return undefined;
  const known = await firstPerson(store.read);
  // Somebody was taken on by a command and has that link in hand.
  if (known && (known.role !== 'CLIENT_ADMIN' || known.placeId !== null)) return undefined;
  const invited = known
    ? await inviteAgain(services, 'command', placeId, known.id)
    : await addStaff(services, 'command', placeId, { name, role: 'CLIENT_ADMIN', isOfAllPlaces: true });
  return invited.ok ? invited.value : undefined;
}
