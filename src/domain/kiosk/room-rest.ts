// Times and greetings of a hotel room's tablet while nobody touches it. Its guest stays: nothing of theirs goes.

/** Without a touch for so long, it shows the time again, and what the venue does for the room. */
export const ROOM_REST_MS = 300_000;

/** Parts of the day that a greeting depends on. */
export type DayPart = 'morning' | 'day' | 'evening';

/** `hour`: of the place's clock, 0 to 23. */
export const dayPartAt = (hour: number): DayPart => {
  if (hour >= 5 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
};

/** Whether guests sleep: a screen by the bed gives little light then. */
export const isNightAt = (hour: number): boolean => hour >= 22 || hour < 6;
