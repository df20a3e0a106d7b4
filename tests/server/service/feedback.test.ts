// Guests' feedback: stored once per id, in the venue's words.
import { expect, test } from 'vitest';
import { readJournal } from '../../../server/store/journal.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, messageOf, nextId } from '../support/server.ts';
import { onEitherDatabase } from '../support/stores.ts';

onEitherDatabase('Feedback', (store) => {
  const { server } = withServer(store);
  const give = (body: object, id = nextId()) =>
    server().post('/api/feedback', body, { 'idempotency-key': id, 'x-order-age': 'unknown' });
  const given = async () =>
    (await readJournal(server().store, server().placeId)).flatMap((row) =>
      row.type === 'feedback.given' ? [row.payload] : [],
    );
  const answers = [
    { question: 'food', score: 5 },
    { question: 'return', option: 1 },
    { question: 'gone since', score: 2 },
    { question: 'service' },
  ];

  test('feedback: is stored once for any retries, in the venue’s words [S2.08, S8.30]', async () => {
    const session = await server().scan();
    const id = nextId();
    const first = await give({ session, answers, text: ' Colder soup. ' }, id);
    expect([first.status, first.json]).toEqual([200, { success: true, id }]);
    expect((await give({ session, answers, text: ' Colder soup. ' }, id)).text).toBe(first.text);
    expect(await given()).toEqual([
      {
        feedbackId: id,
        table: '1',
        answers: [
          { question: 'food', title: 'The food', score: 5 },
          { question: 'return', title: 'Will you come again?', option: 'Maybe' },
        ],
        text: 'Colder soup.',
      },
    ]);
    expect(await server().store.read.selectFrom('feedbacks').selectAll().execute()).toMatchObject([
      { id, table_name: '1', words: 'Colder soup.' },
    ]);
    expect(messageOf(await give({ session, answers, text: 'Another' }, id))).toBe('idempotency_key_reused');
  });

  test('feedback: needs no table, and no open sitting', async () => {
    expect((await give({ text: 'Nice' })).status).toBe(200);
    const session = await server().scan();
    server().clock.now += 9 * HOUR;
    expect((await give({ session, text: 'Late' })).status).toBe(200);
    expect((await given()).map(({ table }) => table)).toEqual([null, '1']);
  });

  test('feedback: is rejected when empty or unreadable', async () => {
    expect(messageOf(await give({ answers: [{ question: 'service' }], text: '  ' }))).toBe('nothing_said');
    expect((await give({ answers: [{ question: 'food', score: 6 }] })).status).toBe(400);
    expect((await give({ text: 'x'.repeat(2001) })).status).toBe(400);
    expect((await server().post('/api/feedback', { text: 'Nice' })).status).toBe(400);
    expect(await given()).toEqual([]);
  });
});
