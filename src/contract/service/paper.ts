// Paper in trouble, as the staff's board tells it, and what a kept paper says of its order.
import * as v from 'valibot';
import { type AskedPaper, OPEN_PAPER_STATES, PAPER_KINDS, PAPER_STATES } from '#domain/service/paper.ts';
import { typedReader } from '../staff/staff-answers.ts';
import { maybe, name, rowReader } from '../stored-fields.ts';

export const openPaperSchema = v.object({
  printer: name,
  job: name,
  kind: v.picklist(PAPER_KINDS),
  state: v.picklist(OPEN_PAPER_STATES),
  reason: v.string(),
  at: v.number(),
  station: maybe(name),
  label: maybe(v.string()),
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
  readonly order: { readonly label: string; readonly table: string | null } | undefined;
  readonly table: string | undefined;
}

/** Subject of a paper, from the data kept with it; undefined: it names none. */
export const readPaperSubject = rowReader<PaperSubject>(
  v.object({
    order: maybe(v.object({ label: v.string(), table: v.nullable(v.string()) })),
    table: maybe(v.string()),
  }),
);

const ofOrder = v.looseObject({ order: v.looseObject({}) });

/** The paper about an order that stands there now; undefined: it is about none. */
export const paperStandingAt = (
  content: unknown,
  at: { readonly table: string | null; readonly room: string | null },
): unknown => {
  const paper = v.safeParse(ofOrder, content);
  return paper.success ? { ...paper.output, order: { ...paper.output.order, ...at } } : undefined;
};

/** Content of a test slip: which printer, and a code that proves that somebody holds it. */
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

/** GET staff/papers/{id}: the papers that a command has asked for, at the printer that it named. Ours to define. */
export const askedPapersSchema = v.object({
  papers: v.array(
    v.object({ printer: v.string(), job: v.string(), state: v.picklist(PAPER_STATES), station: maybe(v.string()) }),
  ),
});

export const readAskedPapers = typedReader<{ readonly papers: readonly AskedPaper[] }>(askedPapersSchema);
