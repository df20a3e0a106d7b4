/** Hands a form to the browser, which sends it after the page is gone. False when the browser refuses it. */
export const sendBeacon = (url: string, form: FormData): boolean => navigator.sendBeacon?.(url, form) ?? false;
