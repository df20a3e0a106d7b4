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

/** The published file and the unpublished edits. */
export const fetchDrafts = (send: Send) => callStaff(send, 'staff/drafts', readAnswer, {});

/** Adds an edit. `id`: made here, so that it can be resent after a lost answer. */
export const addDraft = (send: Send, json: { readonly id: string; readonly edit: DraftEdit }) =>
  callStaff(send, 'staff/drafts', readDone, { method: 'post', json });

/** Discards edits, all or none. */
export const discardDrafts = (send: Send, edits: readonly string[]) =>
  callStaff(send, 'staff/drafts/discard', readDone, { method: 'post', json: { edits } });

/** Preview of the changes that publishing would make. */
export const previewDrafts = (send: Send) => callStaff(send, 'staff/drafts/preview', readPreview, {});

/** `base` and `edits`: the previewed state; `at`: scheduled time, null for now. */
export const publishDrafts = (
  send: Send,
  json: { readonly base: string; readonly edits: readonly string[]; readonly at: number | null },
) => callStaff(send, 'staff/drafts/publish', readPublished, { method: 'post', json });

/** Cancels a scheduled publication; its edits become drafts again. */
export const cancelPlanned = (send: Send, id: string) =>
  callStaff(send, `staff/drafts/planned/${id}`, readDone, { method: 'delete' });

/** Preview of undoing the last publication. */
export const previewUndo = (send: Send) => callStaff(send, 'staff/drafts/undo', readUndo, {});

/** Undoes the last publication; its edits become drafts again. */
export const undoPublication = (send: Send, id: string) =>
  callStaff(send, 'staff/drafts/undo', readPublished, { method: 'post', json: { id } });
