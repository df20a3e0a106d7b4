// A staff action as a command: one kind of row for all actions, since guests' devices carry the code of each kind. The
// request is in `command` and `body`, which only the server parses (`contract/service/staff-commands.ts`).
import * as v from 'valibot';
import { STAFF_AGES } from '#domain/outbox/command-ages.ts';
import type { CommandRefusal } from '#domain/outbox/outbox.ts';
import {
  STAFF_COMMANDS,
  STAFF_REFUSALS,
  type StaffCommandKind,
  type StaffRefusal,
} from '#domain/service/staff-command.ts';
import type { RawAnswer } from '../order/order-answer.ts';
import { staffAcceptedSchema, staffRefusedSchema } from '../service/staff-answers.ts';
import { maybe, rowReader } from '../stored-fields.ts';
import {
  type CommandKind,
  type CommandRow,
  type CommandVerdict,
  commandHeaders,
  completeRow,
  type StoredCommand,
} from './command.ts';
import { commandEntries } from './command-entries.ts';

export interface StoredStaffCommand extends StoredCommand {
  readonly kind: 'staff';
  readonly command: StaffCommandKind;
  readonly body: Readonly<Record<string, unknown>>;
  readonly refusal: (CommandRefusal & StaffRefusal) | undefined;
}

const readRow = rowReader<CommandRow<StoredStaffCommand>>(
  v.looseObject({
    ...commandEntries,
    kind: v.literal('staff'),
    command: v.picklist(STAFF_COMMANDS),
    body: v.record(v.string(), v.unknown()),
    refusal: maybe(
      v.looseObject({
        ...staffRefusedSchema.entries.payload.entries,
        code: v.picklist(STAFF_REFUSALS),
        message: maybe(v.string()),
        productIds: v.array(v.number()),
        ingredientIds: v.array(v.number()),
      }),
    ),
  }),
);

const RETRY: CommandVerdict = { kind: 'retry', afterMs: undefined };

/** Signed out, another role, a portal: only the server's answer about this id settles the command. */
const judge = (answer: RawAnswer, id: string): CommandVerdict => {
  const accepted = v.safeParse(staffAcceptedSchema, answer.body);
  if (accepted.success && accepted.output.id === id && answer.status === 200) return { kind: 'accepted' };
  const refused = v.safeParse(staffRefusedSchema, answer.body);
  if (!refused.success || refused.output.id !== id || answer.status !== 422) return RETRY;
  const { message: code, ...more } = refused.output.payload;
  const refusal: CommandRefusal = { code, productIds: [], ingredientIds: [], quote: undefined, ...more };
  return { kind: 'refused', refusal };
};

export const staffCommand: CommandKind<StoredStaffCommand> = {
  // Sent in the sequence of presses: served after accepted, paid after moved.
  waitsFor: ['staff'],
  read: (row) => {
    const found = readRow(row);
    return found && completeRow<StoredStaffCommand>(found, '', STAFF_AGES);
  },
  call: (entry, context) => ({
    place: entry.placeId,
    method: 'post',
    path: `staff/commands/${entry.command}`,
    headers: commandHeaders(entry, context),
    body: entry.body,
    person: entry.orderer.kind === 'user' ? entry.orderer.userId : undefined,
  }),
  judge: (answer, entry) => judge(answer, entry.id),
  end: () => ({ changes: {}, effects: [] }),
};
