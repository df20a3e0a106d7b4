// Waiters' commands and board, on any test server.
import * as v from 'valibot';
import { expect } from 'vitest';
import { parseBoard } from '#contract/service/board.ts';
import type { Board, StaffOrder } from '#domain/service/board.ts';
import { type Answer, nextId, type TestServer } from './server.ts';
import type { SignedIn } from './staff.ts';

/** Payload of a refusal: code and details. */
export const payloadOf = (answer: { json: unknown }) =>
  v.parse(v.object({ payload: v.looseObject({ message: v.string() }) }), answer.json).payload;

export const orderOn = (found: Board, id: string): StaffOrder | undefined => found.orders.find((one) => one.id === id);
export const sittingOn = (found: Board, table: string) => found.tables.find(({ name }) => name === table)?.sitting;

const headersOf = (on: TestServer, who: SignedIn) => ({ 'x-place': String(on.placeId), ...who.headers });

export const sendCommand = (
  on: TestServer,
  who: SignedIn,
  kind: string,
  body: object,
  id = nextId(),
): Promise<Answer> => on.post(`/api/staff/commands/${kind}`, body, { ...headersOf(on, who), 'idempotency-key': id });

/** The whole board, or the changes since a number. */
export const boardOf = async (on: TestServer, who: SignedIn, after?: number) => {
  const answer = await on.get(`/api/staff/board${after === undefined ? '' : `?after=${after}`}`, headersOf(on, who));
  const parsed = parseBoard(answer.json);
  if (!parsed) throw new Error(`No board: ${answer.text}`);
  return parsed;
};

/** These helpers on the running server, and a guest's order there. */
export const floorOf = (server: () => TestServer) => ({
  send: (who: SignedIn, kind: string, body: object, id?: string) => sendCommand(server(), who, kind, body, id),
  board: (who: SignedIn, after?: number) => boardOf(server(), who, after),
  /** Places an order for a sitting; without one, for a guest who sits down at table 1. Returns the order's id. */
  ordered: async (session?: string): Promise<string> => {
    const id = nextId();
    const answer = await server().order({
      session: session ?? (await server().scan()),
      id,
      // A new phone each time, because equal orders of one phone are duplicates.
      headers: { 'x-device': `phone-${id.slice(-8)}` },
    });
    expect(answer.status).toBe(201);
    return id;
  },
});
