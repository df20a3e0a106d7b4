// The whole screen for the menu, and no turning of it, where a browser allows either. Both ask for a press.

/** A host in kiosk mode, and a page opened from a home screen, have no frame around them anyway. */
const FRAMELESS = '(display-mode: fullscreen), (display-mode: standalone)';

/** Whether the screen is higher than wide. */
export const isUpright = (): boolean => matchMedia('(orientation: portrait)').matches;

export const isFullScreen = (): boolean => document.fullscreenElement !== null || matchMedia(FRAMELESS).matches;

export const canFullScreen = (): boolean => document.fullscreenEnabled === true;

/** The browser's function that keeps its screen from turning; the compiler does not know it. */
const turning = (): ((kind: OrientationType) => Promise<unknown>) | undefined => {
  const { orientation } = screen;
  const lock: unknown = orientation && Reflect.get(orientation, 'lock');
  return typeof lock === 'function' ? async (kind) => Reflect.apply(lock, orientation, [kind]) : undefined;
};

export const canKeepFromTurning = (): boolean => turning() !== undefined;

/** Resolves with whether the menu has the whole screen now. Never rejects. */
export async function fillScreen(): Promise<boolean> {
  if (isFullScreen()) return true;
  if (!canFullScreen()) return false;
  try {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
    // As the device hangs or lies now.
    await turning()?.(screen.orientation.type);
  } catch {
    // No press stands behind it, or the host refuses.
  }
  return document.fullscreenElement !== null;
}
