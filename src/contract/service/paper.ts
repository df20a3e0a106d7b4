// Unresolved papers on the staff's board, and the stored data of a paper about its order.
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

/** Subject of a paper, from its stored data; undefined: none. */
export const readPaperSubject = rowReader<PaperSubject>(
  v.object({
    order: maybe(v.object({ label: v.string(), table: v.nullable(v.string()) })),
    table: maybe(v.string()),
  }),
);

const ofOrder = v.looseObject({ order: v.looseObject({}) });

/** The paper of an order at its current table; undefined: not about an order. */
export const paperStandingAt = (
  content: unknown,
  at: { readonly table: string | null; readonly room: string | null },
): unknown => {
  const paper = v.safeParse(ofOrder, content);
  return paper.success ? { ...paper.output, order: { ...paper.output.order, ...at } } : undefined;
};

/** Content of a test slip: the printer, and a code that proves that a person holds the slip. */
export interface TestSlip {
  readonly printer: string;
  readonly address: string;
  /** null: text mode needs no confirmation. */
  readonly code: string | null;
}

/** undefined: not a test slip. */
export const readTestSlip = rowReader<TestSlip>(
  v.object({ kind: v.literal('test'), printer: v.string(), address: v.string(), code: v.nullable(v.string()) }),
);

/** GET staff/papers/{id}: papers requested by a command, at its printer. Our own endpoint. */
export const askedPapersSchema = v.object({
  papers: v.array(
    v.object({ printer: v.string(), job: v.string(), state: v.picklist(PAPER_STATES), station: maybe(v.string()) }),
  ),
});

export const readAskedPapers = typedReader<{ readonly papers: readonly AskedPaper[] }>(askedPapersSchema);
