/** The kind of device that the screens are laid out for. */
export type DeviceKind = 'phone' | 'tablet' | 'kiosk' | 'room';
