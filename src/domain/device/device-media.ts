/** Media queries that distinguish the kinds of device. */
export const DEVICE_MEDIA = {
  /** Width from which the order stands beside the menu: 1000 px, more with larger letters. */
  wide: '(min-width: 62.5em)',
  /** A large portrait screen on a wall. */
  wall: '(min-width: 62.5em) and (min-aspect-ratio: 1/3) and (max-aspect-ratio: 3/4)',
} as const;
