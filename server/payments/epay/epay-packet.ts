// Packets of ePay.bg: base64 lines with an HMAC-SHA1, as the vendor defines. The checksum covers the bytes as received.
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface EpayPacket {
  readonly encoded: string;
  readonly checksum: string;
}

/** Checksum of the encoded text, in hexadecimal. */
export const epayChecksum = (encoded: string, secret: string): string =>
  createHmac('sha1', secret).update(encoded).digest('hex');

/** "KEY=value" lines in the given order. Throws for a value with a line break. */
export const makePacket = (fields: Readonly<Record<string, string>>, secret: string): EpayPacket => {
  const lines = Object.entries(fields).map(([key, value]) => {
    if (/[\r\n]/.test(value)) throw new RangeError(`A line break in ${key}`);
    return `${key}=${value}`;
  });
  const encoded = Buffer.from(lines.join('\n'), 'utf8').toString('base64');
  return { encoded, checksum: epayChecksum(encoded, secret) };
};

/** Whether the checksum matches; compared in constant time before decoding. */
export const isEpaysOwn = ({ encoded, checksum }: EpayPacket, secret: string): boolean => {
  const given = Buffer.from(checksum.toLowerCase(), 'utf8');
  const expected = Buffer.from(epayChecksum(encoded, secret), 'utf8');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/**
 * The two fields of a notification's body, in upper or lower case as documents and samples differ. `undefined` when missing
 * or repeated.
 */
export const packetIn = (raw: Buffer): EpayPacket | undefined => {
  const form = new URLSearchParams(raw.toString('latin1'));
  const only = (name: string): string | undefined => {
    const found = [...form].filter(([key]) => key.toLowerCase() === name);
    return found.length === 1 ? found[0]?.[1] : undefined;
  };
  const [encoded, checksum] = [only('encoded'), only('checksum')];
  return encoded === undefined || checksum === undefined ? undefined : { encoded, checksum };
};

export type EpayStatus = 'PAID' | 'DENIED' | 'EXPIRED';

export interface EpayLine {
  readonly invoice: string;
  readonly status: EpayStatus;
  /** Present only with a discount; in units of the currency. */
  readonly amount?: string | undefined;
}

const LINE = /^INVOICE=(\d{1,20}):STATUS=(PAID|DENIED|EXPIRED)((?::[A-Z_]{1,20}=[A-Za-z0-9.]{0,40})*)$/;

/** Invoices of a verified notification; skips unreadable lines. */
export const linesOf = (encoded: string): readonly EpayLine[] =>
  Buffer.from(encoded, 'base64')
    .toString('utf8')
    .split(/\r?\n/)
    .flatMap((line): EpayLine[] => {
      const [, invoice, status, rest = ''] = LINE.exec(line.trim()) ?? [];
      if (invoice === undefined) return [];
      const amount = /:AMOUNT=([0-9.]+)/.exec(rest)?.[1];
      return [{ invoice, status: status as EpayStatus, ...(amount !== undefined && { amount }) }];
    });
