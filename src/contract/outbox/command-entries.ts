// Row fields of any command.
import * as v from 'valibot';
import { ENTRY_STATES } from '#domain/outbox/outbox.ts';
import { storedOrderer } from '../order/orderer.ts';
import { id, maybe, name, whole } from '../stored-fields.ts';

/** Row fields that all commands share. Earlier builds stored only `sessionId` of the orderer. */
export const commandEntries = {
  id: name,
  visitId: maybe(name),
  kind: name,
  label: name,
  seq: whole,
  placeId: id,
  orderer: maybe(storedOrderer),
  sessionId: maybe(name),
  deviceId: maybe(name),
  ages: maybe(v.looseObject({ silentMinutes: v.number(), askMinutes: v.number() })),
  createdAt: maybe(v.number()),
  createdWall: v.number(),
  state: v.picklist(ENTRY_STATES),
  askReason: maybe(v.picklist(['age', 'session'])),
  confirmed: v.boolean(),
  cancelling: v.boolean(),
  mayHaveArrived: v.boolean(),
  attempts: whole,
  nextAt: v.number(),
  dismissed: v.boolean(),
  limited: maybe(v.boolean()),
  notBefore: v.optional(v.number(), 0),
  asked: maybe(v.looseObject({ at: v.number(), wall: v.number() })),
  sentToken: maybe(name),
  earlierTokens: v.optional(v.array(name), []),
};
