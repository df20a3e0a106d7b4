// @vitest-environment jsdom
// The call sheet while the server has not answered a withdrawal, on a device without a network.
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

test.each([
  [true, 'form'],
  [false, 'withdrawing'],
])(
  'call sheet: tells of a call’s withdrawal only, not of the end of “do not disturb”: quiet %s',
  async (quiet, stage) => {
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
    await outbox.send({ ...common, kind: 'callEnd', body: { call: call.id, end: 'withdrawn' } });
    await db.outbox.put({ ...call, state: 'received' });
    guest.show(
      <GuestTexts>
        <CallDialog onClose={() => undefined} />
      </GuestTexts>,
    );
    const sheet = await screen.findByTestId('call-sheet', undefined, { timeout: 10_000 });
    // The form is also shown before the rows are read.
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await vi.waitFor(() => expect(sheet.dataset.stage).toBe(stage));
  },
);

test.each([
  [true, 'form'],
  [false, 'waiting'],
])(
  'call sheet: for a further request it opens with the form, also while one is under way: %s',
  async (asksMore, stage) => {
    const snapshot = aSnapshot();
    const guest = await seatGuest(snapshot);
    const session = aSession();
    const { outbox, db } = guest.tabl;
    const { id, timeZone } = snapshot.place;
    await openVisit(db, { id, timeZone }, { now: NOON, isShared: false });
    await storeSession(db, session, NOON);
    const body = { needs: [], text: '' };
    await outbox.send({ placeId: id, orderer: sessionOrderer(session), ages: CALL_AGES, kind: 'waiterCall', body });
    const [call] = await db.outbox.toArray();
    if (!call) throw new Error('The call was not saved');
    await db.outbox.put({ ...call, state: 'received', createdWall: Date.now() });
    guest.show(
      <GuestTexts>
        <CallDialog asksMore={asksMore} onClose={() => undefined} />
      </GuestTexts>,
    );
    const sheet = await screen.findByTestId('call-sheet', undefined, { timeout: 10_000 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await vi.waitFor(() => expect(sheet.dataset.stage).toBe(stage));
  },
);
