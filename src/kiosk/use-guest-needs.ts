// What the guest needs to see, hear and reach this device: kept with their visit, and worn by the document.
import { useCallback, useEffect, useState } from 'react';
import { isUpright } from '#core/platform/kiosk/full-screen.ts';
import { followVoices, hasVoice, readAloud } from '#core/platform/kiosk/read-aloud.ts';
import type { SharedKind } from '#domain/kiosk/between-guests.ts';
import { GUEST_NEEDS, type GuestNeed, type GuestNeeds, offeredNeeds } from '#domain/kiosk/guest-needs.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';

export interface GuestNeedsHere {
  readonly needs: GuestNeeds;
  /** What this device can do for somebody. */
  readonly offered: GuestNeeds;
  readonly toggle: (need: GuestNeed) => void;
}

const table = () => import('#core/db/kiosk/needs-table.ts');
const NONE: GuestNeeds = [];

export function useGuestNeeds(kind: SharedKind): GuestNeedsHere {
  const tabl = useTabl();
  const { place } = useMenu();
  const { language } = useLanguage();
  const [canSpeak, setCanSpeak] = useState(false);
  const needs = useRows(async () => (await table()).readNeeds, []) ?? NONE;
  useEffect(() => {
    const look = () => setCanSpeak(hasVoice(language));
    look();
    return followVoices(look);
  }, [language]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.needs = needs.join(' ');
    return () => {
      delete dataset.needs;
    };
  }, [needs]);
  const isAloud = needs.includes('aloud');
  useEffect(() => (isAloud ? readAloud() : undefined), [isAloud]);
  const toggle = useCallback(
    (need: GuestNeed) => {
      void Promise.all([openTabl(tabl), table()])
        .then(([{ db }, { changeNeed }]) => changeNeed(db, place.id, need))
        // What could not be written down is not worn: it can be pressed again.
        .catch(() => undefined);
    },
    [tabl, place.id],
  );
  // What was chosen can be taken back, whatever becomes of the voices.
  const offered = offeredNeeds(kind, { hasVoice: canSpeak, isUpright: isUpright() });
  return { needs, offered: GUEST_NEEDS.filter((need) => offered.includes(need) || needs.includes(need)), toggle };
}
