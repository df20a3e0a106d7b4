// Every staff command by every kind of caller; the allowed roles are listed here again by kind.
import { expect, test } from 'vitest';
import { hasRole } from '#domain/account/roles.ts';
import { ROLES, type Role } from '#domain/account/user.ts';
import { STAFF_COMMANDS, type StaffCommandKind } from '#domain/service/staff-command.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf, nextId } from '../support/server.ts';
import { type SignedIn, signInAs, signInStation } from '../support/staff.ts';
import { publish } from '../support/venues.ts';

const { server } = withServer();

/** Lowest allowed role in the specification's order, and whether a kitchen screen may. */
interface Rule {
  readonly role: Role;
  readonly station: boolean;
}
const SERVES: Rule = { role: 'WAITER', station: false };
const SERVES_AND_COOKS: Rule = { role: 'WAITER', station: true };
const MANAGES: Rule = { role: 'PLACE_ADMIN', station: false };

/** Bodies about unknown items: an allowed caller gets another refusal, and nothing changes. */
const ASKED: readonly (Rule & { readonly kind: StaffCommandKind; readonly body: object })[] = [
  { kind: 'orderStatus', body: { orderId: 'none', to: 'cooked_spot' }, ...SERVES_AND_COOKS },
  // A kitchen marks orders as cooked; waiters mark them as served, rejected or paid.
  { kind: 'orderStatus', body: { orderId: 'none', to: 'served_spot' }, ...SERVES },
  { kind: 'orderStatus', body: { orderId: 'none', to: 'rejected' }, ...SERVES },
  { kind: 'orderStatus', body: { orderId: 'none', to: 'paid' }, ...SERVES },
  { kind: 'orderFact', body: { orderId: 'none', fact: { kind: 'accepted' } }, ...SERVES_AND_COOKS },
  { kind: 'orderFact', body: { orderId: 'none', fact: { kind: 'ready', station: 'kitchen' } }, ...SERVES_AND_COOKS },
  // A station may not report another station's work, nor that a waiter's screen showed an order.
  { kind: 'orderFact', body: { orderId: 'none', fact: { kind: 'ready', station: 'bar' } }, ...SERVES },
  { kind: 'orderFact', body: { orderId: 'none', fact: { kind: 'seen', by: 'screen', toWaiter: true } }, ...SERVES },
  { kind: 'tableChange', body: { about: { orderId: 'none' }, table: '1', merge: false }, ...SERVES },
  { kind: 'undoMerge', body: { sittingId: 'none' }, ...SERVES },
  { kind: 'closeSitting', body: { sittingId: 'none' }, ...SERVES },
  { kind: 'checkOut', body: { table: 'none' }, ...SERVES },
  { kind: 'paid', body: { sittingId: 'none', amount: 100, tender: 'cash' }, ...SERVES },
  { kind: 'availability', body: { about: 999_999, change: { off: true, until: null } }, ...SERVES_AND_COOKS },
  { kind: 'callAnswer', body: { callId: 'none', answer: 'coming' }, ...SERVES },
  { kind: 'paper', body: { printer: 'none', job: 'none', answer: 'printed' }, ...SERVES_AND_COOKS },
  { kind: 'reversePayment', body: { paymentId: 'none', reason: 'other' }, ...MANAGES },
  { kind: 'printPaper', body: { printer: 'none', about: { orderId: 'none' } }, ...SERVES },
  { kind: 'lockSeen', body: { deviceId: 'none', since: 0 }, ...MANAGES },
];

interface Asker {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly may: (rule: Rule) => 'open' | 'forbidden' | 'not_signed_in';
}

async function askers(): Promise<readonly Asker[]> {
  const here = server();
  const other = (await publish(here.store, { slug: 'other' })).place.id;
  const post = (url: string, body: unknown) => here.post(url, body, { 'x-place': String(other) });
  const there = { ...here, placeId: other, post };
  const asker = (name: string, { headers }: SignedIn, may: Asker['may']): Asker => ({ name, headers, may });
  const people = ROLES.map(async (role) => [
    asker(role, await signInAs(here, role), (rule) => (hasRole(role, rule.role) ? 'open' : 'forbidden')),
    asker(`${role} of another place`, await signInAs(there, role), () => 'forbidden'),
  ]);
  const session = await here.scan();
  return [
    { name: 'nobody', headers: {}, may: () => 'not_signed_in' },
    { name: 'a guest', headers: { 'x-session': session }, may: () => 'not_signed_in' },
    ...(await Promise.all(people)).flat(),
    asker('a station', await signInStation(here), ({ station }) => (station ? 'open' : 'forbidden')),
    asker('a station of another place', await signInStation(there), () => 'forbidden'),
  ];
}

test('command matrix: each command is allowed for the roles of its rule only [S6.06–S6.14]', async () => {
  const all = await askers();
  const found: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const { kind, body, ...rule } of ASKED) {
    for (const { name, headers, may } of all) {
      const cell = `${kind} ${JSON.stringify(body)} · ${name}`;
      expected[cell] = may(rule);
      const id = { 'x-place': String(server().placeId), 'idempotency-key': nextId() };
      const said = messageOf(await server().post(`/api/staff/commands/${kind}`, body, { ...id, ...headers }));
      // An unreadable body is refused before the rule, so it proves nothing.
      expect(said, cell).not.toBe('invalid_command');
      found[cell] = said === 'not_signed_in' || said === 'forbidden' ? said : 'open';
    }
  }
  expect(found).toEqual(expected);
});

test('command matrix: covers every command', () => {
  expect([...new Set(ASKED.map(({ kind }) => kind))].toSorted()).toEqual([...STAFF_COMMANDS].toSorted());
});
