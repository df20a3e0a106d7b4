/** The phone on which pages are measured: Bulgarian, with the screen size that Lighthouse uses. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'bg-BG',
} as const;
