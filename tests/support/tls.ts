// Creates a certificate for a test's host names, so that the repository contains no secret and openssl is not needed.
// Self-signed X.509 v3 over P-256, valid for a week.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface TestCertificate {
  readonly cert: string;
  readonly key: string;
  /** For Chromium's --ignore-certificate-errors-spki-list: trusts this key only. */
  readonly spkiHash: string;
}

export function makeCertificate(hosts: readonly string[], now = Date.now()): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const ecdsaWithSha256 = sequence(objectId(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
  const name = sequence(set(sequence(objectId(0x55, 0x04, 0x03), der(0x0c, Buffer.from(hosts[0] ?? 'test')))));
  const day = 86_400_000;
  const serial = Buffer.concat([Buffer.from([0x01]), randomBytes(8)]);
  const altNames = sequence(...hosts.map((host) => der(0x82, Buffer.from(host))));
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    ecdsaWithSha256,
    name,
    sequence(time(now - day), time(now + 7 * day)),
    name,
    spki,
    der(0xa3, sequence(sequence(objectId(0x55, 0x1d, 0x11), der(0x04, altNames)))),
  );
  const signature = sign('sha256', body, privateKey);
  const certificate = sequence(body, ecdsaWithSha256, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  return {
    cert: pem('CERTIFICATE', certificate),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    spkiHash: createHash('sha256').update(spki).digest('base64'),
  };
}

/** DER encoding: tag, length, content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}
const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, Buffer.concat(parts));
const set = (part: Buffer): Buffer => der(0x31, part);
const integer = (bytes: Buffer): Buffer => der(0x02, bytes);
const objectId = (...bytes: readonly number[]): Buffer => der(0x06, Buffer.from(bytes));
const time = (ms: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

const pem = (label: string, content: Buffer): string =>
  `-----BEGIN ${label}-----\n${content.toString('base64').replace(/.{64}/g, '$&\n').trim()}\n-----END ${label}-----\n`;
