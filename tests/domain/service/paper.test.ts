import { expect, test } from 'vitest';
import { mayAnswer, type OpenPaper, PAPER_ANSWERS, paperRings, troubleAt } from '#domain/service/paper.ts';
import { ringNow } from '#domain/service/rings.ts';

const paper = (over: Partial<OpenPaper> = {}): OpenPaper => ({
  ...{ printer: 'grill', job: 'o1/grill/7', kind: 'ticket', state: 'unknown', reason: 'broke_off', at: 0 },
  ...{ station: 'grill' },
  ...over,
});

test('possible answers follow from a paper’s state, and an unknown one is never reprinted without a person', () => {
  const said = (state: string) => PAPER_ANSWERS.filter((answer) => mayAnswer(state, answer));
  expect(said('unknown')).toEqual(['copy', 'printed', 'drop']);
  expect(said('asks')).toEqual(['copy', 'drop']);
  expect(said('failed')).toEqual(['again']);
  expect(said('printed')).toEqual([]);
  expect(said('sending')).toEqual([]);
});

test('a station sees its own papers, and the printers of its tickets', () => {
  const bar = paper({ job: 'b', station: 'bar' });
  const receipt = paper({ job: 'r', kind: 'receipt', station: undefined });
  const printers = [
    { name: 'all', trouble: 'error', stations: [] },
    { name: 'grill', trouble: 'error', stations: ['grill'] },
    { name: 'bar', trouble: 'error', stations: ['bar'] },
  ];
  const found = troubleAt({ papers: [paper(), bar, receipt], printers }, 'bar');
  expect(found.papers).toEqual([bar]);
  expect(found.printers.map(({ name }) => name)).toEqual(['all', 'bar']);
});

test('a ticket that may be unprinted rings until settled, a receipt does not, and a printer rings when it fails', () => {
  const printers = [{ name: 'grill', trouble: 'paper_end', since: 7, stations: [] }];
  const rings = paperRings({ papers: [paper(), paper({ job: 'r', kind: 'receipt' })], printers });
  expect(rings.map(({ kind }) => kind)).toEqual(['paper', 'trouble']);
  const first = ringNow(rings, new Map(), 0);
  expect(first.kind).toBe('paper');
  // Sounded once together with the louder ring; the ticket rings again.
  expect(ringNow(rings, first.rung, 6000).kind).toBe('paper');
  const [, printer] = rings;
  const alone = ringNow(printer ? [printer] : [], new Map(), 0);
  expect(alone.kind).toBe('trouble');
  expect(ringNow(printer ? [printer] : [], alone.rung, 600_000).kind).toBeUndefined();
});
