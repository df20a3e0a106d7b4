// Full screen and orientation lock, where the browser allows them. Both need a press.

/** A host in kiosk mode, and a page opened from a home screen, have no browser frame anyway. */
const FRAMELESS = '(display-mode: fullscreen), (display-mode: standalone)';

/** Whether the screen is in portrait orientation. */
export const isUpright = (): boolean => matchMedia('(orientation: portrait)').matches;

export const isFullScreen = (): boolean => document.fullscreenElement !== null || matchMedia(FRAMELESS).matches;

export const canFullScreen = (): boolean => document.fullscreenEnabled === true;

/** The browser's orientation lock, which TypeScript's types lack. */
const turning = (): ((kind: OrientationType) => Promise<unknown>) | undefined => {
  const { orientation } = screen;
  const lock: unknown = orientation && Reflect.get(orientation, 'lock');
  return typeof lock === 'function' ? async (kind) => Reflect.apply(lock, orientation, [kind]) : undefined;
};

export const canKeepFromTurning = (): boolean => turning() !== undefined;

/** Resolves with whether the page is in full screen. Never rejects. */
export async function fillScreen(): Promise<boolean> {
  if (isFullScreen()) return true;
  if (!canFullScreen()) return false;
  try {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
    // Locks the current orientation.
    await turning()?.(screen.orientation.type);
  } catch {
    // No press preceded the request, or the host refuses it.
  }
  return document.fullscreenElement !== null;
}
