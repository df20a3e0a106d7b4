// Way of the mail: through the operator's mail server or, where none is set, into a folder.
import { type MailEnd, type OutgoingMail, sendMail } from './send-mail.ts';
import { writeMail } from './write-mail.ts';

export type Post =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  /** `folder`: where mail lies as .eml files, for a machine that is tried out. */
  | { readonly kind: 'folder'; readonly folder: string; readonly from: string };

/** Sender where none is set: no server would take it, and none is asked. */
export const FOLDER_FROM = 'tabl@localhost.localdomain';

export const postMail = (
  post: Post,
  mail: OutgoingMail,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<MailEnd> =>
  post.kind === 'smtp' ? sendMail(mail, { url: post.url, timeoutMs, signal }) : writeMail(mail, post.folder);

/** Name of the mail server for the log; no password stands in it. */
export const hostOf = (post: Post): string => (post.kind === 'smtp' ? new URL(post.url).host : post.folder);
