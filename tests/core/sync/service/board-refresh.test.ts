import { beforeEach, expect, test, vi } from 'vitest';
import type { TablDatabase } from '#core/db/database.ts';
import { readBoard } from '#core/db/service/board-table.ts';
import { createBoardReader, REST } from '#core/sync/service/board-refresh.ts';
import type { StaffHttp } from '#core/sync/staff/staff-http.ts';
import { ok } from '#domain/result.ts';
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
const refresh = (server: ReturnType<typeof serverOf>) =>
  createBoardReader({ db, http: server.http, now: () => 77 }, PLACE, async () => undefined)();

test('a board is read in full first, and then by its changes', async () => {
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

/** One screen's reader: each call takes this many ms, and its clock advances only by calls and pauses. */
const readerOf = ({ asked, http }: ReturnType<typeof serverOf>, takes = 0) => {
  const rests: number[] = [];
  let now = 1000;
  const rest = async (ms: number) => {
    rests.push(ms);
    now += ms;
  };
  const send: StaffHttp['send'] = (...call) => {
    now += takes;
    return http.send(...call);
  };
  return { asked, rests, read: createBoardReader({ db, http: { send }, now: () => now }, PLACE, rest) };
};

test('a board that includes a journal number is not read again for this number', async () => {
  const server = serverOf({
    'staff/board': told(5, { full: true }),
    'staff/board?after=5': told(7, { calls: [call('a')] }),
  });
  const { read } = readerOf(server);
  for (const seq of [3, 4, 5, 6, 7]) expect(await read(seq)).toBe(true);
  expect(server.asked).toEqual(['staff/board', 'staff/board?after=5']);
  expect((await readBoard(db, PLACE))?.board).toMatchObject({ seq: 7, calls: [{ id: 'a' }] });
});

const ROW = {
  'staff/board': told(5, { full: true }),
  'staff/board?after=5': told(9, { calls: [call('a')] }),
  'staff/board?after=9': told(10),
};

test('events during the pause after a reading are covered by the next reading', async () => {
  const { read, asked, rests } = readerOf(serverOf(ROW), 40);
  for (const seq of [5, 6, 7, 8, 9]) expect(await read(seq)).toBe(true);
  expect(asked).toEqual(['staff/board', 'staff/board?after=5']);
  expect(rests).toEqual([REST.times * 40]);
});

test('the pause lasts at most half a second, and does not apply before a stream begins', async () => {
  const { read, rests } = readerOf(serverOf(ROW), 4000);
  await read(5);
  await read(9);
  expect(rests).toEqual([REST.mostMs]);
  await read();
  expect(rests).toHaveLength(1);
});

test('a reading reads the stored board once', async () => {
  const server = serverOf({ 'staff/board': told(5, { full: true }), 'staff/board?after=5': told(6) });
  const { read } = readerOf(server);
  await read();
  const looks = vi.spyOn(db.boards, 'get');
  expect(await read(6)).toBe(true);
  expect(await read(6)).toBe(true);
  expect(looks).toHaveBeenCalledTimes(1);
});

test('a board that was deleted meanwhile is read in full', async () => {
  const whole = { 'staff/board': told(5, { full: true, calls: [call('a')] }) };
  const server = serverOf({ ...whole, 'staff/board?after=5': told(6) });
  const { read } = readerOf(server);
  await read();
  await db.boards.clear();
  expect(await read(6)).toBe(false);
  expect(await read(6)).toBe(true);
  expect((await readBoard(db, PLACE))?.board.calls.map(({ id }) => id)).toEqual(['a']);
});

test('a board is read in full when the journal begins anew', async () => {
  await refresh(serverOf({ 'staff/board': told(9, { full: true, calls: [call('old')] }) }));
  const server = serverOf({
    'staff/board?after=9': told(2),
    'staff/board': told(2, { full: true, calls: [call('new')] }),
  });
  await refresh(server);
  expect((await readBoard(db, PLACE))?.board.calls.map(({ id }) => id)).toEqual(['new']);
});

test('an invalid answer keeps the stored board', async () => {
  await refresh(serverOf({ 'staff/board': told(3, { full: true }) }));
  expect(await refresh(serverOf({ 'staff/board?after=3': { seq: 'x' } }))).toBe(false);
  expect((await readBoard(db, PLACE))?.board.seq).toBe(3);
});
