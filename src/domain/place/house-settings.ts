// What a venue decides about its own house, and no guest's device has to know: the server alone asks.

export interface HouseSettings {
  /** Orders are taken on as they come, by nobody in particular. */
  readonly acceptsByItself: boolean;
  /** Guests read who of the staff has taken their order on and brought it. */
  readonly tellsNames: boolean;
  /** Guests read when each step was done, and how long an order usually takes. */
  readonly tellsTimes: boolean;
  /** So many days after an order the server keeps who it was for. */
  readonly keepsGuestsDays: number;
}

export const MOST_GUEST_DAYS = 3650;

export const DEFAULT_HOUSE_SETTINGS: HouseSettings = {
  acceptsByItself: false,
  tellsNames: false,
  tellsTimes: true,
  keepsGuestsDays: 90,
};
