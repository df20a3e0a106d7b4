// How hours are kept: by weekday, and by date where a day has its own.

/** Minutes since midnight; `to` ≤ `from` runs into the next day; 1440 is the day's end. */
export interface OpeningWindow {
  readonly from: number;
  readonly to: number;
}

/** The hours of seven days, Monday first [S9.17]; at most two windows a day; a day without windows is closed. */
export type WeeklyHours = readonly (readonly OpeningWindow[])[];

/** The hours of single days, "2026-12-24", or of that day in every year, "12-24"; they go before those of the week. */
export type DatedHours = Readonly<Record<string, readonly OpeningWindow[]>>;

/** When something is open. */
export interface VenueHours {
  /** undefined: around the clock. */
  readonly openingHours: WeeklyHours | undefined;
  /** Absent: every week is the same. */
  readonly datedHours?: DatedHours | undefined;
}
