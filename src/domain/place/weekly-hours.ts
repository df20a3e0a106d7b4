// Opening hours by weekday, and by date for exceptions.

/** Minutes since midnight; `to` ≤ `from` ends on the next day; 1440 is the day's end. */
export interface OpeningWindow {
  readonly from: number;
  readonly to: number;
}

/** The hours of seven days, Monday first [S9.17]; at most two windows a day; a day without windows is closed. */
export type WeeklyHours = readonly (readonly OpeningWindow[])[];

/** Hours of single dates, "2026-12-24", or yearly ones, "12-24"; they override weekly hours. */
export type DatedHours = Readonly<Record<string, readonly OpeningWindow[]>>;

/** Opening hours. */
export interface VenueHours {
  /** undefined: around the clock. */
  readonly openingHours: WeeklyHours | undefined;
  /** Absent: all weeks are alike. */
  readonly datedHours?: DatedHours | undefined;
}
