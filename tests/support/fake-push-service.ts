// A fake push service with its phone: an HTTP server that verifies our identity and decrypts messages by RFC 8291 and RFC
// 8292, with independent code.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { importJWK, jwtVerify } from 'jose';
import { parsePushNotice } from '#contract/staff/push-notice.ts';

export interface HeardPush {
  /** Name of the phone: the path of its endpoint. */
  readonly phone: string;
  readonly notice: ReturnType<typeof parsePushNotice>;
  readonly text: string;
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string;
  /** From the VAPID token, verified with its key. */
  readonly subject: string;
  readonly audience: string;
  readonly key: string;
}

export interface FakePhone {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const expand = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

export const startFakePushService = async () => {
  const answers: number[] = [];
  const heard: HeardPush[] = [];
  const phones = new Map<string, { readonly ecdh: ReturnType<typeof createECDH>; readonly auth: Buffer }>();

  const decrypt = (phone: string, body: Buffer): string => {
    const known = phones.get(phone);
    if (!known) throw new Error(`No phone ${phone}`);
    const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), known.ecdh.getPublicKey(), sender]);
    const secret = expand(known.ecdh.computeSecret(sender), known.auth, info, 32);
    const key = expand(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = expand(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = body.subarray(21 + idLength);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  };

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { headers } = request;
    const phone = (request.url ?? '').slice(1);
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
    const point = Buffer.from(key, 'base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'));
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('Not as RFC 8291 has it');
    const text = decrypt(phone, Buffer.concat(parts));
    heard.push({
      ...{ phone, text, key, notice: parsePushNotice(text), ttl: Number(headers.ttl) },
      ...{ urgency: String(headers.urgency), topic: String(headers.topic) },
      ...{ subject: String(payload.sub), audience: String(payload.aud) },
    });
    response.writeHead(answers.shift() ?? 201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    origin,
    heard: heard as readonly HeardPush[],
    /** Statuses of the next answers; afterwards 201. */
    answer: (...statuses: number[]) => void answers.push(...statuses),
    /** A subscribed phone with its own keys. */
    phone: (name: string): FakePhone => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      phones.set(name, { ecdh, auth });
      return {
        endpoint: `${origin}/${name}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
export type FakePushService = Awaited<ReturnType<typeof startFakePushService>>;
