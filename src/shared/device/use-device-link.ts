import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeviceCommand } from '#domain/device/device-command.ts';
import { openState } from '#domain/place/hours.ts';
import { patiently } from '#shared/loading.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import type { DeviceLink, DeviceLinkEnd, DeviceLinkView } from './device-link.ts';

/** How long a device shows its name, ms. */
const IDENTIFY_MS = 10_000;

const load = () => import('./device-link.ts');

/** Connects this shared device to its venue while a page of the place is open. */
export function useDeviceLink(loadReset: DeviceLinkEnd['loadReset']) {
  const tabl = useTabl();
  // Depends on the values only, because a newer menu brings a new object for the same place.
  const { place, settings } = useMenu();
  const { id, slug, timeZone } = place;
  const houses = useRef(settings);
  houses.current = settings;
  const { session, isKnown } = useSession();
  const [view, setView] = useState<DeviceLinkView>();
  const [isShowing, setShowing] = useState(false);
  const [message, setMessage] = useState<string>();
  const link = useRef<DeviceLink>(undefined);

  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const obey = (command: DeviceCommand) => {
      if (command.kind === 'message') setMessage(command.words);
      if (command.kind === 'reload') window.location.reload();
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
      const [open, { createDeviceLink }] = loaded;
      const isOpen = () => openState(houses.current, timeZone, open.serverNow()).open;
      const end = { onView: setView, onCommand: obey, isOpen, loadReset };
      link.current = createDeviceLink(open, { id, slug, timeZone }, end);
    });
    return () => {
      isHere = false;
      clearTimeout(timer);
      link.current?.stop();
      link.current = undefined;
    };
  }, [tabl, id, slug, timeZone, loadReset]);

  // Closing the table or moving the party ends the device's session; a new one is requested at once.
  const lacksSession = isKnown && session === undefined;
  useEffect(() => {
    if (lacksSession) void link.current?.sitAgain().catch(() => undefined);
  }, [lacksSession]);

  return { view, isShowing, message, closeMessage: useCallback(() => setMessage(undefined), []) };
}
