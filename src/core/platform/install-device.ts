// This browser's ways to put an app on a home screen.

/** Whether the app was opened from the home screen, so that nothing is left to install. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Browsers inside another app, which show pages and install none. */
const IN_APP = /FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Snapchat|TikTok|musical_ly/;

/** Whether this is an Apple phone or tablet: its guest installs through the share sheet, and no page can ask. */
export const installsByShare = (): boolean => {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isApple && userAgent.includes('Safari/') && !IN_APP.test(userAgent);
};
