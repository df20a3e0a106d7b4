// The owner's edits of the venue file. `send` carries the signed-in person's token.
import {
  draftsAnswerSchema,
  previewAnswerSchema,
  publishedAnswerSchema,
  undoAnswerSchema,
} from '#contract/owner/drafts-wire.ts';
import { answerReader, readDone } from '#contract/staff/staff-answers.ts';
import type { Http } from '#core/api/http.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { callStaff } from './sign-in-requests.ts';

type Send = Http['send'];

const readAnswer = answerReader(draftsAnswerSchema);
const readPreview = answerReader(previewAnswerSchema);
const readUndo = answerReader(undoAnswerSchema);
const readPublished = answerReader(publishedAnswerSchema);

/** The published file and the edits over it. */
export const fetchDrafts = (send: Send) => callStaff(send, 'staff/drafts', readAnswer, {});

/** Adds an edit. `id`: made here, so that an answer that was lost can be asked for again. */
export const addDraft = (send: Send, json: { readonly id: string; readonly edit: DraftEdit }) =>
  callStaff(send, 'staff/drafts', readDone, { method: 'post', json });

/** Throws edits away, all of them or none. */
export const discardDrafts = (send: Send, edits: readonly string[]) =>
  callStaff(send, 'staff/drafts/discard', readDone, { method: 'post', json: { edits } });

/** Changes that publishing would make, as the server works them out. */
export const previewDrafts = (send: Send) => callStaff(send, 'staff/drafts/preview', readPreview, {});

/** `base` and `edits`: what was seen; `at`: when, null for now. */
export const publishDrafts = (
  send: Send,
  json: { readonly base: string; readonly edits: readonly string[]; readonly at: number | null },
) => callStaff(send, 'staff/drafts/publish', readPublished, { method: 'post', json });

/** Opens the edits of what was planned again. */
export const cancelPlanned = (send: Send, id: string) =>
  callStaff(send, `staff/drafts/planned/${id}`, readDone, { method: 'delete' });

/** Changes that undoing the last publication would make. */
export const previewUndo = (send: Send) => callStaff(send, 'staff/drafts/undo', readUndo, {});

/** Takes the last publication back; its edits wait again. */
export const undoPublication = (send: Send, id: string) =>
  callStaff(send, 'staff/drafts/undo', readPublished, { method: 'post', json: { id } });
