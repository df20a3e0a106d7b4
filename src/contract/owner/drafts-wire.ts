// Drafts of a place, for its owner's screens.
import * as v from 'valibot';
import { draftEditSchema, json } from './draft-edit.ts';
import { filePictureSchema } from './pictures-wire.ts';

const person = v.object({ id: v.string(), name: v.string() });

/** From the root of the file. */
const path = v.array(v.string());

const keptEditSchema = v.object({ id: v.string(), by: person, at: v.number(), edit: draftEditSchema });

const plannedSchema = v.object({
  id: v.string(),
  /** Time of publication, epoch milliseconds. */
  at: v.number(),
  by: person,
  edits: v.number(),
  /** Items that the publication will add, by list and slug; empty from an older server. */
  added: v.optional(v.array(v.tuple([v.picklist(['categories', 'products']), v.string()])), []),
  /** Sizes that the publication names, by dish slug and size key; empty from an older server. */
  sizes: v.optional(v.array(v.tuple([v.string(), v.string()])), []),
  /** Why the publication failed, so that its edits are drafts again. */
  failed: v.optional(v.nullable(v.string()), null),
});

export const draftsAnswerSchema = v.object({
  /** Version of the published file. */
  base: v.string(),
  /** The file as an export would write it. */
  file: v.record(v.string(), json),
  /** Pictures that the file may reference, published or uploaded; empty from an older server. */
  pictures: v.optional(v.record(v.string(), filePictureSchema), {}),
  edits: v.array(keptEditSchema),
  planned: v.array(plannedSchema),
  /** The publication that can be undone. */
  last: v.nullable(v.object({ id: v.string(), at: v.number(), by: person, edits: v.number() })),
});
export type DraftsAnswer = v.InferOutput<typeof draftsAnswerSchema>;

const conflictSchema = v.object({
  /** Id of the skipped edit. */
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

/** Changes of a publication. An absent `was` or `now` means no value. */
export const previewAnswerSchema = v.object({
  base: v.string(),
  /** Ids of the included edits: only what was previewed may be published. */
  edits: v.array(v.string()),
  changes: v.array(
    v.object({
      ...change,
      by: v.nullable(person),
      /** Edits behind the change, with those that are discarded together; empty from an older server. */
      edits: v.optional(v.array(v.string()), []),
    }),
  ),
  conflicts: v.array(conflictSchema),
  /** The import's error messages. */
  problems: v.array(v.object({ path: v.string(), message: v.string() })),
});
export type PreviewAnswer = v.InferOutput<typeof previewAnswerSchema>;

/** Changes of undoing the last publication: `was` is what guests see now. */
export const undoAnswerSchema = v.object({ id: v.string(), changes: v.array(v.object(change)) });
export type UndoAnswer = v.InferOutput<typeof undoAnswerSchema>;

/** Ids of the edits to discard. */
export const discardBodySchema = v.object({
  edits: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(5000)),
});

/** Body of a publication: the state that its publisher saw. `at`: scheduled time instead of now. */
export const publishBodySchema = v.object({
  base: v.string(),
  edits: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(5000)),
  at: v.optional(v.nullable(v.number()), null),
});

export const publishedAnswerSchema = v.object({ success: v.literal(true), id: v.string() });
