import { describe, expect, test } from 'vitest';
import { type StoredStaffCommand, staffCommand } from '#contract/outbox/staff-command.ts';
import { parseStaffCommand } from '#contract/service/staff-commands.ts';
import { ageVerdict, STAFF_AGES } from '#domain/outbox/command-ages.ts';

const entry = { id: 'c1' } as StoredStaffCommand;
const answer = (status: number, body: unknown) => ({
  status,
  body,
  contentType: 'application/json',
  retryAfter: null,
});

describe('a staff command', () => {
  test('settles only by an answer with its id', () => {
    expect(staffCommand.judge(answer(200, { success: true, id: 'c1' }), entry).kind).toBe('accepted');
    expect(staffCommand.judge(answer(200, { success: true, id: 'c2' }), entry).kind).toBe('retry');
    const refused = { success: false, id: 'c1', payload: { message: 'moved_on', by: 'Ivan', at: 5, status: 'paid' } };
    expect(staffCommand.judge(answer(422, refused), entry)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'moved_on', by: 'Ivan', at: 5, status: 'paid' },
    });
  });

  test('goes out for the person who pressed, even when another person is signed in', () => {
    const context = { token: undefined, ageMs: 0, confirmed: false };
    const done = { ...entry, command: 'paid', body: {}, orderer: { kind: 'user', userId: 'p1' }, earlierTokens: [] };
    expect(staffCommand.call(done as unknown as StoredStaffCommand, context)).toMatchObject({ person: 'p1' });
    const station = { ...done, orderer: { kind: 'device', deviceId: 'd1' } };
    expect(staffCommand.call(station as unknown as StoredStaffCommand, context).person).toBeUndefined();
  });

  test('waits when the person who pressed is signed out or has another role', () => {
    for (const status of [401, 403, 500]) {
      const told = { success: false, id: null, payload: { message: 'not_signed_in' } };
      expect(staffCommand.judge(answer(status, told), entry).kind).toBe('retry');
    }
  });

  test('cannot say that the guest has withdrawn the order', () => {
    const causeOf = (cause: string) => {
      const reason = { code: 'other', text: 'Gone', cause, productIds: [] };
      const command = parseStaffCommand('orderStatus', { orderId: 'o1', to: 'rejected', reason });
      return command?.kind === 'orderStatus' ? command.reason : undefined;
    };
    expect(causeOf('changed_mind')).toMatchObject({ text: 'Gone', cause: 'changed_mind' });
    expect(causeOf('withdrawn')).toEqual({ code: 'other', text: 'Gone', cause: undefined, productIds: [] });
  });

  test('never expires, and never asks for a confirmation', () => {
    expect(ageVerdict(72 * 3_600_000, STAFF_AGES, false)).toBe('send');
    expect(ageVerdict(undefined, STAFF_AGES, false)).toBe('send');
  });

  test('returns undefined when a field has another type', () => {
    expect(parseStaffCommand('paid', { sittingId: 's', amount: 0, tender: 'cash' })).toBeUndefined();
    expect(parseStaffCommand('paid', { sittingId: 's', amount: 100, tender: 'gold' })).toBeUndefined();
    expect(parseStaffCommand('constructor', {})).toBeUndefined();
    expect(
      parseStaffCommand('tableChange', { about: { orderId: 'o', sittingId: 's' }, table: '1', merge: false }),
    ).toBe(undefined);
    expect(parseStaffCommand('closeSitting', { sittingId: 's' })).toEqual({ kind: 'closeSitting', sittingId: 's' });
  });
});
