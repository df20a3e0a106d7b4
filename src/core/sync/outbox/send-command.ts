// An outbox command as a request. Retries differ only in age.

import type { RawAnswer } from '#contract/order/order-answer.ts';
import type { CommandCall, SendContext, StoredCommand } from '#contract/outbox/command.ts';
import { type CommandKinds, kindOf } from '#contract/outbox/commands.ts';

/** Resolves with any answer; throws without one: the command may still have arrived. */
export type SendCommand = (entry: StoredCommand, context: SendContext) => Promise<RawAnswer>;

/** `post` throws when there is no answer. */
export const createSendCommand =
  (kinds: CommandKinds, post: (call: CommandCall) => Promise<RawAnswer>): SendCommand =>
  async (entry, context) => {
    const kind = kindOf(kinds, entry.kind);
    if (!kind) throw new TypeError(`No kind of command is called ${entry.kind}`);
    return post(kind.call(entry, context));
  };
