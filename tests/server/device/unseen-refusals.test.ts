// Orders rejected after their guest had left: only the sending device knows them.
import { expect, test } from 'vitest';
import { readJournal } from '../../../server/store/journal.ts';
import { withServer } from '../support/one-server.ts';
import { signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { setUp, speak } from './shared-devices.ts';

onEitherDatabase('Rejections that no guest has seen', (store) => {
  const { server } = withServer(store);

  test('unseen refusal: each label is reported once, and not again after it has left the list', async () => {
    const kiosk = await setUp(server(), await signInAs(server(), 'PLACE_ADMIN'), { kind: 'kiosk' });
    for (const refused of [['K2-17'], ['K2-17'], ['K2-17', 'K2-18'], ['K2-18']])
      await speak(server(), kiosk, { beat: { refused } });
    const rows = await readJournal(server().store, server().placeId);
    expect(rows.flatMap(({ type, payload }) => (type === 'device.state' ? [payload] : []))).toMatchObject([
      { trouble: 'refused' },
      { trouble: 'refused' },
    ]);
  });
});
