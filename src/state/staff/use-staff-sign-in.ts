import { useCallback } from 'react';
import { type StaffFailure, signInByLink } from '#api/staff/sign-in.ts';
import type { StaffSignIn } from '#contract/staff/stored-staff.ts';
import type { Result } from '#domain/result.ts';
import { useMenu } from '../menu/menu-context.tsx';
import { openTabl } from '../open-tabl.ts';
import { useTabl } from '../tabl-context.tsx';

/** Why somebody could not sign in, and for how long there is no use in trying. */
export interface SignInProblem {
  /** A refusal's own name; `no_response`: the network did not answer. */
  readonly why: string;
  readonly waitMs?: number | undefined;
}

export const problemOf = (failure: StaffFailure): SignInProblem =>
  failure.kind === 'refused'
    ? { why: failure.message, waitMs: failure.waitMs }
    : { why: failure.kind === 'no_response' ? 'no_response' : 'other' };

const rows = () => import('#db/staff/staff-table.ts');

/** The ways in and out on this device; each gives what went wrong, undefined where nothing did. */
export function useStaffSignIn() {
  const tabl = useTabl();
  const { place } = useMenu();

  const keep = useCallback(
    async (answer: Result<StaffSignIn, StaffFailure>): Promise<SignInProblem | undefined> => {
      if (!answer.ok) return problemOf(answer.error);
      const [{ db }, { storeSignIn }] = await Promise.all([openTabl(tabl), rows()]);
      const { secret, token, expiresAt, identity } = answer.value;
      await storeSignIn(db, place.id, { secret, token, expiresAt, identity });
      return undefined;
    },
    [tabl, place.id],
  );

  const byLink = useCallback(
    async (secret: string) => keep(await signInByLink(tabl.http, place.id, secret)),
    [tabl, place.id, keep],
  );

  /** On this device at once; the server is told if it can be. */
  const signOut = useCallback(async (): Promise<void> => {
    const [{ db, http }, { dropSignIn, readStaff }, { endSignIn }] = await Promise.all([
      openTabl(tabl),
      rows(),
      import('#api/staff/sign-in.ts'),
    ]);
    const signIn = (await readStaff(db, place.id))?.signIn;
    if (!signIn) return;
    await dropSignIn(db, place.id, signIn.secret, false);
    await endSignIn(http, place.id, signIn.secret);
  }, [tabl, place.id]);

  return { byLink, keep, signOut };
}
