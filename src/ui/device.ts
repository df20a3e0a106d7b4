/** The kind of device that the screens are laid out for. */
export type Device = 'phone' | 'tablet' | 'kiosk' | 'room';

/**
 * As a media query: a guest's own device is laid out as a tablet where this matches, else as a phone. In em, so that
 * large text on a wide screen gets the layout that has room for it.
 */
export const TABLET_QUERY = '(min-width: 62.5em)';
