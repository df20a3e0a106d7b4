// Kinds of outbox commands. A new kind is a file of its own and a line here.
import { billCommand } from './bill-command.ts';
import { callEndCommand } from './call-end-command.ts';
import type { CommandKind } from './command.ts';
import { feedbackCommand } from './feedback-command.ts';
import { guestNameCommand } from './guest-name-command.ts';
import { orderCommand } from './order-command.ts';
import { staffCommand } from './staff-command.ts';
import { staffOrderCommand } from './staff-order-command.ts';
import { waiterCallCommand } from './waiter-call-command.ts';

export type CommandKinds = Readonly<Record<string, CommandKind>>;

export const COMMANDS = {
  order: orderCommand,
  bill: billCommand,
  waiterCall: waiterCallCommand,
  callEnd: callEndCommand,
  feedback: feedbackCommand,
  staff: staffCommand,
  guestName: guestNameCommand,
  staffOrder: staffOrderCommand,
} as const satisfies CommandKinds;

export type StoredEntry = NonNullable<ReturnType<(typeof COMMANDS)[keyof typeof COMMANDS]['read']>>;

/** The command kind of this name; undefined for a kind of a newer build. */
export const kindOf = (kinds: CommandKinds, kind: unknown): CommandKind | undefined =>
  typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;

/** undefined: unreadable; such an entry stays stored, and never blocks another. */
export const readStoredEntry = (row: unknown): StoredEntry | undefined => {
  const kind: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, 'kind') : undefined;
  return Object.entries(COMMANDS)
    .find(([name]) => name === kind)?.[1]
    .read(row);
};
