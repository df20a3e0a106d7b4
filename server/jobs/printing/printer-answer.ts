// One conversation with a network printer. Libraries report success when the bytes are handed to the system, even for a
// printer that never reads. Here only the printer's answer counts.
import { randomInt } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { failureOf, judgedLookup, type LookUp, objectionToAddress } from '../webhooks/judged-address.ts';

// State reported by a printer. (DLE EOT)

/** `private_address`: the server may not connect to a private address (`PRINTERS_PRIVATE`). */
type PrinterTrouble = 'unreachable' | 'private_address' | 'silent' | 'offline' | 'cover_open' | 'paper_end' | 'error';

/** The four status queries: printer, offline cause, errors, paper. */
const QUESTIONS = [1, 2, 3, 4] as const;
type Question = (typeof QUESTIONS)[number];

const askBytes = (question: Question): Uint8Array => Uint8Array.from([0x10, 0x04, question]);

/** Fixed bits of a status answer, which no other byte from a printer has. */
const isAnswer = (byte: number): boolean => (byte & 0x93) === 0x12;

const has = (byte: number | undefined, bits: number): boolean => byte !== undefined && (byte & bits) !== 0;

/** Trouble in a printer's answers; `undefined`: it can print. Most direct cause first. */
const troubleOf = (answers: Readonly<Partial<Record<Question, number>>>): PrinterTrouble | undefined => {
  if (answers[1] === undefined) return 'silent';
  if (has(answers[2], 0x04)) return 'cover_open';
  if (has(answers[4], 0x60) || has(answers[2], 0x20)) return 'paper_end';
  if (has(answers[3], 0x68) || has(answers[2], 0x40)) return 'error';
  return has(answers[1], 0x08) ? 'offline' : undefined;
};

export interface LinkTimes {
  readonly connectMs: number;
  /** Time limit per query, ms. */
  readonly answerMs: number;
  /** Time limit for sending, ms. */
  readonly sendMs: number;
  /** Time limit for the printing of a paper, ms. */
  readonly proofMs: number;
}

export const LINK_TIMES: LinkTimes = { connectMs: 4000, answerMs: 2000, sendMs: 30_000, proofMs: 20_000 };

/** Wait after an answer, in case it is repeated, ms. */
const SETTLE_MS = 15;
const CHUNK = 4096;

export type PrintEnd =
  | { readonly end: 'printed'; readonly proof: 'printer' | 'status' }
  | { readonly end: 'unknown'; readonly reason: PrinterTrouble | 'broke_off' | 'stalled' | 'no_proof' }
  /** Not one byte has left. */
  | { readonly end: 'failed'; readonly reason: PrinterTrouble };

export interface PrinterLink {
  /** Trouble of the printer; `undefined`: it can print. */
  readonly trouble: () => Promise<PrinterTrouble | undefined>;
  /** `givesProof`: whether it is known to confirm a printed paper; `undefined`: never asked. */
  readonly print: (bytes: Uint8Array, givesProof: boolean | undefined) => Promise<PrintEnd>;
  readonly close: () => void;
}

/** "host:9100", "[::1]:9100". */
const partsOf = (address: string): { host: string; port: number } => {
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(address.slice(colon + 1)) };
};

/** Allowed addresses of printers, checked like a webhook's, so that no venue reaches into its host's private network. */
export interface PrinterReach {
  /** Whether the server's private network is allowed. */
  readonly allowPrivate: boolean;
  /** Replaces DNS in tests. */
  readonly lookUp?: LookUp | undefined;
}

/** Whether an address is an IP that the server may not connect to; a name is checked at the connection. */
export const isRefusedAddress = (address: string, allowPrivate: boolean): boolean =>
  // Printers do not speak TLS, so that alone is no objection.
  objectionToAddress(partsOf(address).host, true, allowPrivate) !== undefined;

const open = (
  address: string,
  ms: number,
  { allowPrivate, lookUp }: PrinterReach,
): Promise<Socket | 'private_address' | undefined> =>
  new Promise((resolve) => {
    const { host, port } = partsOf(address);
    if (isRefusedAddress(address, allowPrivate)) return resolve('private_address');
    const socket = connect({ host, port, lookup: judgedLookup(true, allowPrivate, lookUp) });
    const end = (opened: Socket | 'private_address' | undefined): void => {
      clearTimeout(timer);
      if (opened !== socket) socket.destroy();
      resolve(opened);
    };
    const timer = setTimeout(() => end(undefined), ms);
    socket.once('connect', () => end(socket));
    // Stays attached: an error event without a listener would end the server.
    socket.on('error', (error) => end(failureOf(error) === 'private_address' ? 'private_address' : undefined));
  });

/** Requests a confirmation with these four letters after printing. (GS ( H, function 48) */
const proofRequest = (id: readonly number[]): Uint8Array =>
  Uint8Array.from([0x1d, 0x28, 0x48, 6, 0, 0x30, 0x30, ...id]);
const proofAnswer = (id: readonly number[]): Buffer => Buffer.from([0x37, 0x22, ...id, 0]);

const linkOf = (socket: Socket, times: LinkTimes): PrinterLink => {
  let heard: Buffer = Buffer.alloc(0);
  let isOver = false;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  socket.setNoDelay(true);
  socket.on('data', (bytes: Buffer) => {
    heard = Buffer.concat([heard, bytes]);
    tell();
  });
  socket.on('close', () => {
    isOver = true;
    tell();
  });

  /** Waits until `look` returns a value, the time is up, or the connection ends. */
  const wait = <T>(ms: number, look: () => T | undefined): Promise<T | undefined> =>
    new Promise((resolve) => {
      const end = (found: T | undefined): void => {
        clearTimeout(timer);
        listeners.delete(listener);
        resolve(found);
      };
      const listener = (): void => {
        const found = look();
        if (found !== undefined || isOver) end(found);
      };
      const timer = setTimeout(() => end(undefined), ms);
      listeners.add(listener);
      listener();
    });

  const ask = async (question: Question): Promise<number | undefined> => {
    heard = Buffer.alloc(0);
    if (isOver) return undefined;
    socket.write(askBytes(question));
    const answer = await wait(times.answerMs, () => heard.find(isAnswer));
    if (answer !== undefined) await wait(SETTLE_MS, () => undefined);
    return answer;
  };

  const trouble = async (): Promise<PrinterTrouble | undefined> => {
    const answers: Partial<Record<Question, number>> = {};
    for (const question of QUESTIONS) {
      const answer = await ask(question);
      if (answer === undefined && question === 1) return 'silent';
      if (answer !== undefined) answers[question] = answer;
    }
    return isOver ? 'silent' : troubleOf(answers);
  };

  /** Whether all bytes have left this machine. */
  const send = async (bytes: Uint8Array): Promise<'sent' | 'broke_off' | 'stalled'> => {
    const until = Date.now() + times.sendMs;
    for (let from = 0; from < bytes.length; from += CHUNK) {
      if (isOver) return 'broke_off';
      if (socket.write(bytes.subarray(from, from + CHUNK))) continue;
      const drained = await new Promise<boolean>((resolve) => {
        const end = (went: boolean): void => {
          clearTimeout(timer);
          socket.off('drain', onDrain);
          socket.off('close', onClose);
          resolve(went);
        };
        const onDrain = (): void => end(true);
        const onClose = (): void => end(false);
        const timer = setTimeout(() => end(false), Math.max(1, until - Date.now()));
        socket.once('drain', onDrain);
        socket.once('close', onClose);
      });
      if (!drained) return isOver ? 'broke_off' : 'stalled';
    }
    return isOver ? 'broke_off' : 'sent';
  };

  const print = async (bytes: Uint8Array, givesProof: boolean | undefined): Promise<PrintEnd> => {
    if (isOver) return { end: 'failed', reason: 'unreachable' };
    const sent = await send(bytes);
    if (sent !== 'sent') return { end: 'unknown', reason: sent };
    if (givesProof !== false) {
      // New for each paper, so that an old confirmation proves nothing. "A" to "O", which cannot look like a status answer.
      const id = Array.from({ length: 4 }, () => randomInt(0x41, 0x50));
      heard = Buffer.alloc(0);
      socket.write(proofRequest(id));
      const proven = await wait(times.proofMs, () => heard.includes(proofAnswer(id)) || undefined);
      if (proven) return { end: 'printed', proof: 'printer' };
      if (isOver) return { end: 'unknown', reason: 'broke_off' };
    }
    const after = await trouble();
    if (after) return { end: 'unknown', reason: isOver ? 'broke_off' : after };
    return givesProof ? { end: 'unknown', reason: 'no_proof' } : { end: 'printed', proof: 'status' };
  };

  return {
    trouble,
    print,
    close: () => {
      socket.end();
      socket.destroySoon();
    },
  };
};

/** Opens a conversation; `undefined` when there is no answer. A name is resolved once, and the checked address is used. */
export const linkToPrinter = async (
  address: string,
  times: LinkTimes = LINK_TIMES,
  reach: PrinterReach = { allowPrivate: false },
): Promise<PrinterLink | 'private_address' | undefined> => {
  const socket = await open(address, times.connectMs, reach);
  return typeof socket === 'object' ? linkOf(socket, times) : socket;
};
