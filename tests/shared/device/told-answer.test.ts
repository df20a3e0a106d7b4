import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { readTold } from '#shared/device/told-answer.ts';
import { hashSecret, makeSecret } from '../../../server/store/secrets.ts';

const SECRET = makeSecret();
const TOLD = {
  nonce: 'nonce-of-this-beat',
  now: 1_790_000_000_000,
  device: { id: 'a1', name: 'Прозорец', kind: 'kiosk' },
  isStopped: false,
  commands: [{ id: 'c1', kind: 'message', words: 'Елате на касата', expiresAt: 1_790_000_300_000 }],
};
const signed = (told: object, secret = SECRET, alg = 'HS256') =>
  new SignJWT({ ...told }).setProtectedHeader({ alg }).sign(Buffer.from(hashSecret(secret)));

test('signed answer: an answer signed for this heartbeat is accepted, in any script', async () => {
  expect(await readTold(await signed(TOLD), SECRET, TOLD.nonce)).toEqual(TOLD);
});

test('signed answer: a forged command, another signature or an earlier heartbeat’s answer is rejected', async () => {
  const ours = await signed(TOLD);
  const [header = '', , signature = ''] = ours.split('.');
  const other = Buffer.from(JSON.stringify({ ...TOLD, isStopped: true })).toString('base64url');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${other}.${signature}`;
  for (const forged of [
    await signed(TOLD, makeSecret()),
    await signed(TOLD, SECRET, 'HS512'),
    `${header}.${other}.${signature}`,
    unsigned,
    'nothing of ours',
    '',
  ])
    expect(await readTold(forged, SECRET, TOLD.nonce)).toBeUndefined();
  expect(await readTold(ours, SECRET, 'nonce-of-another-beat')).toBeUndefined();
  expect(await readTold(await signed({ ...TOLD, commands: 'all' }), SECRET, TOLD.nonce)).toBeUndefined();
});
