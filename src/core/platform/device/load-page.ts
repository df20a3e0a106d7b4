// Another page of ours, loaded as a document: what watches a browser from outside hears of loads before anything else.

/** Whether a worker answers this page's addresses, be it without a network. */
export const hasWorker = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

export const loadPage = (href: string): void => window.location.assign(href);
