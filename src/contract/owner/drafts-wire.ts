// The drafts of a place, as its owner's screens read them.
import * as v from 'valibot';
import { draftEditSchema, json } from './draft-edit.ts';
import { filePictureSchema } from './pictures-wire.ts';

const person = v.object({ id: v.string(), name: v.string() });

/** From the root of the file. */
const path = v.array(v.string());

const keptEditSchema = v.object({ id: v.string(), by: person, at: v.number(), edit: draftEditSchema });

const plannedSchema = v.object({
  id: v.string(),
  /** When the server publishes it, epoch milliseconds. */
  at: v.number(),
  by: person,
  edits: v.number(),
  /** Things that it will add, by list and slug; none from an older server. */
  added: v.optional(v.array(v.tuple([v.picklist(['categories', 'products']), v.string()])), []),
  /** The sizes that it names, by the dish's slug and their key; of an older server none. */
  sizes: v.optional(v.array(v.tuple([v.string(), v.string()])), []),
  /** Why it could not be published and is open again. */
  failed: v.optional(v.nullable(v.string()), null),
});

export const draftsAnswerSchema = v.object({
  /** Version of the file that is published now. */
  base: v.string(),
  /** The file, as an export would write it. */
  file: v.record(v.string(), json),
  /** Pictures that it may name, published or sent for an edit; none from an older server. */
  pictures: v.optional(v.record(v.string(), filePictureSchema), {}),
  edits: v.array(keptEditSchema),
  planned: v.array(plannedSchema),
  /** The publication that can be undone. */
  last: v.nullable(v.object({ id: v.string(), at: v.number(), by: person, edits: v.number() })),
});
export type DraftsAnswer = v.InferOutput<typeof draftsAnswerSchema>;

const conflictSchema = v.object({
  /** Id of the edit that was left out. */
  id: v.string(),
  by: person,
  reason: v.picklist(['gone', 'changed', 'taken']),
  path,
});

const change = {
  kind: v.picklist(['field', 'added', 'removed', 'order']),
  path,
  was: v.optional(json),
  now: v.optional(json),
};

/** Changes that a publication would make. Without a `was` or a `now` there is no value. */
export const previewAnswerSchema = v.object({
  base: v.string(),
  /** The edits that it is of, by id: what may be published is what was seen. */
  edits: v.array(v.string()),
  changes: v.array(
    v.object({
      ...change,
      by: v.nullable(person),
      /** Edits that make it, and edits that go with them where they are thrown away; none from an older server. */
      edits: v.optional(v.array(v.string()), []),
    }),
  ),
  conflicts: v.array(conflictSchema),
  /** Why an import would refuse it, in its own words. */
  problems: v.array(v.object({ path: v.string(), message: v.string() })),
});
export type PreviewAnswer = v.InferOutput<typeof previewAnswerSchema>;

/** Changes that undoing the last publication would make: `was` is what guests see now. */
export const undoAnswerSchema = v.object({ id: v.string(), changes: v.array(v.object(change)) });
export type UndoAnswer = v.InferOutput<typeof undoAnswerSchema>;

/** The body of a throwing away: the edits, by id. */
export const discardBodySchema = v.object({
  edits: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(5000)),
});

/** Body of a publication: the state that its publisher has seen. `at`: not now but then. */
export const publishBodySchema = v.object({
  base: v.string(),
  edits: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(5000)),
  at: v.optional(v.nullable(v.number()), null),
});

export const publishedAnswerSchema = v.object({ success: v.literal(true), id: v.string() });
