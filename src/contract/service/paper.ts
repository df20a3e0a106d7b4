// Paper in trouble, as the staff's board tells it, and what a kept paper says of its order.
import * as v from 'valibot';
import { OPEN_PAPER_STATES, PAPER_KINDS } from '#domain/service/paper.ts';
import { maybe, name, rowReader, whole } from '../stored-fields.ts';

export const openPaperSchema = v.object({
  printer: name,
  job: name,
  kind: v.picklist(PAPER_KINDS),
  state: v.picklist(OPEN_PAPER_STATES),
  reason: v.string(),
  at: v.number(),
  station: maybe(name),
  number: maybe(whole),
  table: maybe(v.string()),
});

export const troubledPrinterSchema = v.object({
  name,
  trouble: v.string(),
  since: maybe(v.number()),
  stations: v.array(v.string()),
  job: maybe(name),
});

interface PaperSubject {
  readonly order: { readonly number: number; readonly table: string | null } | undefined;
  readonly table: string | undefined;
}

/** What a paper is about, from what is kept with it; undefined: it says nothing of that. */
export const readPaperSubject = rowReader<PaperSubject>(
  v.object({
    order: maybe(v.object({ number: whole, table: v.nullable(v.string()) })),
    table: maybe(v.string()),
  }),
);

const ofOrder = v.looseObject({ order: v.looseObject({}) });

/** The same paper, about an order that stands there now; undefined: it is about none. */
export const paperStandingAt = (
  content: unknown,
  at: { readonly table: string | null; readonly room: string | null },
): unknown => {
  const paper = v.safeParse(ofOrder, content);
  return paper.success ? { ...paper.output, order: { ...paper.output.order, ...at } } : undefined;
};

/** What a test slip was made of: which printer, and what proves that somebody has it in the hand. */
export interface TestSlip {
  readonly printer: string;
  readonly address: string;
  /** null: there are no letters to be confirmed. */
  readonly code: string | null;
}

/** undefined: the paper is no test slip. */
export const readTestSlip = rowReader<TestSlip>(
  v.object({ kind: v.literal('test'), printer: v.string(), address: v.string(), code: v.nullable(v.string()) }),
);
