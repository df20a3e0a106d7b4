// A booking as an iCalendar file, RFC 5545. Times are UTC, so that calendars need no time zone definition.

export interface CalendarEntry {
  /** Never changes: calendars identify the entry by this id. */
  readonly uid: string;
  /** Grows with each change; the highest wins. */
  readonly sequence: number;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** Epoch ms. */
  readonly startAt: number;
  readonly endAt: number;
  readonly changedAt: number;
  readonly title: string;
  readonly description: string;
  readonly where: string;
  /** Page where the booking can be seen and cancelled; undefined: none. */
  readonly url?: string | undefined;
  readonly organiser?: { readonly name: string; readonly email: string } | undefined;
}

/** Maximum bytes of a line; the rest continues on the next line after a blank. */
const LINE_BYTES = 75;

const stamp = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Escapes text as a value, so that it cannot end the value or begin another line. */
const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n');

/** A name as a quoted parameter, so that none of its characters has a meaning. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
const quoted = (text: string): string => `"${text.replaceAll(/["\u0000-\u001F\u007F\u0085\u2028\u2029]/g, ' ')}"`;

/** An address without characters that could begin another line or value. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
const address = (text: string): string => text.replaceAll(/[\u0000-\u0020\u007F]/g, '');

/** Length of a letter in UTF-8, bytes. */
const bytesOf = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Folds a line between letters, never within one. */
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

/** Method named in the file and in the mail that carries it. */
export const calendarMethod = ({ status }: Pick<CalendarEntry, 'status'>): 'PUBLISH' | 'CANCEL' =>
  status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH';

/** The whole file, with CR LF line ends. */
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
