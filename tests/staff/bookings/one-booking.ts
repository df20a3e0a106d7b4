// A booking of a table, the tables of its hall, and one of them that is booked, for the forms of the staff.
import type { DayHours, StaffBooking } from '#staff/bookings/use-bookings.ts';

export const at = (time: string, date = '2026-11-28') => Date.parse(`${date}T${time}:00+02:00`);
export const iso = (time: string, date?: string) => new Date(at(time, date)).toISOString();

export const BOOKING: StaffBooking = {
  ...{ id: 'b', status: 'confirmed', thing: { kind: 'table', hall: 'garden', name: 'Garden' }, people: 2, late: false },
  ...{ start: iso('19:15'), end: iso('20:45'), sequence: 3, changed: '', phone: '+359888123456', tables: ['1'] },
  ...{ name: 'Elena', email: 'elena@abv.example', comment: '' },
};
export const TABLES = [
  { name: '1', seats: 2 },
  { name: '2', seats: 4 },
  { name: '3', seats: 6 },
];
export const TAKEN: DayHours['taken'] = [{ table: '2', startAt: at('20:30'), until: at('22:15'), name: 'Petrova' }];
