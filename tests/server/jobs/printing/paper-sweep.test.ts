// Papers are deleted after a time, because they contain names and addresses.
import { expect, test } from 'vitest';
import { PAPER_KEPT_MS, sweepPapers } from '../../../../server/services/printing/paper-sweep.ts';
import { addPrintJob } from '../../../../server/store/printing/print-jobs.ts';
import { startFakePrinter } from '../../../support/fake-printer.ts';
import { openHouse, printer } from '../../support/printing.ts';
import { onEitherDatabase } from '../../support/stores.ts';

onEitherDatabase('Old papers', (store) => {
  test('paper sweep: deletes papers after a week, keeps younger ones, and numbers continue', async () => {
    const fake = await startFakePrinter();
    const house = await openHouse([printer(fake.address)], {}, store());
    const { server } = house;
    const sweep = () => sweepPapers({ store: house.store, clock: () => server.clock.now });
    try {
      await house.order();
      await house.order();
      await house.printing.settle();
      expect(await sweep()).toBe(0);
      const [first, second] = await house.jobs();
      server.clock.now = (first?.at ?? 0) + PAPER_KEPT_MS;
      expect(await sweep()).toBe(0);
      server.clock.now = (second?.at ?? 0) + PAPER_KEPT_MS + 1;
      expect(await sweep()).toBe(2);
      // The last row stays for its number, without content.
      const left = await house.jobs();
      expect(left).toMatchObject([{ seq: second?.seq, content: '{}', orderId: undefined, state: 'printed' }]);
      expect(await sweep()).toBe(0);

      // No order, because the table session has long lapsed.
      const young = {
        placeId: server.placeId,
        id: 'young',
        printer: 'kitchen',
        kind: 'ticket',
        at: server.clock.now,
      } as const;
      const said = { orderId: 'an-order', station: undefined, copyOf: undefined, content: '{"kind":"ticket"}' };
      await house.store.write(server.placeId, (tx) => addPrintJob(tx, { ...young, ...said }));
      // A newer row exists, so its number is no longer needed.
      await sweep();
      const [job, ...others] = await house.jobs();
      expect(others).toEqual([]);
      expect(job).toMatchObject({ seq: (second?.seq ?? 0) + 1, ...said });
    } finally {
      await house.stop();
      await fake.stop();
    }
  });
});
