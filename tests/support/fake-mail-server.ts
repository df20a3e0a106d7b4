// A fake mail server with configurable failures.
import { createServer, type Socket } from 'node:net';

export interface MailServerSwitches {
  /** The answer to a recipient's address. */
  recipient: '250 Ok' | '550 No such user' | '451 Come back later';
  /** Disconnects during a mail, before it is accepted. */
  diesInData: boolean;
  /** Accepts the mail, and disconnects before it says so. */
  diesAfterData: boolean;
  /** Greets nobody. */
  isSilent: boolean;
  /** Sends its answers character by character, ms in between. */
  drips: number;
}

export interface FakeMailServer {
  readonly url: string;
  readonly switches: MailServerSwitches;
  /** Accepted mails, oldest first. */
  readonly taken: readonly { readonly to: string; readonly text: string }[];
  readonly connections: () => number;
  readonly stop: () => Promise<void>;
}

const QUIET: MailServerSwitches = {
  recipient: '250 Ok',
  diesInData: false,
  diesAfterData: false,
  isSilent: false,
  drips: 0,
};

export const startFakeMailServer = async (set: Partial<MailServerSwitches> = {}): Promise<FakeMailServer> => {
  const switches = { ...QUIET, ...set };
  const taken: { to: string; text: string }[] = [];
  const open = new Set<Socket>();
  let connections = 0;
  const say = async (socket: Socket, line: string): Promise<void> => {
    if (switches.drips === 0) return void socket.write(`${line}\r\n`);
    for (const letter of `${line}\r\n`) {
      if (socket.destroyed) return;
      socket.write(letter);
      await new Promise((done) => setTimeout(done, switches.drips));
    }
  };
  const answer = (line: string): string => {
    if (/^EHLO/i.test(line)) return '250 fake';
    if (/^RCPT/i.test(line)) return switches.recipient;
    if (/^DATA/i.test(line)) return '354 Go on';
    return /^QUIT/i.test(line) ? '221 Bye' : '250 Ok';
  };
  const server = createServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
    if (switches.isSilent) return;
    let [to, data, read]: [string, string | undefined, string] = ['', undefined, ''];
    void say(socket, '220 fake');
    socket.on('data', (bytes) => {
      read += bytes.toString();
      if (data !== undefined) {
        if (switches.diesInData) return void socket.destroy();
        if (!read.includes('\r\n.\r\n')) return;
        taken.push({ to, text: read });
        [data, read] = [undefined, ''];
        if (switches.diesAfterData) return void socket.destroy();
        return void say(socket, '250 Taken');
      }
      while (read.includes('\r\n') && data === undefined) {
        const line = read.slice(0, read.indexOf('\r\n'));
        read = read.slice(line.length + 2);
        to = /^RCPT TO:<(.*?)>/i.exec(line)?.[1] ?? to;
        if (/^DATA/i.test(line)) data = '';
        void say(socket, answer(line));
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    switches,
    taken,
    connections: () => connections,
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
};
