// Sign-ins of one staff person, so that a lost phone or an open tablet can be signed out from another device.
import { fail, ok, type Result } from '#domain/result.ts';
import { endSession, type OwnSignIn, signInsOfPerson } from '../../store/staff/sign-ins.ts';
import { INSTALLATION } from '../../store/store.ts';
import type { Services } from '../services.ts';
import type { Bearer } from './identify.ts';

type Asked = Pick<Services, 'store' | 'clock'>;

/** `isThis`: the sign-in that sent this request. A kitchen screen has no sign-in. */
export const listOwnSignIns = async (
  { store, clock }: Asked,
  bearer: Bearer,
): Promise<readonly (OwnSignIn & { readonly isThis: boolean })[]> => {
  if (bearer.kind === 'station') return [];
  const { person, sessionId } = bearer.signIn;
  const own = await signInsOfPerson(store.read, person.id, clock());
  return own.map((one) => ({ ...one, isThis: one.id === sessionId }));
};

/** Ends one sign-in at all its places. Unknown for another person's sign-in and for one that is over. */
export const endOwnSignIn = async (
  { store, clock }: Asked,
  bearer: Bearer,
  id: string,
): Promise<Result<void, 'unknown_sign_in'>> => {
  if (bearer.kind === 'station') return fail('unknown_sign_in');
  const { person, placeId } = bearer.signIn;
  return store.write(placeId ?? INSTALLATION, async (tx) => {
    const now = clock();
    const own = await signInsOfPerson(tx.db, person.id, now);
    if (!own.some((one) => one.id === id)) return fail('unknown_sign_in');
    await endSession(tx, id, now);
    return ok(undefined);
  });
};
