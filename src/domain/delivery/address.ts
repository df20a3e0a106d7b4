// Delivery address. The words stay as the guest typed them; the pin decides the area.

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
  /** The pin; absent: not set. */
  readonly point?: GeoPoint | undefined;
}

/** Address in search order: street, house number, town. */
export const streetLine = ({ words, streetNumber }: Pick<DeliveryAddress, 'words' | 'streetNumber'>): string => {
  const [street = '', ...town] = words.split(',').map((part) => part.trim());
  const number = streetNumber.trim();
  const house = number === '' || street.split(/\s+/).includes(number) ? street : `${street} ${number}`.trim();
  return [house, ...town].filter(Boolean).join(', ');
};
