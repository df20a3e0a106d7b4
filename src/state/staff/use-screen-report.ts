import { useEffect } from 'react';
import { reportScreen } from '#api/staff/screen.ts';
import { SCREEN_BEAT_MS, type ScreenSound } from '#domain/service/screens.ts';
import { useMenu } from '../menu/menu-context.tsx';
import { useStaffHttp } from './staff-context.tsx';

/** Tells the server how this kitchen's screen is: as it changes, and four times a minute. undefined: it is no such screen. */
export function useScreenReport(sound: ScreenSound | undefined): void {
  const { place } = useMenu();
  const http = useStaffHttp();
  useEffect(() => {
    if (sound === undefined) return;
    const say = () =>
      void http()
        .then((staff) => reportScreen((path, options) => staff.send(path, { ...options, place: place.id }), sound))
        // A network that is away: the server misses this screen by itself.
        .catch(() => undefined);
    say();
    const timer = setInterval(say, SCREEN_BEAT_MS);
    return () => clearInterval(timer);
  }, [http, place.id, sound]);
}
