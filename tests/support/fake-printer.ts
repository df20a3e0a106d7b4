// A fake receipt printer on a port with configurable failures. It parses data like a printer, and stores the printed papers.
import { createServer, type Server, type Socket } from 'node:net';

export interface PrinterSwitches {
  /** Accepts the connection and reads nothing. */
  neverReads: boolean;
  /** Answers status queries, and reads no paper data. */
  readsNoPaper: boolean;
  /** Dies after this many bytes in total. */
  resetsAt: number | undefined;
  paperEnd: boolean;
  /** Runs out of paper after this many bytes of one connection. */
  paperEndsAt: number | undefined;
  coverOpen: boolean;
  /** Whether it knows GS ( H. */
  givesProof: boolean;
  answersTwice: boolean;
  /** Accepts one connection at a time. */
  talksWithOne: boolean;
}

const QUIET: PrinterSwitches = {
  neverReads: false,
  readsNoPaper: false,
  resetsAt: undefined,
  paperEnd: false,
  paperEndsAt: undefined,
  coverOpen: false,
  givesProof: true,
  answersTwice: false,
  talksWithOne: false,
};

/** A paper that was cut off. */
export interface PrintedPaper {
  /** Rows of dots, eight per byte. */
  readonly rows: readonly Uint8Array[];
  /** Bytes printed as text, by line, with the selected code page. */
  readonly letters: readonly { readonly page: number; readonly bytes: readonly number[] }[];
}

export interface FakePrinter {
  readonly address: string;
  readonly papers: readonly PrintedPaper[];
  readonly switches: PrinterSwitches;
  /** Number of bytes inside pictures that a printer would execute. */
  readonly obeyedInPictures: number;
  readonly connections: number;
  readonly stop: () => Promise<void>;
}

/** Number of bytes after a command's first two; default: 1. */
const LENGTHS: Readonly<Record<string, number>> = { '1b40': 0, '1c2e': 0 };

export const startFakePrinter = async (set: Partial<PrinterSwitches> = {}): Promise<FakePrinter> => {
  const switches: PrinterSwitches = { ...QUIET, ...set };
  const papers: PrintedPaper[] = [];
  const sockets = new Set<Socket>();
  let rows: Uint8Array[] = [];
  let letters: { page: number; bytes: number[] }[] = [];
  let page = 0;
  let total = 0;
  let obeyedInPictures = 0;
  let connections = 0;

  const statusOf = (question: number): number => {
    const isOut = switches.paperEnd;
    const isOff = isOut || switches.coverOpen;
    // Bit 2 means the drawer in the first answer, and the cover in the second: a reader that confuses them sees an open
    // cover.
    if (question === 1) return 0x12 | 0x04 | (isOff ? 0x08 : 0);
    if (question === 2) return 0x12 | (switches.coverOpen ? 0x04 : 0) | (isOut ? 0x20 : 0);
    if (question === 4) return 0x12 | (isOut ? 0x60 : 0);
    return 0x12;
  };

  const serve = (socket: Socket): void => {
    connections += 1;
    if (switches.talksWithOne && sockets.size > 0) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (switches.neverReads) {
      socket.pause();
      return;
    }
    socket.setNoDelay(true);
    let waiting = Buffer.alloc(0);
    let read = 0;
    const say = (bytes: readonly number[]): void => {
      const write = (): boolean => socket.write(Uint8Array.from(bytes));
      if (!switches.answersTwice) {
        write();
        return;
      }
      // Sends an answer twice, as a network may: a reader that sends its next query in between takes the second copy for
      // that query's answer.
      setTimeout(write, 8);
      setTimeout(write, 12);
    };

    /** Parses one command; returns its length, or `undefined` when more bytes are needed. */
    const step = (): number | undefined => {
      const [a = 0, b = 0, c = 0] = waiting;
      if (waiting.length < 2) return a === 0x10 || a === 0x1b || a === 0x1c || a === 0x1d ? undefined : letter(a);
      if (a === 0x10 && b === 0x04) {
        if (waiting.length < 3) return undefined;
        say([statusOf(c)]);
        return 3;
      }
      if (a === 0x1d && b === 0x76) return picture();
      if (a === 0x1d && b === 0x28) return request();
      if (a === 0x1d && b === 0x56) return cut(c);
      if (a === 0x1b || a === 0x1c || a === 0x1d) {
        const more = LENGTHS[waiting.toString('hex', 0, 2)] ?? 1;
        if (waiting.length < 2 + more) return undefined;
        if (a === 0x1b && b === 0x74) page = c;
        return 2 + more;
      }
      return letter(a);
    };
    const letter = (byte: number): number => {
      if (byte === 0x0a) letters.push({ page, bytes: [] });
      else {
        const line = letters.at(-1) ?? { page, bytes: [] };
        if (letters.length === 0) letters.push(line);
        line.page = page;
        line.bytes.push(byte);
      }
      return 1;
    };
    const picture = (): number | undefined => {
      if (waiting.length < 8) return undefined;
      const perRow = waiting.readUInt16LE(4);
      const size = perRow * waiting.readUInt16LE(6);
      if (waiting.length < 8 + size) return undefined;
      const dots = waiting.subarray(8, 8 + size);
      for (const [at, byte] of dots.entries()) {
        if (byte === 0x10 && [0x04, 0x05, 0x14].includes(dots[at + 1] ?? 0)) obeyedInPictures += 1;
      }
      for (let at = 0; at < size; at += perRow) rows.push(Uint8Array.from(dots.subarray(at, at + perRow)));
      return 8 + size;
    };
    const request = (): number | undefined => {
      if (waiting.length < 5 || waiting.length < 5 + waiting.readUInt16LE(3)) return undefined;
      if (switches.givesProof && !switches.paperEnd) say([0x37, 0x22, ...waiting.subarray(7, 11), 0]);
      return 5 + waiting.readUInt16LE(3);
    };
    const cut = (how: number): number | undefined => {
      const length = how === 0x41 || how === 0x42 ? 4 : 3;
      if (waiting.length < length) return undefined;
      if (!switches.paperEnd) papers.push({ rows, letters });
      rows = [];
      letters = [];
      return length;
    };

    socket.on('data', (bytes: Buffer) => {
      total += bytes.length;
      read += bytes.length;
      waiting = Buffer.concat([waiting, bytes]);
      if (switches.paperEndsAt !== undefined && read >= switches.paperEndsAt) switches.paperEnd = true;
      if (switches.readsNoPaper && waiting.some((byte) => byte === 0x1b)) {
        socket.pause();
        return;
      }
      if (switches.resetsAt !== undefined && total >= switches.resetsAt) {
        socket.resetAndDestroy();
        return;
      }
      for (let taken = step(); taken !== undefined && waiting.length > 0; taken = step()) {
        waiting = waiting.subarray(taken);
        if (waiting.length === 0) break;
      }
    });
  };

  const server: Server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The printer has no port');
  return {
    address: `127.0.0.1:${at.port}`,
    papers,
    switches,
    get obeyedInPictures() {
      return obeyedInPictures;
    },
    get connections() {
      return connections;
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
};
