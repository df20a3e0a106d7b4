// Parsers for the answers of staff calls.
import * as v from 'valibot';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffPlace } from '#domain/staff/staff.ts';
import type { Plain } from '../stored-fields.ts';
import { managedTablesSchema } from '../table/managed-tables.ts';
import { pushStateSchema } from './push-wire.ts';
import {
  approvedAnswerSchema,
  codeAnswerSchema,
  enrolledAnswerSchema,
  identitySchema,
  invitedAnswerSchema,
  peopleAnswerSchema,
  signedInAnswerSchema,
  signedOutAnswerSchema,
  tilesAnswerSchema,
  tokenAnswerSchema,
} from './staff.ts';
import { staffPlacesSchema } from './staff-places.ts';

export interface StaffAnswer {
  readonly status: number;
  /** The `Retry-After` header. */
  readonly retryAfter: string | null;
  readonly body: unknown;
}

/** `refused`: the server's refusal, by code. `other`: any other answer. */
export type StaffRefusal =
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string;
      readonly waitMs?: number;
      readonly left?: number | undefined;
    }
  | { readonly kind: 'other' };

export type AnswerReader<T> = (answer: StaffAnswer) => Result<T, StaffRefusal>;

/** `left`: remaining PIN attempts. */
const refusedSchema = v.object({ payload: v.object({ message: v.string(), left: v.optional(v.number()) }) });

/** Parses an answer by its schema, or a refusal by its code. */
export const answerReader =
  <S extends v.GenericSchema>(schema: S): AnswerReader<v.InferOutput<S>> =>
  ({ status, retryAfter, body }) => {
    if (status >= 200 && status < 300) {
      const parsed = v.safeParse(schema, body);
      return parsed.success ? ok(parsed.output) : fail({ kind: 'other' });
    }
    const refused = v.safeParse(refusedSchema, body);
    if (!refused.success) return fail({ kind: 'other' });
    const seconds = Number(retryAfter ?? Number.NaN);
    const { message, left } = refused.output.payload;
    return fail({ kind: 'refused', status, message, left, ...(seconds > 0 && { waitMs: seconds * 1000 }) });
  };

/** A parser for a domain type including brands: the compiler checks the schema against the type. */
export const typedReader = <T>(schema: v.GenericSchema<unknown, Plain<T>>): AnswerReader<T> =>
  answerReader(schema) as AnswerReader<T>;

export const readSignedIn = answerReader(signedInAnswerSchema);
export const readSignedOut = answerReader(signedOutAnswerSchema);
export const readRenewed = answerReader(tokenAnswerSchema);
/** Signed-in person or device, from the server's answer. */
export const readMe = answerReader(v.object({ identity: identitySchema }));
export const readDone = answerReader(v.looseObject({}));
export const readApproved = answerReader(approvedAnswerSchema);
export const readTiles = answerReader(tilesAnswerSchema);
export const readEnrolled = answerReader(enrolledAnswerSchema);
export const readPeople = answerReader(peopleAnswerSchema);
export const readInvited = answerReader(invitedAnswerSchema);
export const readCode = answerReader(codeAnswerSchema);
export const readManagedTables = answerReader(managedTablesSchema);
export const readPlaces = typedReader<{ readonly places: readonly StaffPlace[] }>(staffPlacesSchema);
export const readPushState = answerReader(pushStateSchema);
