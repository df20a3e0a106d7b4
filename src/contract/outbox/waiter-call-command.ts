// A call for staff as a command: it is sent within five minutes or expires. [S7.45]
import * as v from 'valibot';
import { CALL_AGES } from '#domain/outbox/command-ages.ts';
import { CALL_REFUSALS } from '../service/calls.ts';
import { maybe } from '../stored-fields.ts';
import type { StoredCommand } from './command.ts';
import { commandEntries } from './command-entries.ts';
import { plainCommand } from './plain-command.ts';
import { refusalOf, SHARED_CODES } from './stored-entries.ts';

const CODES = [...CALL_REFUSALS, ...SHARED_CODES, 'invalid_call'] as const;

export interface StoredWaiterCall extends StoredCommand {
  readonly kind: 'waiterCall';
  /** Keys of the venue's needs. */
  readonly needs: readonly string[];
  readonly text: string;
  /** Do-not-disturb of a hotel room. */
  readonly quiet?: boolean | undefined;
  /** Epoch ms at which the need is wanted; absent: as soon as possible. */
  readonly wantedAt?: number | undefined;
}

export const waiterCallCommand = plainCommand<StoredWaiterCall>({
  waitsFor: [],
  row: v.looseObject({
    ...commandEntries,
    kind: v.literal('waiterCall'),
    needs: v.array(v.string()),
    text: v.string(),
    quiet: maybe(v.boolean()),
    wantedAt: maybe(v.number()),
    refusal: refusalOf(CODES),
  }),
  ages: CALL_AGES,
  codes: CODES,
  request: (entry, context) => ({
    method: 'post',
    path: 'calls',
    body: {
      session: context.token,
      needs: entry.needs,
      text: entry.text,
      ...(entry.quiet && { quiet: true }),
      ...(entry.wantedAt !== undefined && { wantedAt: entry.wantedAt }),
    },
  }),
});
