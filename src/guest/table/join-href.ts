/** The address of the page to scan a table's code or to type it; a code alone is then this place's. */
export const joinHref = (placeSlug: string): string => `/join?place=${placeSlug}`;
