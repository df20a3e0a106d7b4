// A mail as a file that a mail program opens.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadMailer, type MailEnd, messageOf, type OutgoingMail } from './send-mail.ts';

/** Writes it into a folder as "<its id>.eml"; a second try writes the same file. */
export async function writeMail(mail: OutgoingMail, folder: string): Promise<MailEnd> {
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
