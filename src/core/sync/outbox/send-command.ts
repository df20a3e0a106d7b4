// A command of the outbox as a request. Every retry of it is the same but for its age.

import type { RawAnswer } from '#contract/order/order-answer.ts';
import type { CommandCall, SendContext, StoredCommand } from '#contract/outbox/command.ts';
import { type CommandKinds, kindOf } from '#contract/outbox/commands.ts';

/** Resolves with whatever answered; throws where nothing did: then the command may have arrived all the same. */
export type SendCommand = (entry: StoredCommand, context: SendContext) => Promise<RawAnswer>;

/** `post` throws where nothing answered. */
export const createSendCommand =
  (kinds: CommandKinds, post: (call: CommandCall) => Promise<RawAnswer>): SendCommand =>
  async (entry, context) => {
    const kind = kindOf(kinds, entry.kind);
    if (!kind) throw new TypeError(`No kind of command is called ${entry.kind}`);
    return post(kind.call(entry, context));
  };
