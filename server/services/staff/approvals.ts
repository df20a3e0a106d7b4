// A manager's PIN approves one command of the signed-in person, identified by id and content. The server finds the approval
// when the command arrives, so the command carries no proof.
import type { CommandId, PlaceId } from '#domain/ids.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import type { StaffIdentity } from '#domain/staff/staff.ts';
import { mayCommand } from '#domain/staff/staff-rights.ts';
import { canonicalJson, sha256 } from '../../store/canonical-json.ts';
import { appendJournal, type JournalPayloads } from '../../store/journal.ts';
import { saveApproval, takeApproval } from '../../store/staff/approvals.ts';
import { type PersonRow, personAt } from '../../store/staff/people.ts';
import type { Tx } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { acceptPin, checkPin, isManager, type PinAsked, type PinRefusal } from './pin-sign-in.ts';

/** Lifetime of an approval, ms; long enough to send one command. */
const APPROVAL_MS = 120_000;

type Person = Extract<StaffIdentity, { kind: 'person' }>;

/** A command with its id, as requested. */
export interface AskedCommand {
  readonly id: CommandId;
  readonly command: StaffCommand;
}

/** `forbidden`: the approver may not do it either. */
export type ApprovalRefusal = PinRefusal | { readonly why: 'forbidden' };

/** Identity of a command: other content under the same id is another command. */
export const fingerprintOf = (command: StaffCommand): string => sha256(canonicalJson({ staff: command }));

const note = (
  tx: Tx,
  at: { readonly placeId: number; readonly now: number },
  change: JournalPayloads['staff.approval']['change'],
  who: { readonly asker: Person; readonly approver: PersonRow },
  { id, command }: AskedCommand,
): Promise<number> => {
  const { asker, approver } = who;
  return appendJournal(tx, {
    placeId: at.placeId,
    at: at.now,
    type: 'staff.approval',
    ...('orderId' in command && { orderId: command.orderId }),
    ...('sittingId' in command && command.sittingId && { sessionId: command.sittingId }),
    payload: {
      ...{ change, commandId: id, kind: command.kind },
      ...{ askerId: asker.id, asker: asker.name, approverId: approver.id, approver: approver.name },
    },
  });
};

const mayApprove = ({ id, name, role }: PersonRow, placeId: number, command: StaffCommand): boolean =>
  isManager({ id, name, role }) && mayCommand({ kind: 'person', id, name, role, placeId: placeId as PlaceId }, command);

/** Allows the asker this one command within two minutes, when the PIN belongs to a person with the permission. */
export async function approve(
  services: Pick<Services, 'store' | 'keys' | 'clock'>,
  asker: Person,
  asked: AskedCommand,
  by: PinAsked,
): Promise<Result<{ readonly by: string; readonly expiresAt: number }, ApprovalRefusal>> {
  const { store, clock } = services;
  const { placeId } = asker;
  const named = await personAt(store.read, placeId, by.person);
  if (named && !mayApprove(named, placeId, asked.command)) return fail({ why: 'forbidden' });
  const checked = await checkPin(services, placeId, by);
  if (!checked.ok) return checked;
  const { device, person: approver } = checked.value;
  const expiresAt = await store.write(placeId, async (tx) => {
    const now = clock();
    if (!(await acceptPin(tx, placeId, { device, person: approver }, now))) return undefined;
    const approval = { placeId, commandId: asked.id, fingerprint: fingerprintOf(asked.command) };
    const end = now + APPROVAL_MS;
    await saveApproval(tx, { ...approval, askerId: asker.id, approverId: approver.id, expiresAt: end }, now);
    await note(tx, { placeId, now }, 'given', { asker, approver }, asked);
    return end;
  });
  return expiresAt === undefined ? fail({ why: 'unknown_device' }) : ok({ by: approver.name, expiresAt });
}

export interface Approved {
  /** The asker with the approver's role. */
  readonly acting: Person;
  /** Name of the approver. */
  readonly by: string;
  /** Call this function after the command has succeeded. */
  readonly noteUse: () => Promise<unknown>;
}

/** Finds and uses up the approval of an arrived command; `undefined` when there is none. */
export async function approvalOf(
  tx: Tx,
  asker: StaffIdentity,
  asked: AskedCommand,
  now: number,
): Promise<Approved | undefined> {
  if (asker.kind !== 'person') return undefined;
  const { placeId } = asker;
  const about = { placeId, commandId: asked.id, fingerprint: fingerprintOf(asked.command), askerId: asker.id };
  const approver = await takeApproval(tx, about, now);
  if (!approver || !mayApprove(approver, placeId, asked.command)) return undefined;
  return {
    acting: { ...asker, role: approver.role },
    by: approver.name,
    noteUse: () => note(tx, { placeId, now }, 'used', { asker, approver }, asked),
  };
}
