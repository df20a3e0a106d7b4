// Times at which guests can want a service, such as breakfast in the room: the venue's hours and steps for that service.
import { TIME_GRACE } from '../order/times/due-at.ts';
import { isTimeHeld, type SlotDay, type TimesAsked, timeSlots } from '../order/times/time-slots.ts';
import type { NeedTimes } from './service-offer.ts';

const MINUTE = 60_000;
const WEEK_DAYS = 7;

/** `now`: the server's time, epoch ms. */
interface NeedClock {
  readonly timeZone: string;
  readonly now: number;
}

const askedTimes = ({ hours, step, daysAhead }: NeedTimes, { timeZone, now }: NeedClock): TimesAsked => ({
  settings: {
    openingHours: hours && Array.from({ length: WEEK_DAYS }, () => [hours]),
    ordersAllowed: true,
    disableOvertimeOrders: false,
    // The notice is not a kitchen's lead: the first hour of the day can be wanted too.
    times: { slot: step, lead: 0, deliveryLead: 0, daysAhead, most: 0, whenClosed: true },
  },
  orderType: 'room',
  dishes: [],
  timeZone,
  now,
});

/** Days with the times that can be chosen now, today first. */
export const needTimes = (times: NeedTimes, clock: NeedClock): readonly SlotDay[] => {
  const first = clock.now + times.notice * MINUTE;
  return timeSlots(askedTimes(times, clock)).map((one): SlotDay => {
    const windows = one.windows
      .map((window) => ({ ...window, slots: window.slots.filter(({ at }) => at >= first) }))
      .filter(({ slots }) => slots.length > 0);
    return windows.length > 0 || one.why ? { ...one, windows } : { ...one, windows, why: 'late' };
  });
};

/**
 * Whether the venue takes a chosen time. The notice is not judged again: the guest chose in time, and the venue accepts or
 * calls back.
 */
export const isNeedTime = (times: NeedTimes, wantedAt: number, { timeZone, now }: NeedClock): boolean =>
  isTimeHeld(askedTimes(times, { timeZone, now: now - TIME_GRACE }), wantedAt);
