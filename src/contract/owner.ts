/**
 * Owner of a stored thing, so that resetting a shared device is data and not a list in a function: `guest`, the present
 * guest's, gone with a reset; `device`, the machine's own, stays; `place`, published by a venue, stays, and can always be
 * read again.
 */
export type Owner = 'guest' | 'device' | 'place';
