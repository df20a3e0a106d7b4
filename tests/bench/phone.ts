/** The phone on which pages are measured: a Bulgarian guest's, of the size that Lighthouse takes for one. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'bg-BG',
} as const;
