/** The kind of device that the screens are laid out for. */
export type Device = 'phone' | 'tablet' | 'kiosk' | 'room';

/** A guest's own device is laid out by its width in CSS pixels: from 1000 on the order stands beside the menu. */
export const deviceForWidth = (width: number): 'phone' | 'tablet' => (width >= 1000 ? 'tablet' : 'phone');
