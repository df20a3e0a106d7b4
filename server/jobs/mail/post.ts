// Way of the mail: through the operator's mail server or, where none is set, into a folder.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadMailer, type MailEnd, messageOf, type OutgoingMail, sendMail } from './send-mail.ts';

// A mail as a file that a mail program opens.
/** Writes it into a folder as "<its id>.eml"; a second try writes the same file. */
async function writeMail(mail: OutgoingMail, folder: string): Promise<MailEnd> {
  const { createTransport } = await loadMailer();
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  try {
    const { message } = await transport.sendMail(messageOf(mail));
    await mkdir(folder, { recursive: true });
    const name = mail.messageId.replace(/@.*/, '').replace(/[^A-Za-z0-9.-]/g, '');
    // The mail holds a link that signs a person in.
    await writeFile(join(folder, `${name}.eml`), message as Buffer, { mode: 0o600 });
    return { kind: 'taken' };
  } catch {
    return { kind: 'failed', reason: 'folder' };
  } finally {
    transport.close();
  }
}

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
