// Calls withdrawn on this device, by the state of the command that withdraws them.
import { expect, test } from 'vitest';
import type { StoredCallEnd } from '#contract/outbox/call-end-command.ts';
import { withdrawnAmong } from '#guest/service/use-table-calls.ts';

const ended = (call: string, state: StoredCallEnd['state'], end: StoredCallEnd['end'] = 'withdrawn') =>
  ({ call, state, end }) as StoredCallEnd;

test('withdrawn calls: unanswered until the server answers, and standing again when it refuses or time runs out', () => {
  const { all, unanswered } = withdrawnAmong([
    ended('saved', 'saved'),
    ended('sending', 'sending'),
    ended('asking', 'asking'),
    ended('received', 'received'),
    ended('refused', 'refused'),
    ended('expired', 'expired'),
    ended('here', 'sending', 'here'),
  ]);
  expect([...all]).toEqual(['saved', 'sending', 'asking', 'received']);
  expect([...unanswered]).toEqual(['saved', 'sending', 'asking']);
});
