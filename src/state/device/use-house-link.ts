import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeviceCommand } from '#domain/device/device-command.ts';
import { loadPage } from '#platform/device/load-page.ts';
import { markReset } from '#platform/kiosk/reset-mark.ts';
import { patiently } from '../loading.ts';
import { useMenu } from '../menu/menu-context.tsx';
import { type OpenTabl, openTabl } from '../open-tabl.ts';
import { useSession } from '../session/session-context.tsx';
import { useTabl } from '../tabl-context.tsx';
import type { HouseLink, HouseView } from './house-link.ts';

/** How long a device shows its name to whoever looks for it. */
const IDENTIFY_MS = 10_000;

const load = () => Promise.all([import('./house-link.ts'), import('#db/visit/next-visit.ts')]);

/** The line of this device of the house to its venue, for as long as a page of the place is open. */
export function useHouseLink() {
  const tabl = useTabl();
  const { place } = useMenu();
  const { session, isKnown } = useSession();
  const [view, setView] = useState<HouseView>();
  const [isShowing, setShowing] = useState(false);
  const [message, setMessage] = useState<string>();
  const link = useRef<HouseLink>(undefined);

  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const obey =
      (open: OpenTabl, nextVisit: Awaited<ReturnType<typeof load>>[1]['nextVisit']) => (command: DeviceCommand) => {
        if (command.kind === 'message') setMessage(command.words);
        if (command.kind === 'reload') window.location.reload();
        if (command.kind === 'reset')
          void nextVisit(open.db, place.id, open.serverNow()).then(() => {
            // The next page of a kiosk or a tablet takes away the rest, and proves it.
            markReset(true);
            loadPage(`/${place.slug}`);
          });
        if (command.kind !== 'identify') return;
        setShowing(true);
        clearTimeout(timer);
        timer = setTimeout(() => setShowing(false), IDENTIFY_MS);
      };
    void patiently(
      () => Promise.all([openTabl(tabl), load()]),
      () => isHere,
    ).then((loaded) => {
      if (!loaded || !isHere) return;
      const [open, [{ createHouseLink }, { nextVisit }]] = loaded;
      link.current = createHouseLink(open, place, { onView: setView, onCommand: obey(open, nextVisit) });
    });
    return () => {
      isHere = false;
      clearTimeout(timer);
      link.current?.stop();
      link.current = undefined;
    };
  }, [tabl, place]);

  // Whoever closes the table, or takes the party to another one, leaves the device without a session: it has one again at once.
  const lacksSession = isKnown && session === undefined;
  useEffect(() => {
    if (lacksSession) void link.current?.sit().catch(() => undefined);
  }, [lacksSession]);

  return { view, isShowing, message, closeMessage: useCallback(() => setMessage(undefined), []) };
}
