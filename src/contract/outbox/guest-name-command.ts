// A phone's nickname at its table as a command: the last name counts, and the command never expires.
import * as v from 'valibot';
import { NO_AGES } from '#domain/outbox/command-ages.ts';
import type { StoredCommand } from './command.ts';
import { commandEntries } from './command-entries.ts';
import { plainCommand } from './plain-command.ts';
import { refusalOf, SHARED_CODES } from './stored-entries.ts';

const CODES = [...SHARED_CODES, 'invalid_name'] as const;

export interface StoredGuestName extends StoredCommand {
  readonly kind: 'guestName';
  /** "" takes the name away. */
  readonly name: string;
}

export const guestNameCommand = plainCommand<StoredGuestName>({
  // Names are sent in the sequence in which the guest gave them.
  waitsFor: ['guestName'],
  row: v.looseObject({ ...commandEntries, kind: v.literal('guestName'), name: v.string(), refusal: refusalOf(CODES) }),
  ages: NO_AGES,
  codes: CODES,
  request: (entry, context) => ({
    method: 'put',
    path: 'tables/guest_name',
    body: { session: context.token, name: entry.name },
  }),
});
