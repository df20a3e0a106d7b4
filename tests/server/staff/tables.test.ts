import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sessionAnswerSchema } from '#contract/session/session.ts';
import { managedTablesSchema } from '#contract/table/managed-tables.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE, publish, TABLES } from '../support/venues.ts';

onEitherDatabase('Tables of a place', (store) => {
  const { server } = withServer(store);

  const manager = () => signInAs(server(), 'PLACE_ADMIN');
  type Manager = Awaited<ReturnType<typeof manager>>;
  const at = (who: Manager) => ({ 'x-place': String(server().placeId), ...who.headers });
  const post = (who: Manager, url: string, body: unknown) =>
    server().post(`/api/staff/tables${url && `/${url}`}`, body, at(who));
  const tables = async (who: Manager) => {
    const { json } = await server().get('/api/staff/tables', at(who));
    return v.parse(managedTablesSchema, json).tables;
  };
  const named = async (who: Manager, name: string) => (await tables(who)).find((table) => table.name === name);
  const scan = (token: string) => server().post('/api/tables/verify_token', { token, placeSlug: 'bistro' });
  const sessionOf = (answer: { json: unknown }) => v.parse(sessionAnswerSchema, answer.json).session;
  const journal = async () => {
    const rows = await readJournal(server().store, server().placeId);
    return rows.flatMap((row) => (row.type === 'venue.table' ? [row.payload] : []));
  };

  test('all tables are listed with their codes for a manager', async () => {
    const who = await manager();
    expect(await tables(who)).toHaveLength(TABLES.length);
    expect(await named(who, '214')).toEqual({
      name: '214',
      orderType: 'room',
      room: '214',
      code: CODE.room,
      isRetired: false,
      isTaken: false,
    });
  });

  test('a new table gets a working code; a taken name is rejected', async () => {
    const who = await manager();
    expect((await post(who, '', { name: ' Terrace 1 ', orderType: 'spot' })).status).toBe(200);
    const made = await named(who, 'Terrace 1');
    expect(made?.code).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(sessionOf(await scan(made?.code ?? '')).table).toBe('Terrace 1');
    const again = await post(who, '', { name: 'Terrace 1', orderType: 'spot' });
    expect([again.status, messageOf(again)]).toEqual([409, 'name_taken']);
    expect((await post(who, '', { name: '', orderType: 'spot' })).status).toBe(400);
    expect((await post(who, '', { name: 'x'.repeat(41), orderType: 'spot' })).status).toBe(400);
    await publish(server().store, { place: { orderTypes: [] } });
    expect(messageOf(await post(who, '', { name: 'Terrace 2', orderType: 'tablet_mode' }))).toBe('unknown_kind');
    expect(await journal()).toEqual([{ change: 'made', table: 'Terrace 1', by: who.id }]);
  });

  test('a table for orders served on the spot can be created too; pickup needs none', async () => {
    const who = await manager();
    const kind = { discounts: [], prices: [], radiuses: [], shapes: [] };
    const orderTypes = [
      { type: 'spot' as const, id: 1, ...kind },
      { type: 'preorder' as const, id: 3, ...kind },
      { type: 'served_on_spot' as const, id: 7, ...kind },
    ];
    await publish(server().store, { place: { orderTypes } });
    expect((await post(who, '', { name: 'Bar', orderType: 'served_on_spot' })).status).toBe(200);
    expect(await named(who, 'Bar')).toMatchObject({ orderType: 'served_on_spot' });
    expect((await scan((await named(who, 'Bar'))?.code ?? '')).status).toBe(200);
    expect((await post(who, '', { name: 'Door', orderType: 'preorder' })).status).toBe(400);
  });

  test('a renamed table keeps its code and its guests', async () => {
    const who = await manager();
    const before = sessionOf(await scan(CODE.one));
    expect((await post(who, 'rename', { table: '1', name: 'Window' })).status).toBe(200);
    const after = sessionOf(await scan(CODE.one));
    expect([after.session_id, after.table]).toEqual([before.session_id, 'Window']);
    const checked = await server().post('/api/tables/verify_session', {
      token: null,
      session: before.token,
      placeSlug: 'bistro',
    });
    expect(sessionOf(checked).table).toBe('Window');
    expect((await server().order({ session: before.token })).status).toBe(201);
    expect(messageOf(await post(who, 'rename', { table: '2', name: 'Window' }))).toBe('name_taken');
    expect(messageOf(await post(who, 'rename', { table: '1', name: 'Door' }))).toBe('unknown_table');
    expect(await journal()).toEqual([{ change: 'renamed', table: 'Window', from: '1', by: who.id }]);
  });

  test('a retired table opens nothing, says so, and comes back with its code', async () => {
    const who = await manager();
    expect((await post(who, 'retire', { table: '2' })).status).toBe(200);
    const refused = await scan(CODE.two);
    expect([refused.status, refused.json]).toEqual([
      404,
      { success: false, payload: { message: 'invalid_token', reason: 'retired' } },
    ]);
    expect(await named(who, '2')).toMatchObject({ isRetired: true });
    expect(messageOf(await post(who, '', { name: '2', orderType: 'spot' }))).toBe('name_taken');
    expect((await post(who, 'restore', { table: '2' })).status).toBe(200);
    expect((await scan(CODE.two)).status).toBe(200);
    expect((await journal()).map(({ change }) => change)).toEqual(['retired', 'restored']);
  });

  test('an occupied table cannot be retired', async () => {
    const who = await manager();
    await scan(CODE.one);
    expect(await named(who, '1')).toMatchObject({ isTaken: true });
    const refused = await post(who, 'retire', { table: '1' });
    expect([refused.status, messageOf(refused)]).toEqual([409, 'table_taken']);
    expect((await scan(CODE.one)).status).toBe(200);
    server().clock.now += 3 * 3_600_000;
    const later = await signInAs(server(), 'PLACE_ADMIN');
    expect(await named(later, '1')).toMatchObject({ isTaken: false });
    expect((await post(later, 'retire', { table: '1' })).status).toBe(200);
  });

  test('a new code works at once, and the old one is reported as replaced; seated guests stay', async () => {
    const who = await manager();
    const seated = sessionOf(await scan(CODE.one));
    expect((await post(who, 'code', { table: '1' })).status).toBe(200);
    const refused = await scan(CODE.one);
    expect([refused.status, refused.json]).toEqual([
      404,
      { success: false, payload: { message: 'invalid_token', reason: 'replaced' } },
    ]);
    const { code = '' } = (await named(who, '1')) ?? {};
    expect(code).not.toBe(CODE.one);
    expect(sessionOf(await scan(code)).session_id).toBe(seated.session_id);
    expect((await server().order({ session: seated.token })).status).toBe(201);
    expect(JSON.stringify(await journal())).not.toContain(code);
  });

  test('an import keeps tables that were created, renamed, retired or recoded by hand', async () => {
    const who = await manager();
    await post(who, '', { name: 'Terrace', orderType: 'spot' });
    await post(who, 'rename', { table: '1', name: 'Window' });
    await post(who, 'retire', { table: '2' });
    await post(who, 'code', { table: '214' });
    const { code } = (await named(who, '214')) ?? {};
    const before = await tables(who);
    const { notes } = await publish(server().store, { saladPrice: 800 });
    expect(await tables(who)).toEqual(before);
    expect(notes).toEqual([
      'Table "1" of the file is called "Window" here; it keeps that name.',
      'Table "2" was retired here; the file still names it. It stays retired.',
      'Table "214" was given a new code here; the one in the file was replaced and stays worthless.',
    ]);
    expect(code).toBe((await named(who, '214'))?.code);
    expect((await scan(CODE.one)).status).toBe(200);
    expect((await scan(CODE.room)).status).toBe(404);
  });

  test('a new table may take a name that another one had in the file', async () => {
    const who = await manager();
    await post(who, 'rename', { table: '1', name: 'Window' });
    await post(who, '', { name: '1', orderType: 'spot' });
    const before = await tables(who);
    await publish(server().store, { saladPrice: 800 });
    expect(await tables(who)).toEqual(before);
    // The exported file: each table has its present name.
    const file = before.map(({ name, orderType, room }) => ({ name, orderType, room, code: undefined }));
    await publish(server().store, { tables: file });
    expect((await tables(who)).map(({ name, code }) => [name, code])).toEqual(
      before.map(({ name, code }) => [name, code]),
    );
  });

  test('an import reports a replaced code of a table', async () => {
    const given = { name: '1', code: 'a-new-code-of-table-one-1234', orderType: 'spot', room: undefined } as const;
    const { notes } = await publish(server().store, { tables: [given, ...TABLES.slice(1)] });
    expect(notes).toEqual(['Table "1" has the code of the file now; the one that was printed before is worthless.']);
    expect((await scan(CODE.one)).json).toMatchObject({ payload: { reason: 'replaced' } });
    await publish(server().store);
    expect((await scan(CODE.one)).status).toBe(200);
  });
});
