// The first account: until a person has signed in, the operator who starts the server gets the owner's link.
import { firstPerson, hasAnyoneSignedIn } from '../../store/staff/people.ts';
import type { Services } from '../services.ts';
import { addStaff, type Invited, inviteAgain } from './people.ts';

/** A new link for the owner of all places; `undefined` once any person has signed in. Invalidates the earlier link. */
export async function firstOwnerLink(
  services: Pick<Services, 'store' | 'clock'>,
  placeId: number,
  name: string,
): Promise<Invited | undefined> {
  const { store } = services;
  if (await hasAnyoneSignedIn(store.read)) return undefined;
  const known = await firstPerson(store.read);
  // A person added by a command already has a link.
  if (known && (known.role !== 'CLIENT_ADMIN' || known.placeId !== null)) return undefined;
  const invited = known
    ? await inviteAgain(services, 'command', placeId, known.id)
    : await addStaff(services, 'command', placeId, { name, role: 'CLIENT_ADMIN', isOfAllPlaces: true });
  return invited.ok ? invited.value : undefined;
}
