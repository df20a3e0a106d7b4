import { useCallback, useMemo } from 'react';
import type { StoredStaffCommand } from '#contract/outbox/staff-command.ts';
import { parseStaffCommand, staffCommandToWire } from '#contract/service/staff-commands.ts';
import type { CommandId } from '#domain/ids.ts';
import { makeOrderId } from '#domain/order/order-id.ts';
import type { DeviceId, Orderer } from '#domain/order/orderer.ts';
import { STAFF_AGES } from '#domain/outbox/command-ages.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import type { StaffCommand, StaffRefusal } from '#domain/service/staff-command.ts';
import type { StaffIdentity } from '#domain/staff/staff.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';
import { useStaff } from '#staff/frame/staff-context.tsx';

/** A command of this device that is unanswered, or rejected and not dismissed. */
export interface HereDone {
  readonly id: CommandId;
  readonly command: StaffCommand;
  /** When the person pressed, epoch ms of the device's clock. */
  readonly at: number;
  /** `undefined`: pending. */
  readonly refusal: StaffRefusal | undefined;
}

interface StaffCommands {
  /**
   * Adds a command to the outbox, which sends it; stored when it resolves. Rejects when nobody is signed in. `id`: an id
   * made before.
   */
  readonly send: (command: StaffCommand, id?: CommandId) => Promise<void>;
  /** Pending commands in the order of the presses. */
  readonly waiting: readonly HereDone[];
  /** Rejected commands: somebody was first, or they were impossible. */
  readonly refused: readonly HereDone[];
  /** Dismisses a rejection. */
  readonly dismiss: (id: CommandId) => Promise<void>;
}

const NONE: readonly HereDone[] = [];

const ordererOf = (identity: StaffIdentity): Orderer =>
  identity.kind === 'person'
    ? { kind: 'user', userId: identity.id }
    : { kind: 'device', deviceId: identity.deviceId as string as DeviceId };

const hereDone = (entry: StoredStaffCommand): HereDone[] => {
  const command = parseStaffCommand(entry.command, entry.body);
  if (!command || entry.dismissed || entry.state === 'received') return [];
  return [
    { id: entry.id, command, at: entry.createdWall, refusal: isSettled(entry.state) ? entry.refusal : undefined },
  ];
};

/** Makes a command's id before sending, so that its result can be looked up on the server. */
export function useNewCommandId(): () => CommandId {
  const { deviceNow } = useTabl();
  return useCallback(() => makeOrderId(deviceNow(), crypto.getRandomValues(new Uint8Array(16))), [deviceNow]);
}

/** Staff commands through the outbox, so they work offline. */
export function useStaffCommands(): StaffCommands {
  const { place } = useMenu();
  const { outbox } = useTabl();
  const identity = useStaff()?.identity;
  const done =
    useRows(async () => {
      const { readStaffCommands } = await import('#core/db/service/staff-command-table.ts');
      return async (db) => (await readStaffCommands(db, place.id)).flatMap(hereDone);
    }, [place.id]) ?? NONE;
  const send = useCallback(
    async (command: StaffCommand, id?: CommandId) => {
      if (!identity) throw new Error('Nobody is signed in');
      const body = { command: command.kind, body: staffCommandToWire(command) };
      await outbox.send({
        id,
        kind: 'staff',
        placeId: place.id,
        orderer: ordererOf(identity),
        ages: STAFF_AGES,
        body,
      });
    },
    [outbox, place.id, identity],
  );
  const dismiss = useCallback((id: CommandId) => outbox.dismiss(id), [outbox]);
  return useMemo(
    () => ({
      send,
      dismiss,
      waiting: done.filter(({ refusal }) => !refusal),
      refused: done.filter(({ refusal }) => refusal),
    }),
    [send, dismiss, done],
  );
}
