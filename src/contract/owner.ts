/**
 * Whose a stored thing is, so that resetting a shared device is data and not a list in a function:
 * `guest` of whoever stands before it now, gone with a reset; `device` of the machine itself, stays;
 * `place` published by a venue, stays, and can always be read again.
 */
export type Owner = 'guest' | 'device' | 'place';
