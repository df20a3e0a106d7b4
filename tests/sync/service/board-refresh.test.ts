import { beforeEach, expect, test } from 'vitest';
import type { TablDatabase } from '#db/database.ts';
import { readBoard } from '#db/service/board-table.ts';
import { ok } from '#domain/result.ts';
import { refreshBoard } from '#sync/service/board-refresh.ts';
import type { StaffHttp } from '#sync/staff/staff-http.ts';
import { PLACE } from '../../db/outbox/order-drafts.ts';
import { newDatabase } from '../../db/outbox/outbox-backends.ts';

let db: TablDatabase;
beforeEach(() => {
  db = newDatabase();
});

const call = (id: string) => ({ id, table: '1', kind: 'call', needs: [], text: '', at: 1 });
const told = (seq: number, over: object = {}) => ({
  ...{ seq, at: 1, full: false, gone: [], tables: [], orders: [], calls: [], off: [] },
  ...over,
});
const serverOf = (boards: Record<string, unknown>) => {
  const asked: string[] = [];
  const send: StaffHttp['send'] = async (path) => {
    asked.push(path);
    return ok({ status: 200, headers: new Headers(), body: boards[path] });
  };
  return { asked, http: { send } };
};
const refresh = (server: ReturnType<typeof serverOf>) => refreshBoard({ db, http: server.http, now: () => 77 }, PLACE);

test('a board is read whole at first, and then what has changed since', async () => {
  const server = serverOf({
    'staff/board': told(3, { full: true, calls: [call('a'), call('b')] }),
    'staff/board?after=3': told(4, { gone: ['a'] }),
  });
  expect(await refresh(server)).toBe(true);
  expect(await refresh(server)).toBe(true);
  const row = await readBoard(db, PLACE);
  expect(row?.board.calls.map(({ id }) => id)).toEqual(['b']);
  expect(row).toMatchObject({ heardAt: 77, board: { seq: 4 } });
});

test('a board that tells as far as a number of the journal is not read again for it', async () => {
  const server = serverOf({
    'staff/board': told(5, { full: true }),
    'staff/board?after=5': told(7, { calls: [call('a')] }),
  });
  const upTo = (seq: number) => refreshBoard({ db, http: server.http, now: () => 77 }, PLACE, seq);
  for (const seq of [3, 4, 5, 6, 7]) expect(await upTo(seq)).toBe(true);
  expect(server.asked).toEqual(['staff/board', 'staff/board?after=5']);
  expect((await readBoard(db, PLACE))?.board).toMatchObject({ seq: 7, calls: [{ id: 'a' }] });
});

test('a journal that begins anew is read whole', async () => {
  await refresh(serverOf({ 'staff/board': told(9, { full: true, calls: [call('old')] }) }));
  const server = serverOf({
    'staff/board?after=9': told(2),
    'staff/board': told(2, { full: true, calls: [call('new')] }),
  });
  await refresh(server);
  expect((await readBoard(db, PLACE))?.board.calls.map(({ id }) => id)).toEqual(['new']);
});

test('an answer that is no board leaves what lies here', async () => {
  await refresh(serverOf({ 'staff/board': told(3, { full: true }) }));
  expect(await refresh(serverOf({ 'staff/board?after=3': { seq: 'x' } }))).toBe(false);
  expect((await readBoard(db, PLACE))?.board.seq).toBe(3);
});
