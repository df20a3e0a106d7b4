// Mail transport: the operator's mail server, or a folder when none is set.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadMailer, type MailEnd, messageOf, type OutgoingMail, sendMail } from './send-mail.ts';

// A mail as a file that a mail program opens.
/** Writes the mail into a folder as "<id>.eml"; a retry overwrites the same file. */
async function writeMail(mail: OutgoingMail, folder: string): Promise<MailEnd> {
  const { createTransport } = await loadMailer();
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  try {
    const { message } = await transport.sendMail(messageOf(mail));
    await mkdir(folder, { recursive: true });
    const name = mail.messageId.replace(/@.*/, '').replace(/[^A-Za-z0-9.-]/g, '');
    // Owner-only, because the mail may contain a sign-in link.
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
  /** `folder`: for .eml files on a test machine. */
  | { readonly kind: 'folder'; readonly folder: string; readonly from: string };

/** Sender of mails in a folder. */
export const FOLDER_FROM = 'tabl@localhost.localdomain';

export const postMail = (
  post: Post,
  mail: OutgoingMail,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<MailEnd> =>
  post.kind === 'smtp' ? sendMail(mail, { url: post.url, timeoutMs, signal }) : writeMail(mail, post.folder);

/** Name of the mail server for the log, without a password. */
export const hostOf = (post: Post): string => (post.kind === 'smtp' ? new URL(post.url).host : post.folder);
