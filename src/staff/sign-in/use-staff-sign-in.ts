import { useCallback } from 'react';
import type { StaffTiles } from '#contract/staff/staff.ts';
import type { StaffSignIn } from '#contract/staff/stored-staff.ts';
import { enrolDevice, readTilesOf, signInByPin } from '#core/api/staff/enrolled-device.ts';
import { askLink, renewSignIn, type StaffFailure, signInByLink } from '#core/api/staff/sign-in-requests.ts';
import { endLinkAttempt, linkAttempt } from '#core/platform/link-attempt.ts';
import { forgetPush } from '#core/platform/service/push-subscription.ts';
import { forgetStationLanguage } from '#core/platform/station-language.ts';
import { isSharedDeviceKind } from '#domain/device/shared-device.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { enterShared, markShared } from '#shared/device/shared-set-up.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useTabl } from '#shared/tabl-context.tsx';

/** Why a sign-in failed, and how long further tries are useless. */
export interface SignInProblem {
  /** The error code; `no_response`: the network did not answer. */
  readonly why: string;
  readonly waitMs?: number | undefined;
  /** Wrong PINs left before the first wait. */
  readonly left?: number | undefined;
}

export const problemOf = (failure: StaffFailure): SignInProblem =>
  failure.kind === 'refused'
    ? { why: failure.message, waitMs: failure.waitMs, left: failure.left }
    : { why: failure.kind === 'no_response' ? 'no_response' : 'other' };

const rows = () => import('#core/db/staff/staff-table.ts');
const ownPlaces = () => import('#core/sync/staff/own-places.ts');
const shifts = () => import('#core/sync/staff/shift.ts');

/** Sign-in and sign-out on this device; each resolves to the problem, `undefined` on success. */
export function useStaffSignIn() {
  const tabl = useTabl();
  const { place } = useMenu();

  const keep = useCallback(
    async (
      answer: Result<StaffSignIn & { readonly endsAt?: number | undefined }, StaffFailure>,
    ): Promise<SignInProblem | undefined> => {
      if (!answer.ok) return problemOf(answer.error);
      const [{ db }, { keepSignIn }] = await Promise.all([openTabl(tabl), shifts()]);
      await keepSignIn(db, tabl.http, place.id, answer.value);
      return undefined;
    },
    [tabl, place.id],
  );

  /** `isSamePerson`: the link is for the person signed in on this phone at other places. `code`: of a second factor. */
  const byLink = useCallback(
    async (secret: string, isSamePerson = false, code?: string) => {
      const joins = isSamePerson
        ? await Promise.all([openTabl(tabl), ownPlaces()]).then(([{ db }, all]) => all.secretsElsewhere(db, place.id))
        : [];
      const use = { secret, attempt: linkAttempt() };
      const problem = await keep(await signInByLink(tabl.http, place.id, use, joins, code));
      if (!problem) endLinkAttempt();
      return problem;
    },
    [tabl, place.id, keep],
  );

  /** True when the server says that a link signs nobody in any more; false also when nobody answers. */
  const isLinkOver = useCallback(
    async (secret: string): Promise<boolean> => {
      const asked = await askLink(tabl.http, place.id, { secret, attempt: linkAttempt() });
      return !asked.ok && problemOf(asked.error).why === 'invalid_link';
    },
    [tabl, place.id],
  );

  /**
   * Enrols this device, which also signs a kitchen screen in. `leave`: signs the current person out, once the venue has
   * accepted the device.
   */
  const enrol = useCallback(
    async (code: string, leave?: () => Promise<void>): Promise<SignInProblem | undefined> => {
      const enrolled = await enrolDevice(tabl.http, place.id, code);
      if (!enrolled.ok) return problemOf(enrolled.error);
      const { device, secret } = enrolled.value;
      // The device's own row replaces a sign-in anyway.
      await leave?.().catch(() => undefined);
      const [{ db, serverNow }, { storeStaffDevice }] = await Promise.all([openTabl(tabl), rows()]);
      await storeStaffDevice(db, place.id, { ...device, secret });
      // The device may have been a kiosk before.
      markShared(device.kind);
      if (isSharedDeviceKind(device.kind)) {
        const { endAllVisits } = await import('#core/db/visit/next-visit.ts');
        await endAllVisits(db, serverNow());
        enterShared(place.slug, device.kind);
      }
      return device.kind === 'station' ? keep(await renewSignIn(tabl.http, place.id, secret)) : undefined;
    },
    [tabl, place.id, place.slug, keep],
  );

  /** People who may sign in on this device; fails when the venue has removed the device. */
  const tiles = useCallback(async (): Promise<Result<StaffTiles, SignInProblem>> => {
    const [{ db }, { dropStaffDevice, readStaff }] = await Promise.all([openTabl(tabl), rows()]);
    const secret = (await readStaff(db, place.id))?.device?.secret ?? '';
    const answer = await readTilesOf(tabl.http, place.id, secret);
    if (answer.ok) return ok(answer.value);
    const problem = problemOf(answer.error);
    if (problem.why === 'unknown_device') await dropStaffDevice(db, place.id, secret);
    return fail(problem);
  }, [tabl, place.id]);

  const byPin = useCallback(
    async (person: string, pin: string): Promise<SignInProblem | undefined> => {
      const [{ db }, { readStaff }] = await Promise.all([openTabl(tabl), rows()]);
      const device = (await readStaff(db, place.id))?.device?.secret ?? '';
      return keep(await signInByPin(tabl.http, place.id, { device, person, pin }));
    },
    [tabl, place.id, keep],
  );

  /**
   * Signs out on this device at once. On a shared one a person who may return in this shift is kept; otherwise the server is
   * told. `mayReturn`: on their own phone, the person wants to return by PIN.
   */
  const signOut = useCallback(
    async (mayReturn = false): Promise<void> => {
      const [{ db, http, serverNow }, { leaveDevice }] = await Promise.all([openTabl(tabl), shifts()]);
      await leaveDevice(db, http, place.id, serverNow(), mayReturn);
      forgetStationLanguage();
      // The server stops sending to a signed-out person, so the browser's subscription can go too.
      await forgetPush().catch(() => undefined);
    },
    [tabl, place.id],
  );

  /** Signs the person in again who signed out on this phone. */
  const comeBack = useCallback(
    async (pin: string): Promise<SignInProblem | undefined> => {
      const [{ db, http }, shift] = await Promise.all([openTabl(tabl), shifts()]);
      const back = await shift.comeBack(db, http, place.id, pin);
      return back.ok ? undefined : problemOf(back.error);
    },
    [tabl, place.id],
  );

  /** Ends the return by PIN on this phone. */
  const forget = useCallback(async (): Promise<void> => {
    const [{ db }, { dropReturning, readStaff }] = await Promise.all([openTabl(tabl), rows()]);
    const secret = (await readStaff(db, place.id))?.returning?.secret;
    if (secret !== undefined) await dropReturning(db, place.id, secret);
  }, [tabl, place.id]);

  return { byLink, isLinkOver, byPin, enrol, tiles, signOut, comeBack, forget };
}
