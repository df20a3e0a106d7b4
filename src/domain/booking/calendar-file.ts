// A booking as a file that calendars read: iCalendar, RFC 5545. Times are UTC, so that no calendar has to know the zone.

export interface CalendarEntry {
  /** Never changes: a calendar finds its entry by it. */
  readonly uid: string;
  /** Grows with each change: the newest counts. */
  readonly sequence: number;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** Epoch ms. */
  readonly startAt: number;
  readonly endAt: number;
  readonly changedAt: number;
  readonly title: string;
  readonly description: string;
  readonly where: string;
  /** Where it can be seen and cancelled; undefined: nowhere. */
  readonly url?: string | undefined;
  readonly organiser?: { readonly name: string; readonly email: string } | undefined;
}

/** A line has at most so many bytes; what is longer goes on in the next one, behind a blank. */
const LINE_BYTES = 75;

const stamp = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Text as a value: nothing in it can end the value, or begin another line. */
const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n');

/** A name as a parameter: quoted, so that no sign in it means anything. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
const quoted = (text: string): string => `"${text.replaceAll(/["\u0000-\u001F\u007F\u0085\u2028\u2029]/g, ' ')}"`;

/** An address without what could begin another line or value. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
const address = (text: string): string => text.replaceAll(/[\u0000-\u0020\u007F]/g, '');

/** The bytes of a letter in UTF-8. */
const bytesOf = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Folded between letters, never within one. */
const folded = (line: string): string => {
  let out = '';
  let bytes = 0;
  for (const letter of line) {
    const size = bytesOf(letter);
    if (bytes + size > LINE_BYTES) {
      out += '\r\n ';
      bytes = 1;
    }
    out += letter;
    bytes += size;
  }
  return out;
};

/** The method that the file, and the mail which brings it, names. */
export const calendarMethod = ({ status }: Pick<CalendarEntry, 'status'>): 'PUBLISH' | 'CANCEL' =>
  status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH';

/** The whole file, its lines ended as the format asks. */
export const calendarFile = (entry: CalendarEntry): string => {
  const { uid, sequence, status, startAt, endAt, changedAt, title, description, where, url, organiser } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tabl//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod(entry)}`,
    'BEGIN:VEVENT',
    `UID:${address(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(changedAt)}`,
    `DTSTART:${stamp(startAt)}`,
    `DTEND:${stamp(endAt)}`,
    `SUMMARY:${escaped(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(where === '' ? [] : [`LOCATION:${escaped(where)}`]),
    ...(url === undefined ? [] : [`URL:${address(url)}`]),
    ...(organiser === undefined ? [] : [`ORGANIZER;CN=${quoted(organiser.name)}:mailto:${address(organiser.email)}`]),
    `STATUS:${status}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
};
