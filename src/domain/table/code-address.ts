// The address that a table's code leads to.
import { tableHref } from './table-address.ts';

/** Names that mean "this computer" on every computer: no guest reaches the server by them, and browsers trust them. */
const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether no other device gets anywhere by this host's name. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/**
 * local  no guest's phone gets there
 * unset  the server's settings name no address: it is the one by which the page was opened
 */
export type CodeTrouble = 'local' | 'unset';

export interface CodeBase {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly trouble: CodeTrouble | undefined;
}

/** Where codes lead: to the server's public address, else to the one by which this page was opened. */
export const codeBase = (publicUrl: string | undefined, opened: string): CodeBase => {
  const origin = (publicUrl ?? opened).replace(/\/$/, '');
  const [, hostname = ''] = /^\w+:\/\/(\[[^\]]*\]|[^/:]*)/.exec(origin) ?? [];
  if (isLoopback(hostname)) return { origin, trouble: 'local' };
  return { origin, trouble: publicUrl === undefined ? 'unset' : undefined };
};

/** Address in a table's code. */
export const codeAddress = ({ origin }: CodeBase, place: string, code: string): string =>
  `${origin}${tableHref(place, code)}`;

/** A code in groups, as it is read from paper and typed: gaps make no difference. */
export const groupedCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$& ');
