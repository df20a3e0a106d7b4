// Answers to the owner's calls about drafts, as a device reads them.
import { answerReader } from '../staff/staff-answers.ts';
import { draftsAnswerSchema, previewAnswerSchema, publishedAnswerSchema } from './drafts.ts';

export const readDraftsAnswer = answerReader(draftsAnswerSchema);
export const readPreview = answerReader(previewAnswerSchema);
export const readPublished = answerReader(publishedAnswerSchema);
