// Guests' feedback for managers: pages, marks, and a spreadsheet file.
import { expect, test } from 'vitest';
import { readFeedbackPage } from '#contract/owner/given-feedback-wire.ts';
import { parseToday } from '#contract/owner/today.ts';
import { latestFeedback } from '../../../server/store/service/feedbacks.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, MINUTE, NOON, nextId } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { plansOf } from './query-plans.ts';

onEitherDatabase('Feedback for managers', (store) => {
  const { server, start } = withServer(store);
  const give = async (body: object) => {
    const headers = { 'idempotency-key': nextId(), 'x-order-age': 'unknown' };
    const answer = await server().post('/api/feedback', body, headers);
    expect(answer.status, answer.text).toBe(200);
  };
  const marked = (score: number, text = '') => give({ answers: [{ question: 'food', score }], text });
  const manager = async () => (await signInAs(server(), 'PLACE_ADMIN')).headers;
  const read = async (query = '') => {
    const { status, json, text } = await server().get(`/api/staff/feedback${query}`, await manager());
    const found = readFeedbackPage({ status, retryAfter: null, body: json });
    if (!found.ok) throw new Error(`${status} ${text}`);
    return found.value;
  };

  test('feedback is listed in full, latest first, with its table', async () => {
    const session = await server().scan();
    await give({ session, answers: [{ question: 'food', score: 2 }], text: 'Cold soup.\nTwice.' });
    server().clock.now += MINUTE;
    await give({ answers: [{ question: 'return', option: 1 }] });
    expect(await read()).toMatchObject({
      page: 1,
      pages: 1,
      found: 2,
      feedback: [
        { at: NOON + MINUTE, answers: [{ title: 'Will you come again?', option: 'Maybe' }], text: '' },
        { at: NOON, table: '1', answers: [{ title: 'The food', score: 2 }], text: 'Cold soup.\nTwice.' },
      ],
    });
  });

  test('a mark filter finds answers with the mark, not texts that mention it', async () => {
    const said = (text: string) => ({ text, by: {} });
    const words = { low: said(''), high: said('') };
    const questions = [
      { ...words, key: 'food', title: said('The food'), options: [] },
      {
        ...words,
        key: 'chosen',
        title: said('Mark "score":2}'),
        options: [said('Never'), said('One "score":2} of five')],
      },
    ];
    await start({ pages: { service: { needs: [], payments: [], questions } } });
    await marked(2, 'low');
    await give({ answers: [{ question: 'chosen', option: 1 }], text: 'chosen' });
    expect((await read()).feedback.map(({ text }) => text).toSorted()).toEqual(['chosen', 'low']);
    await marked(5, 'They said "score":2}, so I say 5');
    expect((await read('?mark=2')).feedback.map(({ text }) => text)).toEqual(['low']);
    expect(await read('?mark=3')).toMatchObject({ found: 0, pages: 1, feedback: [] });
    expect((await server().get('/api/staff/feedback?mark=6', await manager())).status).toBe(400);
  });

  test('every page has the marks of the last 30 days by question', async () => {
    await marked(1, 'long ago');
    server().clock.now += 31 * 24 * HOUR;
    await marked(2);
    await marked(5);
    await give({ answers: [{ question: 'return', option: 1 }] });
    const summary = [{ question: 'food', title: 'The food', counts: [0, 1, 0, 0, 1] }];
    expect((await read()).summary).toEqual(summary);
    expect((await read('?mark=5')).summary).toEqual(summary);
  });

  test('long lists have pages, and a page past the end is the last one', async () => {
    await marked(4);
    await server().store.write(server().placeId, async (tx) => {
      const row = await tx.db.selectFrom('feedbacks').selectAll().executeTakeFirstOrThrow();
      const copies = Array.from({ length: 50 }, (_, i) => ({ ...row, id: `copy-${i}`, at: row.at - i - 1 }));
      await tx.db.insertInto('feedbacks').values(copies).execute();
    });
    const [first, last] = [await read(), await read('?page=9')];
    expect([first.pages, first.found, first.feedback.length]).toEqual([2, 51, 50]);
    expect([last.page, last.feedback.map(({ id }) => id)]).toEqual([2, ['copy-49']]);
  });

  test('the day’s overview counts feedback since yesterday and names the newest low mark, without the guest’s words', async () => {
    const news = async () => parseToday((await server().get('/api/staff/today', await manager())).json)?.needs.feedback;
    expect(await news()).toEqual({ count: 0 });
    server().clock.now = NOON - 25 * HOUR;
    await marked(1, 'of yesterday');
    server().clock.now = NOON - 2 * HOUR;
    await marked(2, 'Cold soup.');
    server().clock.now = NOON - HOUR;
    await marked(3);
    server().clock.now = NOON;
    expect(await news()).toEqual({
      count: 2,
      low: { at: NOON - 2 * HOUR, question: 'food', title: 'The food', score: 2 },
    });
  });

  test('the file has one row per answer on the place’s day, and a formula stays text', async () => {
    // 23:30 in Sofia, and 00:30 of the next day.
    server().clock.now = Date.UTC(2026, 9, 6, 20, 30);
    await give({
      answers: [
        { question: 'food', score: 5 },
        { question: 'return', option: 1 },
      ],
      text: '=1+1',
    });
    server().clock.now += HOUR;
    await give({ text: 'late' });
    const { app, placeId } = server();
    const csv = async (query: string) => {
      const headers = { 'x-place': String(placeId), ...(await manager()) };
      return app.inject({ url: `/api/staff/feedback.csv${query}`, headers });
    };
    const file = await csv('?day=2026-10-06');
    expect(file.headers['content-disposition']).toBe('attachment; filename="feedback-bistro-2026-10-06.csv"');
    const rows = file.body.replaceAll(/[0-9a-f-]{36}/g, 'id').split('\r\n');
    expect(rows).toEqual([
      '\uFEFFday,time,table,id,question,mark,answer,words',
      "2026-10-06,23:30,,id,The food,5,,'=1+1",
      '2026-10-06,23:30,,id,Will you come again?,,Maybe,',
      '',
    ]);
    expect((await csv('?from=2026-10-06&to=2026-10-07')).body).toContain('2026-10-07,00:30,,');
    expect((await csv('?from=2026-10-07&to=2026-10-06')).statusCode).toBe(400);
  });
});

const { server } = withServer();

test('a page is read by index, without sorting all feedback', async () => {
  const { store, placeId } = server();
  const page = { mark: undefined, offset: 0, limit: 50 };
  const plans = await plansOf(store.read, async (db) => void (await latestFeedback(db, placeId, page)));
  expect(plans).toEqual([expect.stringContaining('USING INDEX feedbacks_by_time')]);
});
