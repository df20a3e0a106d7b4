/** By which media queries the kinds of device are told apart. */
export const DEVICE_MEDIA = {
  /** The width from which the order stands beside the menu: 1000 px, and more for a guest who reads larger letters. */
  wide: '(min-width: 62.5em)',
  /** A large upright screen: it hangs on a wall. */
  wall: '(min-width: 62.5em) and (min-aspect-ratio: 1/3) and (max-aspect-ratio: 3/4)',
} as const;
