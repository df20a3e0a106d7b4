import encodeQR from 'qr';
import type { Invited } from '../../services/staff/people.ts';

/** Sign-in link; the part after "#" is never sent to a server or logged. */
export const staffLink = (base: string, slug: string, secret: string): string =>
  `${base}/${slug}/staff/sign-in#${secret}`;

/** A link as text and as a QR code for a phone. */
export const staffLinkText = (base: string, slug: string, { person, secret, expiresAt }: Invited): string => {
  const link = staffLink(base, slug, secret);
  const until = new Date(expiresAt).toISOString().slice(0, 16).replace('T', ' ');
  return [
    `${person.name} (${person.role}) signs in with this link, once, until ${until} UTC:`,
    `  ${link}`,
    '',
    encodeQR(link, 'ascii', { ecc: 'low', border: 2 }),
  ].join('\n');
};
