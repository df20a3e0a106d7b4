import { useEffect } from 'react';
import { reportScreen } from '#core/api/staff/screen.ts';
import { followVisibility } from '#core/platform/device/page-in-view.ts';
import { SCREEN_HEARTBEAT_MS, type ScreenSound } from '#domain/service/screens.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useStaffHttp } from '#staff/frame/staff-context.tsx';

/**
 * Reports this kitchen screen's state to the server: on each change, and four times a minute while visible. `undefined`: not
 * such a screen, or its board is stale. A screen that shows no board counts as silent.
 */
export function useScreenReport(sound: ScreenSound | undefined): void {
  const { place } = useMenu();
  const http = useStaffHttp();
  useEffect(() => {
    if (sound === undefined) return;
    const say = () =>
      void http()
        .then((staff) => reportScreen((path, options) => staff.send(path, { ...options, place: place.id }), sound))
        // Offline the server notices the missing reports.
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
