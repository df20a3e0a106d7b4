// Idle times and greetings of a hotel room's tablet. The guest stays, so no guest data is cleared.

/** Idle time after which the tablet shows the time and the room's services again. */
export const ROOM_REST_MS = 300_000;

/** Parts of the day that a greeting depends on. */
export type DayPart = 'morning' | 'day' | 'evening';

/** `hour`: of the place's clock, 0 to 23. */
export const dayPartAt = (hour: number): DayPart => {
  if (hour >= 5 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
};

/** Whether guests sleep: a bedside screen is dimmed then. */
export const isNightAt = (hour: number): boolean => hour >= 22 || hour < 6;
