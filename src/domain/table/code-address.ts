// Address in a table's code.
import { tableHref } from './table-address.ts';

/** Host names for the local computer: no guest reaches the server by them, and browsers treat them as secure. */
const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether no other device can reach this host name. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/**
 * local  unreachable for guests' phones
 * unset  the server has no public address configured: the opened page's address is used
 */
export type CodeTrouble = 'local' | 'unset';

export interface CodeBase {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly trouble: CodeTrouble | undefined;
}

/** Base of codes: the server's public address, else the address by which this page was opened. */
export const codeBase = (publicUrl: string | undefined, opened: string): CodeBase => {
  const origin = (publicUrl ?? opened).replace(/\/$/, '');
  const [, hostname = ''] = /^\w+:\/\/(\[[^\]]*\]|[^/:]*)/.exec(origin) ?? [];
  if (isLoopback(hostname)) return { origin, trouble: 'local' };
  return { origin, trouble: publicUrl === undefined ? 'unset' : undefined };
};

export const codeAddress = ({ origin }: CodeBase, place: string, code: string): string =>
  `${origin}${tableHref(place, code)}`;

/** A code in groups for reading and typing; gaps are ignored. */
export const groupedCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$& ');
