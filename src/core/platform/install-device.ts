// Ways to install the app on this browser's home screen.

/** Whether the app was opened from the home screen, so that it is installed already. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Browsers inside other apps, which cannot install. */
const IN_APP = /FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Snapchat|TikTok|musical_ly/;

/** Whether this is an Apple phone or tablet: guests install through the share sheet, and pages cannot prompt. */
export const installsByShare = (): boolean => {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isApple && userAgent.includes('Safari/') && !IN_APP.test(userAgent);
};
