// Reads a sent message as a mail program does (RFC 2045, RFC 2047), without the code that wrote it.

export interface ReadMail {
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  /** "": none. */
  readonly html: string;
  /** Calendar entry; undefined: none. */
  readonly calendar: string | undefined;
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const ASCII = /^[\t\n\r\u0020-\u007e]*$/;

const fromQuoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** Decodes the encoded words of a header. Blanks between two of them are no part of the text. */
function headerText(value: string): string {
  const words = /=\?([^?]+)\?([BQ])\?([^?]*)\?=(?:\s+(?==\?))?/gi;
  return value.replaceAll(words, (word, charset: string, encoding: string, text: string) => {
    if (charset.toLowerCase() !== 'utf-8') throw new Error(`The charset is ${charset}`);
    if (word.trimEnd().length > 75) throw new Error(`An encoded word has ${word.length} characters: ${word}`);
    // A word that ends within a letter is an error here.
    return UTF8.decode(
      encoding.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : fromQuoted(text.replaceAll('_', ' ')),
    );
  });
}

interface Entity {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

function entityOf(source: string): Entity {
  const [, head = '', body = ''] = /^([\s\S]*?)\n\n([\s\S]*)$/.exec(source) ?? [];
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n');
  return {
    headers: new Map(lines.map((line) => [line.replace(/:.*$/, '').toLowerCase(), line.replace(/^[^:]*:\s*/, '')])),
    body,
  };
}

/** All parts without parts of their own. */
function leavesOf(entity: Entity): readonly Entity[] {
  const boundary = /^multipart\/.*boundary="?([^";]+)/i.exec(entity.headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [entity];
  const parts = entity.body.split(
    new RegExp(`(?:^|\\n)--${boundary.replaceAll(/\W/g, '\\$&')}(?:--)?[ \\t]*(?:\\n|$)`),
  );
  return parts.slice(1, -1).flatMap((part) => leavesOf(entityOf(part)));
}

function leafText({ headers, body }: Entity): string {
  if (!/charset="?utf-8"?/i.test(headers.get('content-type') ?? '')) throw new Error('The part names no UTF-8');
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return UTF8.decode(Buffer.from(body, 'base64'));
  if (encoding === 'quoted-printable') return UTF8.decode(fromQuoted(body));
  return body;
}

/** Throws where a byte beyond ASCII is sent raw, where a charset is missing, or where a letter is cut. */
export function readMail(message: string): ReadMail {
  const source = message
    .replaceAll('\r\n', '\n')
    .replace(/\n\.\n$/, '\n')
    .replaceAll('\n..', '\n.');
  if (!ASCII.test(source)) throw new Error('The message has a raw byte beyond ASCII');
  const whole = entityOf(source);
  const leaves = leavesOf(whole);
  const of = (type: string) => leaves.find(({ headers }) => headers.get('content-type')?.startsWith(type));
  const [text, html, calendar] = [of('text/plain'), of('text/html'), of('text/calendar')];
  return {
    from: headerText(whole.headers.get('from') ?? ''),
    subject: headerText(whole.headers.get('subject') ?? ''),
    text: text ? leafText(text) : '',
    html: html ? leafText(html) : '',
    calendar: calendar && leafText(calendar).replaceAll(/\r?\n /g, ''),
  };
}
