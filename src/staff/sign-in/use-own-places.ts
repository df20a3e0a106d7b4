import { useCallback, useEffect } from 'react';
import type { PlaceId } from '#domain/ids.ts';
import type { Said } from '#domain/language/translated.ts';
import { nameOfPlace, type StaffPlace } from '#domain/staff/staff.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useIsOnline, useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';
import { staffHttp } from '#staff/frame/staff-context.tsx';
import { problemOf, type SignInProblem } from './use-staff-sign-in.ts';

/** A sign-in of this phone at another place than the open one. */
export interface SignInElsewhere {
  readonly person: string;
  readonly slug: string | undefined;
  /** `undefined`: the server has not answered yet. */
  readonly place: Said | undefined;
}

export interface OwnPlaces {
  /** Places where the signed-in person has a role, as far as known to this phone. */
  readonly places: readonly StaffPlace[];
  readonly elsewhere: readonly SignInElsewhere[];
}

/** The signed-in person's places on this phone; `undefined` until read. */
export function useOwnPlaces(): OwnPlaces | undefined {
  const { place } = useMenu();
  const { language } = useLanguage();
  return useRows(async () => {
    const { readOwnSignIns, readStaff } = await import('#core/db/staff/staff-table.ts');
    return async (db) => {
      const rows = await readOwnSignIns(db);
      const own = await readStaff(db, place.id);
      const known = [...rows.flatMap(({ places = [] }) => places), ...(own?.places ?? [])];
      const elsewhere = rows.flatMap(({ placeId, signIn }) => {
        if (placeId === place.id) return [];
        const there = known.find((one) => one.placeId === placeId);
        return { person: signIn.identity.name, slug: there?.slug, place: there && nameOfPlace(there, language) };
      });
      return { places: own?.signIn ? (own.places ?? []) : [], elsewhere };
    };
  }, [place.id, language]);
}

/** Refreshes the list of places when the page opens and when the network returns. */
export function useFreshPlaces(): void {
  const tabl = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network comes back.
  useEffect(() => {
    const ask = async () => {
      const [{ db }, http, { refreshPlaces }] = await Promise.all([
        openTabl(tabl),
        staffHttp(tabl),
        import('#core/sync/staff/own-places.ts'),
      ]);
      await refreshPlaces(db, http, place.id);
    };
    // A failed refresh is repeated on the next occasion.
    void ask().catch(() => undefined);
  }, [tabl, place.id, isOnline]);
}

/** Signs this phone in at another of the person's places; resolves to the problem, `undefined` on success. */
export function useOpenPlace(): (to: PlaceId) => Promise<SignInProblem | undefined> {
  const tabl = useTabl();
  const { place } = useMenu();
  return useCallback(
    async (to: PlaceId) => {
      const [{ db, http }, { openPlace }] = await Promise.all([
        openTabl(tabl),
        import('#core/sync/staff/own-places.ts'),
      ]);
      const opened = await openPlace(db, http, place.id, to);
      return opened.ok ? undefined : problemOf(opened.error);
    },
    [tabl, place.id],
  );
}
