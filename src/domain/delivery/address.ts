// Where an order is brought. The words stay as the guest typed them; the pin decides the area.

/** A point on the globe, in degrees. */
export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

export interface DeliveryAddress {
  /** Street and town, as typed. */
  readonly words: string;
  readonly streetNumber: string;
  readonly floor: string;
  readonly apartment: string;
  readonly bell: string;
  readonly entrance: string;
  readonly postalCode?: string | undefined;
  /** Id of a region, where the place has regions. */
  readonly regionId?: number | undefined;
  /** The pin; absent: the guest set none. */
  readonly point?: GeoPoint | undefined;
}

/** Parts of the way inside a building, each required; a dash where there is none. [S5.16] */
export const INSIDE_PARTS = ['entrance', 'floor', 'apartment', 'bell'] as const;
const NONE = '-';

/** Whether a part is there: a dash, or nothing, says that the house has none. */
export const isThere = (part: string): boolean => /[\p{L}\p{N}]/u.test(part);

/** Whether the address is a house, which has none of them. */
export const isHouse = (address: Pick<DeliveryAddress, (typeof INSIDE_PARTS)[number]>): boolean =>
  INSIDE_PARTS.every((part) => address[part].trim() === NONE);

/** The address of a house, or, with `false`, of a flat whose way inside is still to be said. */
export const asHouse = (address: DeliveryAddress, house: boolean): DeliveryAddress => {
  const said = house ? NONE : '';
  return { ...address, entrance: said, floor: said, apartment: said, bell: said };
};

/** An address in the order in which it is looked for: the street, the number of the house, then the town. */
export const streetLine = ({ words, streetNumber }: Pick<DeliveryAddress, 'words' | 'streetNumber'>): string => {
  const [street = '', ...town] = words.split(',').map((part) => part.trim());
  const number = streetNumber.trim();
  const house = number === '' || street.split(/\s+/).includes(number) ? street : `${street} ${number}`.trim();
  return [house, ...town].filter(Boolean).join(', ');
};
