// @vitest-environment jsdom
// The call sheet while the server has not answered, on a device without a network.
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '#core/db/session/store-session.ts';
import { openVisit } from '#core/db/visit/visit-table.ts';
import { sessionOrderer } from '#domain/order/orderer.ts';
import { CALL_AGES } from '#domain/outbox/command-ages.ts';
import { CallDialog } from '#guest/service/call-dialog.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { aSession, NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { GuestTexts } from '../../support/render-screen.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

/** A guest at a table whose call is saved on the device. `expectStage` opens the call sheet. */
async function guestWhoCalled({ quiet = false }: { readonly quiet?: boolean } = {}) {
  const snapshot = aSnapshot();
  const guest = await seatGuest(snapshot);
  const session = aSession();
  const { outbox, db } = guest.tabl;
  const { id, timeZone } = snapshot.place;
  await openVisit(db, { id, timeZone }, { now: NOON, isShared: false });
  await storeSession(db, session, NOON);
  const common = { placeId: id, orderer: sessionOrderer(session), ages: CALL_AGES };
  await outbox.send({ ...common, kind: 'waiterCall', body: { needs: [], text: '', ...(quiet && { quiet }) } });
  const [call] = await db.outbox.toArray();
  if (!call) throw new Error('The call was not saved');
  const expectStage = async (stage: string, asksMore = false) => {
    guest.show(
      <GuestTexts>
        <CallDialog asksMore={asksMore} onClose={() => undefined} />
      </GuestTexts>,
    );
    const sheet = await screen.findByTestId('call-sheet', undefined, { timeout: 10_000 });
    // The form is also shown before the rows are read.
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await vi.waitFor(() => expect(sheet.dataset.stage).toBe(stage));
  };
  return { db, call, common, outbox, expectStage };
}

test.each([
  [true, 'form'],
  [false, 'withdrawing'],
])(
  'call sheet: tells of a call’s withdrawal only, not of the end of “do not disturb”: quiet %s',
  async (quiet, stage) => {
    const { db, call, common, outbox, expectStage } = await guestWhoCalled({ quiet });
    await outbox.send({ ...common, kind: 'callEnd', body: { call: call.id, end: 'withdrawn' } });
    await db.outbox.put({ ...call, state: 'received' });
    await expectStage(stage);
  },
);

test.each([
  ['unsent', true, 'form'],
  ['unsent', false, 'waiting'],
  ['received', true, 'form'],
  ['received', false, 'waiting'],
])(
  'call sheet: beside an %s call, it opens with the list only for a further request: %s',
  async (state, asksMore, stage) => {
    const { db, call, expectStage } = await guestWhoCalled();
    if (state === 'received') await db.outbox.put({ ...call, state: 'received', createdWall: Date.now() });
    await expectStage(stage, asksMore);
  },
);
