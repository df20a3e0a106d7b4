/** Address of the page to scan or type a table code; a code without a venue then belongs to this place. */
export const joinHref = (placeSlug: string): string => `/join?place=${placeSlug}`;
