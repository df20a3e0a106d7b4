/** The kind of device that the screens are laid out for. */
export type Device = 'phone' | 'tablet' | 'kiosk' | 'room';
