// Loads another of our pages as a new document, which software that monitors the browser notices.

/** Whether a worker answers this page's requests, even offline. */
export const hasWorker = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

export const loadPage = (href: string): void => window.location.assign(href);
