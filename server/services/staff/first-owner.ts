// The first account: while no person has ever signed in, the operator who starts the server gets the owner's link.
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
  // A command has added a person, who has that link already.
  if (known && (known.role !== 'CLIENT_ADMIN' || known.placeId !== null)) return undefined;
  const invited = known
    ? await inviteAgain(services, 'command', placeId, known.id)
    : await addStaff(services, 'command', placeId, { name, role: 'CLIENT_ADMIN', isOfAllPlaces: true });
  return invited.ok ? invited.value : undefined;
}
