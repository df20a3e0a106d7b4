// An unchanged device stays “heard” by a short heartbeat.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { hereAnswerSchema } from '#contract/device/here.ts';
import { devicesAnswerSchema } from '#contract/device/managed-devices.ts';
import { tellSilentDevices } from '../../../server/services/device/heartbeat.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { setUp, speak } from './shared-devices.ts';

onEitherDatabase('Short heartbeat', (store) => {
  const { server } = withServer(store);
  const owner = () => signInAs(server(), 'PLACE_ADMIN');
  const kiosk = async () => setUp(server(), await owner(), { kind: 'kiosk' });
  const say = (secret: string, knows: string, page = 'page-0001') =>
    server().app.inject({
      method: 'PUT',
      url: '/api/devices/here',
      headers: { 'x-place': String(server().placeId) },
      payload: { device: secret, page, knows },
    });
  const speaks = async (...said: Parameters<typeof say>) =>
    v.parse(hereAnswerSchema, (await say(...said)).json()).speak;
  const stateOf = async (headers: Record<string, string>) =>
    v.parse(devicesAnswerSchema, (await server().get('/api/staff/devices', headers)).json).devices[0]?.house;

  test('short heartbeat: counts as heard and adds to the idle time', async () => {
    const { headers } = await owner();
    const device = await kiosk();
    const { told } = await speak(server(), device, { beat: { touchAge: 5_000 } });
    for (let minute = 0; minute < 3; minute += 1) {
      server().clock.now += MINUTE;
      expect(await speaks(device.secret, told?.mark ?? '')).toBe(false);
    }
    expect(await stateOf(headers)).toMatchObject({
      heardAt: server().clock.now,
      beat: { touchAge: 5_000 + 3 * MINUTE, battery: 0.8 },
      troubles: [],
    });
    expect((await say('x'.repeat(43), 'mark-0001')).statusCode).toBe(401);
  });

  test('short heartbeat: the server asks for the full one when it has a command or does not know the device', async () => {
    const { headers } = await owner();
    const device = await kiosk();
    expect(await speaks(device.secret, 'mark-0001')).toBe(true);
    const mark = (await speak(server(), device)).told?.mark ?? '';
    expect(await speaks(device.secret, mark)).toBe(false);
    expect(await speaks(device.secret, mark, 'page-0002')).toBe(true);
    await server().app.inject({
      method: 'PUT',
      url: `/api/staff/devices/${device.id}`,
      headers: { 'x-place': String(server().placeId), ...headers },
      payload: { name: 'Door', isStopped: true },
    });
    expect(await speaks(device.secret, mark)).toBe(true);
    const renamed = await speak(server(), device);
    expect(renamed.told).toMatchObject({ device: { name: 'Door' }, isStopped: true });
    expect(await speaks(device.secret, renamed.told?.mark ?? '')).toBe(false);
    await server().post(`/api/staff/devices/${device.id}/commands`, { kind: 'identify' }, headers);
    expect(await speaks(device.secret, renamed.told?.mark ?? '')).toBe(true);
  });

  test('short heartbeat: ends the “missing” state of a device', async () => {
    const { headers } = await owner();
    const device = await kiosk();
    const mark = (await speak(server(), device)).told?.mark ?? '';
    server().clock.now += 2 * MINUTE;
    const asked = {
      store: server().store,
      clock: () => server().clock.now,
      places: createPublishedPlaces(server().store),
    };
    await tellSilentDevices(asked);
    expect((await stateOf(headers))?.troubles).toEqual(['silent']);
    expect(await speaks(device.secret, mark)).toBe(false);
    expect((await stateOf(headers))?.troubles).toEqual([]);
  });
});
