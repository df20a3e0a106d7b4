import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from '#domain/booking/calendar-file.ts';

const ENTRY: CalendarEntry = {
  uid: '0199c000-0000-7000-8000-000000000001@tabl',
  sequence: 2,
  status: 'CONFIRMED',
  startAt: Date.UTC(2026, 11, 10, 12, 30),
  endAt: Date.UTC(2026, 11, 10, 13, 30),
  changedAt: Date.UTC(2026, 10, 25, 16, 0),
  title: 'Масаж с мед – Хотел „Рила“',
  description: '60 мин · 1',
  where: 'ул. „Гурко“ 12; вход 2, София',
  url: 'https://menu.example/rila/reservations#booking=x',
  organiser: { name: 'Рила: "Спа"', email: 'spa@rila.example' },
};

/** Unfolded lines, as a calendar reads them. */
const linesOf = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n');

test('a calendar file contains UTC times, the booking number and the sequence', () => {
  expect(linesOf(calendarFile(ENTRY))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tabl//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:0199c000-0000-7000-8000-000000000001@tabl',
    'SEQUENCE:2',
    'DTSTAMP:20261125T160000Z',
    'DTSTART:20261210T123000Z',
    'DTEND:20261210T133000Z',
    'SUMMARY:Масаж с мед – Хотел „Рила“',
    'DESCRIPTION:60 мин · 1',
    'LOCATION:ул. „Гурко“ 12\\; вход 2\\, София',
    'URL:https://menu.example/rila/reservations#booking=x',
    'ORGANIZER;CN="Рила:  Спа ":mailto:spa@rila.example',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a cancelled booking removes its entry from the calendar', () => {
  const lines = linesOf(calendarFile({ ...ENTRY, status: 'CANCELLED', sequence: 3 }));
  expect(lines).toContain('METHOD:CANCEL');
  expect(lines).toContain('STATUS:CANCELLED');
  expect(lines).toContain('SEQUENCE:3');
});

test('a text never starts a new calendar line, and no line is longer than 75 bytes', () => {
  const breaks = fc.constantFrom(
    '\r\n',
    '\n',
    '\r',
    '\u2028',
    '\u2029',
    '\u0085',
    '\r\nEND:VEVENT\r\n',
    'ю',
    '🍷',
    ';',
    ',',
  );
  const text = fc
    .array(fc.oneof(breaks, fc.string({ unit: 'grapheme' })), { maxLength: 30 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, text, text, (title, where, name) => {
      const entry = { ...ENTRY, title, where, organiser: { name, email: `${name}a@b.example` } };
      const file = calendarFile(entry);
      const names = linesOf(file).map((line) => line.replace(/[:;].*$/s, ''));
      const plain = linesOf(calendarFile({ ...ENTRY, ...(where === '' && { where }) })).map((line) =>
        line.replace(/[:;].*$/s, ''),
      );
      expect(names).toEqual(plain);
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(file).not.toMatch(/[^\r]\n|\r[^\n]/);
    }),
  );
});
