// The edits that wait to be published. `send` bears the token of whoever is signed in.
import { draftsAnswerSchema, previewAnswerSchema, publishedAnswerSchema } from '#contract/owner/drafts.ts';
import { answerReader, readDone } from '#contract/staff/staff-answers.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import type { Http } from '../http.ts';
import { callStaff } from './sign-in.ts';

type Send = Http['send'];

const readAnswer = answerReader(draftsAnswerSchema);
const readPreview = answerReader(previewAnswerSchema);
const readPublished = answerReader(publishedAnswerSchema);

/** The published file and the edits over it. */
export const fetchDrafts = (send: Send) => callStaff(send, 'staff/drafts', readAnswer, {});

/** Adds an edit, once for each id. */
export const addDraft = (send: Send, json: { readonly id: string; readonly edit: DraftEdit }) =>
  callStaff(send, 'staff/drafts', readDone, { method: 'post', json });

/** What publishing would change. */
export const previewDrafts = (send: Send) => callStaff(send, 'staff/drafts/preview', readPreview, {});

/** Publishes what was seen, at once. */
export const publishDrafts = (send: Send, seen: { readonly base: string; readonly edits: readonly string[] }) =>
  callStaff(send, 'staff/drafts/publish', readPublished, { method: 'post', json: seen });

/** Takes the last publication back; its edits wait again. */
export const undoPublication = (send: Send, id: string) =>
  callStaff(send, 'staff/drafts/undo', readPublished, { method: 'post', json: { id } });
