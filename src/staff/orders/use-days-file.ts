import { useCallback } from 'react';
import { type DaysAsked, type DaysFileKind, readDaysFile } from '#core/api/staff/days-file.ts';
import { saveBlob } from '#core/platform/device/save-blob.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { staffHttp } from '#staff/frame/staff-context.tsx';

/** Saves the list of some days as a file; resolves to the reason on failure. */
export function useDaysFile(kind: DaysFileKind): (days: DaysAsked) => Promise<string | undefined> {
  const { place } = useMenu();
  const tabl = useTabl();
  return useCallback(
    async (days) => {
      const staff = await staffHttp(tabl);
      const bearer = await staff.headers(place.id);
      if (!bearer.ok) return bearer.error;
      const file = await readDaysFile(tabl.http, kind, place.id, bearer.value, days);
      if (!file.ok) return file.error;
      const { from, to } = days;
      saveBlob(`${kind}-${place.slug}-${from === to ? from : `${from}_${to}`}.csv`, file.value);
      return undefined;
    },
    [tabl, place, kind],
  );
}
