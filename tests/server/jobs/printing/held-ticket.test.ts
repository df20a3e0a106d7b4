// Ticket of a held order: printed once, at its confirmation.
import { expect, test } from 'vitest';
import { papersOfRow } from '../../../../server/jobs/printing/papers-of-row.ts';
import { createPublishedPlaces } from '../../../../server/services/place/published-places.ts';
import { readJournal } from '../../../../server/store/journal.ts';
import { withServer } from '../../support/one-server.ts';
import { printer } from '../../support/printing.ts';
import { nextId } from '../../support/server.ts';
import { signInAs } from '../../support/staff.ts';

const { start } = withServer();

test('held order: its ticket is made when the order is confirmed, and not before', async () => {
  const printers = [printer('folder:demo')];
  const house = await start({ house: { confirmsFirst: true }, printers });
  const { store, placeId } = house;
  const [maria, id] = [await signInAs(house, 'WAITER'), nextId()];
  expect((await house.order({ session: await house.scan(), id })).status).toBe(201);
  const place = await createPublishedPlaces(store).at(store.read, placeId);
  if (!place) throw new Error('The house is not published');
  const papers = async () => {
    const rows = await readJournal(store, placeId, 0);
    const jobs = [];
    for (const row of rows) jobs.push(...(await papersOfRow(row, place, printers, store.read)));
    return jobs.map((job) => [job.kind, job.orderId, JSON.parse(job.content)]);
  };
  expect(await papers()).toEqual([]);
  const headers = { 'x-place': String(placeId), ...maria.headers, 'idempotency-key': nextId() };
  const confirmed = { orderId: id, fact: { kind: 'confirmed' } };
  expect((await house.post('/api/staff/commands/orderFact', confirmed, headers)).status).toBe(200);
  expect(await papers()).toEqual([
    [
      'ticket',
      id,
      expect.objectContaining({ kind: 'ticket', order: expect.objectContaining({ table: '1', number: 1 }) }),
    ],
  ]);
});
