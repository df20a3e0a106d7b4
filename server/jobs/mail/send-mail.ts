// Sends one mail to one address by the operator's mail server.
import { connect, type Socket } from 'node:net';

export interface OutgoingMail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo: string | undefined;
  /** Equal in every try: after a lost answer, mail programs show a duplicate once. */
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  /** Content of `text`, for mail programs that show HTML. */
  readonly html: string;
  /** Calendar entry of the mail. */
  readonly calendar?: { readonly method: string; readonly content: string };
}

/** `refused`: a retry would fail too. Reasons are ours, because a server's text may name the guest. */
export type MailEnd = { readonly kind: 'taken' } | { readonly kind: 'refused' | 'failed'; readonly reason: string };

export interface MailServer {
  /** "smtps://user:password@host", "smtp://host:587" */
  readonly url: string;
  readonly timeoutMs: number;
  /** Ends the connection before its time limit. */
  readonly signal: AbortSignal;
}

const SMTPS_PORT = 465;
const SUBMISSION_PORT = 587;

/** Loaded with the first mail, to save memory on servers without mail. */
export const loadMailer = async () => (await import('nodemailer')).default;

const fieldOf = (error: unknown, name: 'code' | 'responseCode'): unknown =>
  typeof error === 'object' && error !== null && name in error ? (error as Record<string, unknown>)[name] : undefined;

/** A 5xx answer about this mail or guest is final; a problem of our own configuration is retried. */
const endOf = (error: unknown): MailEnd => {
  const code = fieldOf(error, 'code');
  const status = fieldOf(error, 'responseCode');
  if (code === 'EAUTH') return { kind: 'failed', reason: 'not_signed_in' };
  if (code === 'ETLS') return { kind: 'failed', reason: 'certificate' };
  if (typeof status === 'number') {
    const isAboutIt = code === 'EENVELOPE' || code === 'EMESSAGE';
    return { kind: isAboutIt && status >= 500 ? 'refused' : 'failed', reason: `status_${status}` };
  }
  return { kind: 'failed', reason: 'unreachable' };
};

/** A mail as the mailer takes it. */
export const messageOf = ({ from, to, replyTo, messageId, subject, text, html, calendar }: OutgoingMail) => ({
  ...{ from, to: { name: '', address: to }, messageId, subject, text, html },
  ...(replyTo !== undefined && { replyTo }),
  ...(calendar && { icalEvent: { ...calendar, filename: 'booking.ics' } }),
  // Prevents automatic replies.
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** Sends a mail, and aborts after the time limit so that a slow server blocks no other mail. */
export const sendMail = async (mail: OutgoingMail, { url, timeoutMs, signal }: MailServer): Promise<MailEnd> => {
  const { createTransport } = await loadMailer();
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const user = decodeURIComponent(username);
  let socket: Socket | undefined;
  let isLate = false;
  const cut = () => {
    isLate = true;
    socket?.destroy(new Error('Cut off'));
  };
  const timer = setTimeout(cut, timeoutMs);
  signal.addEventListener('abort', cut, { once: true });
  const transport = createTransport({
    ...{ host, secure, port: port === '' ? (secure ? SMTPS_PORT : SUBMISSION_PORT) : Number(port) },
    // User and password are sent over TLS only.
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(password) }, requireTLS: !secure }),
    ...{ disableFileAccess: true, disableUrlAccess: true },
    getSocket: ({ port: to }, done) => {
      const opened = connect({ host, port: Number(to) });
      socket = opened;
      if (isLate || signal.aborted) opened.destroy(new Error('Cut off'));
      opened.once('error', done);
      opened.once('connect', () => {
        opened.off('error', done);
        done(null, { connection: opened });
      });
    },
  });
  try {
    await transport.sendMail(messageOf(mail));
    return { kind: 'taken' };
  } catch (error) {
    return isLate ? { kind: 'failed', reason: 'timeout' } : endOf(error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cut);
    transport.close();
    socket?.destroy();
  }
};
