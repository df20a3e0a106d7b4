// What this browser is, as far as it matters for putting the app on a home screen.

/** It was opened from the home screen: there is nothing left to install. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** A browser inside of another app shows pages and installs none. */
const IN_APP = /FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Snapchat|TikTok|musical_ly/;

/** An Apple phone or tablet, where a guest installs by way of the share sheet and no page can ask. */
export const installsByShare = (): boolean => {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isApple && userAgent.includes('Safari/') && !IN_APP.test(userAgent);
};
