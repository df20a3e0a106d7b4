// A manager's PIN approves one command of another person: once, within two minutes.
import { expect, test } from 'vitest';
import { parseBoard } from '#contract/service/board.ts';
import type { Role } from '#domain/account/user.ts';
import { removeStaff, setPin } from '../../../server/services/staff/people.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { readServerKeys } from '../../../server/store/staff/server-key.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, nextId } from '../support/server.ts';
import { asked, enrolled, inviteTo, type SignedIn, signInAs, signInStation } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';

const reason = { code: 'sold_out', text: '', productIds: [] };

onEitherDatabase('Manager’s approval', (store) => {
  const { server, folder } = withServer(store);
  const withPin = async (role: Role, name: string) => {
    const { person } = await inviteTo(server(), role, { name });
    const services = { ...asked(server()), keys: await readServerKeys(folder()) };
    const set = await setPin(services, 'command', server().placeId, person.id, { pin: '4711' });
    if (!set.ok) throw new Error(set.error);
    return person.id;
  };
  /** A waiter on a shared tablet, a manager with a PIN, and an order being cooked. */
  const stage = async () => {
    const maria = await signInAs(server(), 'WAITER');
    const silvia = await withPin('PLACE_ADMIN', 'Silvia');
    const { secret: device } = await enrolled(server());
    const cooking = async () => {
      const id = nextId();
      const headers = { 'x-device': `phone-${id.slice(-8)}` };
      expect((await server().order({ session: await server().scan(), id, headers })).status).toBe(201);
      await send(maria, { orderId: id, fact: { kind: 'started' } }, nextId(), 'orderFact');
      return id;
    };
    return { maria, silvia, device, cooking };
  };
  const send = (who: SignedIn, body: object, id: string, kind = 'orderStatus') =>
    server().post(`/api/staff/commands/${kind}`, body, { ...who.headers, 'idempotency-key': id });
  const refusing = (orderId: string) => ({ orderId, to: 'rejected', reason });
  const approve = (
    who: SignedIn,
    by: { readonly device: string; readonly person: string; readonly pin?: string },
    id: string,
    body: object,
  ) =>
    server().post(
      '/api/staff/approvals',
      { pin: '4711', ...by, command: { id, kind: 'orderStatus', body } },
      who.headers,
    );
  const approved = async (...asking: Parameters<typeof approve>) => expect((await approve(...asking)).status).toBe(200);

  test('approval: allows one command beyond the asker’s role, with both names in the journal', async () => {
    const { maria, silvia, device, cooking } = await stage();
    const [order, other, id] = [await cooking(), await cooking(), nextId()];
    expect(messageOf(await send(maria, refusing(order), nextId()))).toBe('forbidden');
    const given = await approve(maria, { device, person: silvia }, id, refusing(order));
    expect(given.json).toMatchObject({ success: true, by: 'Silvia' });
    expect(messageOf(await send(maria, refusing(order), nextId())), 'under another id').toBe('forbidden');
    expect((await send(maria, refusing(order), id)).status).toBe(200);
    expect((await send(maria, refusing(order), id)).status, 'a retry hears the same answer').toBe(200);
    expect(messageOf(await send(maria, refusing(other), id))).toBe('idempotency_key_reused');
    const rows = await readJournal(server().store, server().placeId);
    const said = rows.flatMap((row) => (row.type === 'staff.approval' ? [{ ...row.payload, about: row.orderId }] : []));
    const names = { askerId: maria.id, asker: 'Maria', approverId: silvia, approver: 'Silvia' };
    expect(said).toEqual([
      { change: 'given', commandId: id, kind: 'orderStatus', ...names, about: order },
      { change: 'used', commandId: id, kind: 'orderStatus', ...names, about: order },
    ]);
  });

  test('approval: is shown with its command: in the order’s history, and at the reversed payment', async () => {
    const { maria, silvia, device, cooking } = await stage();
    const owner = await signInAs(server(), 'PLACE_ADMIN', { name: 'Owner' });
    const whole = async (id: string) => (await server().get(`/api/staff/orders/history/${id}`, owner.headers)).json;
    const [order, id] = [await cooking(), nextId()];
    await approved(maria, { device, person: silvia }, id, refusing(order));
    await send(maria, refusing(order), id);
    expect(await whole(order)).toMatchObject({
      steps: expect.arrayContaining([
        expect.objectContaining({ kind: 'status', to: 'rejected', by: 'Maria', approvedBy: 'Silvia' }),
      ]),
    });
    const [eaten, payment, back] = [await cooking(), nextId(), nextId()];
    await send(maria, { orderId: eaten, to: 'served_spot' }, nextId());
    const { order: placed } = (await whole(eaten)) as { order: { sessionId: string } };
    await send(maria, { sittingId: placed.sessionId, amount: 790, tender: 'cash' }, payment, 'paid');
    const taking = { paymentId: payment, reason: 'wrong_amount' };
    const command = { id: back, kind: 'reversePayment', body: taking };
    const given = await server().post(
      '/api/staff/approvals',
      { pin: '4711', device, person: silvia, command },
      maria.headers,
    );
    expect(given.status).toBe(200);
    expect((await send(maria, taking, back, 'reversePayment')).status).toBe(200);
    expect(await whole(eaten)).toMatchObject({
      payments: [{ id: payment, reversed: { by: 'Maria', approvedBy: 'Silvia' } }],
    });
  });

  test('approval: allows no other command under the same id, and nothing for another person', async () => {
    const { maria, silvia, device, cooking } = await stage();
    const ivan = await signInAs(server(), 'WAITER', { name: 'Ivan' });
    const [order, other, id, second] = [await cooking(), await cooking(), nextId(), nextId()];
    await approved(maria, { device, person: silvia }, id, refusing(order));
    expect(messageOf(await send(maria, refusing(other), id))).toBe('forbidden');
    await approved(maria, { device, person: silvia }, second, refusing(order));
    expect(messageOf(await send(ivan, refusing(order), second))).toBe('forbidden');
  });

  test('approval: expires after two minutes, and when its manager is removed', async () => {
    const { maria, silvia, device, cooking } = await stage();
    const [order, id, second] = [await cooking(), nextId(), nextId()];
    await approved(maria, { device, person: silvia }, id, refusing(order));
    server().clock.now += 2 * MINUTE + 1;
    expect(messageOf(await send(maria, refusing(order), id))).toBe('forbidden');
    await approved(maria, { device, person: silvia }, second, refusing(order));
    await removeStaff(asked(server()), 'command', server().placeId, silvia);
    expect(messageOf(await send(maria, refusing(order), second))).toBe('forbidden');
  });

  test('approval: needs a manager with the permission, a device of the place, and the right PIN', async () => {
    const { maria, silvia, device, cooking } = await stage();
    const georgi = await withPin('WAITER', 'Georgi');
    const [order, id] = [await cooking(), nextId()];
    const said = async (by: Parameters<typeof approve>[1]) => messageOf(await approve(maria, by, id, refusing(order)));
    expect(await said({ device, person: georgi })).toBe('forbidden');
    expect(await said({ device: 'x'.repeat(32), person: silvia })).toBe('unknown_device');
    const wrong = await approve(maria, { device, person: silvia, pin: '0000' }, id, refusing(order));
    // Not 401, on which a device renews its token and retries, so that the guess would count twice.
    expect([wrong.status, messageOf(wrong)]).toEqual([403, 'wrong_pin']);
    expect(wrong.json).toMatchObject({ payload: { left: 4 } });
    expect(messageOf(await send(maria, refusing(order), id))).toBe('forbidden');
    const station = await signInStation(server());
    expect((await approve(station, { device, person: silvia }, id, refusing(order))).status).toBe(403);
  });

  test('approval: counts wrong PINs like a sign-in: the manager is delayed after five in both', async () => {
    const { maria, silvia, device, cooking } = await stage();
    const [order, id] = [await cooking(), nextId()];
    const by = { device, person: silvia, pin: '0000' };
    const guesses = [];
    for (let guess = 0; guess < 5; guess += 1) guesses.push(await approve(maria, by, id, refusing(order)));
    expect(guesses.at(-1)?.headers['retry-after']).toBe('30');
    const locked = await approve(maria, { device, person: silvia }, id, refusing(order));
    expect([locked.status, messageOf(locked)]).toEqual([429, 'person_locked']);
    expect(messageOf(await server().post('/api/staff/pin', { device, person: silvia, pin: '4711' }))).toBe(
      'person_locked',
    );
  });

  test('approval: allows the reversal of one payment, which a waiter may not do alone', async () => {
    const { maria, silvia, device } = await stage();
    const [payment, second, id] = [nextId(), nextId(), nextId()];
    const session = await server().scan();
    expect((await server().order({ session })).status).toBe(201);
    const { json } = await server().get('/api/staff/board', maria.headers);
    const sittingId = parseBoard(json)?.tables.find(({ sitting }) => sitting)?.sitting?.id;
    for (const part of [payment, second])
      expect((await send(maria, { sittingId, amount: 100, tender: 'cash' }, part, 'paid')).status).toBe(200);
    const back = (paymentId: string) => ({ paymentId, reason: 'wrong_amount' });
    const command = { id, kind: 'reversePayment', body: back(payment) };
    const asking = { device, person: silvia, pin: '4711', command };
    expect((await server().post('/api/staff/approvals', asking, maria.headers)).status).toBe(200);
    expect(messageOf(await send(maria, back(second), nextId(), 'reversePayment'))).toBe('forbidden');
    expect((await send(maria, back(payment), id, 'reversePayment')).status).toBe(200);
    const rows = await readJournal(server().store, server().placeId);
    expect(rows.flatMap(({ type, payload }) => (type === 'payment.reversed' ? payload : []))).toMatchObject([
      { paymentId: payment, by: 'Maria' },
    ]);
    expect(rows.findLast(({ type }) => type === 'staff.approval')?.payload).toMatchObject({
      ...{ change: 'used', kind: 'reversePayment', asker: 'Maria', approver: 'Silvia' },
    });
  });
});
