import { useEffect } from 'react';
import { reportScreen } from '#core/api/staff/screen.ts';
import { followVisibility } from '#core/platform/device/page-in-view.ts';
import { SCREEN_HEARTBEAT_MS, type ScreenSound } from '#domain/service/screens.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useStaffHttp } from '#staff/frame/staff-context.tsx';

/**
 * Tells the server the state of this kitchen's screen: as it changes, and four times a minute while the page is in view.
 * undefined: it is no such screen, or it shows no board that is fresh. A screen that shows nothing counts as a silent one.
 */
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
    let timer: ReturnType<typeof setInterval> | undefined;
    const stopFollowing = followVisibility((isVisible) => {
      clearInterval(timer);
      if (!isVisible) return;
      say();
      timer = setInterval(say, SCREEN_HEARTBEAT_MS);
    });
    return () => {
      stopFollowing();
      clearInterval(timer);
    };
  }, [http, place.id, sound]);
}
