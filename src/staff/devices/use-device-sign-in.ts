// Staff sign-in at a shared device: the people and their methods.
import { useCallback, useEffect, useState } from 'react';
import { openByPin, readStaffOf } from '#core/api/device/shared-device.ts';
import type { StaffPerson } from '#domain/staff/staff.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { problemOf, type SignInProblem } from '#staff/sign-in/use-staff-sign-in.ts';

/** `loading`: not known yet. `offline`: no answer, so people of this shift sign in by tile only. */
export type SignInPeople =
  | { readonly kind: 'loading' }
  | { readonly kind: 'online' | 'offline'; readonly people: readonly StaffPerson[] }
  | { readonly kind: 'failed'; readonly why: string };

const rows = () => Promise.all([import('#core/db/staff/staff-table.ts'), import('#core/db/device/openers.ts')]);

/** Requested again when the network returns. */
export function useDeviceSignIn(): {
  readonly people: SignInPeople;
  /** Resolves to the problem; `undefined` on success. */
  readonly byPin: (person: StaffPerson, pin: string) => Promise<SignInProblem | undefined>;
} {
  const tabl = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [people, setPeople] = useState<SignInPeople>({ kind: 'loading' });

  const secret = useCallback(async () => {
    const [{ db }, [{ readStaff }]] = await Promise.all([openTabl(tabl), rows()]);
    return (await readStaff(db, place.id))?.device?.secret;
  }, [tabl, place.id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network comes back.
  useEffect(() => {
    let isHere = true;
    const ask = async (): Promise<SignInPeople> => {
      const device = await secret();
      if (device === undefined) return { kind: 'failed', why: 'unknown_device' };
      const answer = await readStaffOf(tabl.http, place.id, device);
      if (answer.ok) return { kind: 'online', people: answer.value.people };
      const { why } = problemOf(answer.error);
      if (why !== 'no_response') return { kind: 'failed', why };
      const [{ db, serverNow }, [, { readOpeners }]] = await Promise.all([openTabl(tabl), rows()]);
      const known = (await readOpeners(db, place.id, serverNow())).map(({ person }) => person);
      return known.length > 0 ? { kind: 'offline', people: known } : { kind: 'failed', why };
    };
    void ask()
      .catch((): SignInPeople => ({ kind: 'failed', why: 'other' }))
      .then((found) => isHere && setPeople(found));
    return () => {
      isHere = false;
    };
  }, [tabl, place.id, secret, isOnline]);

  const byPin = useCallback(
    async (person: StaffPerson, pin: string): Promise<SignInProblem | undefined> => {
      const device = (await secret()) ?? '';
      const answer = await openByPin(tabl.http, place.id, { device, person: person.id, pin });
      if (!answer.ok) return problemOf(answer.error);
      const [{ db, serverNow }, [, { noteOpener }]] = await Promise.all([openTabl(tabl), rows()]);
      // A device without storage needs the network next time too.
      await noteOpener(db, place.id, { person, endsAt: answer.value.endsAt }, serverNow()).catch(() => undefined);
      return undefined;
    },
    [tabl, place.id, secret],
  );
  return { people, byPin };
}
