import { useCallback, useMemo } from 'react';
import type { Ring } from '#domain/service/rings.ts';
import { type LockedDevice, lockRings } from '#domain/staff/device-lock.ts';
import { useBoard } from '#staff/board/use-board.ts';
import { useStaffCommands } from '#staff/board/use-staff-commands.ts';
import { useStaff } from '#staff/frame/staff-context.tsx';

interface LockedHere {
  readonly locked: readonly LockedDevice[];
  readonly rings: readonly Ring[];
  /** Records that a manager has seen it; `undefined` when the signed-in person is no manager. */
  readonly onSeen: ((lock: LockedDevice) => void) | undefined;
}

const NONE: readonly never[] = [];

/** Devices locked by wrong PINs: shown to all serving staff, and ringing for managers. */
export function useLockedDevices(): LockedHere {
  const { board } = useBoard();
  const staff = useStaff();
  const { send, waiting } = useStaffCommands();
  const isManager = staff?.may('PLACE_ADMIN') === true;
  const by = staff?.identity.name ?? '';
  const locked = useMemo((): readonly LockedDevice[] => {
    const pressed = waiting.flatMap(({ command, at }) => (command.kind === 'lockSeen' ? { ...command, at } : []));
    return (board?.lockedDevices ?? NONE).map((lock) => {
      const mine = pressed.find(({ deviceId, since }) => deviceId === lock.device && since === lock.since);
      return mine && !lock.seen ? { ...lock, seen: { by, at: mine.at } } : lock;
    });
  }, [board, waiting, by]);
  const rings = useMemo(() => (isManager ? lockRings(locked) : NONE), [isManager, locked]);
  const onSeen = useCallback(
    // Stored on the device when it resolves; without storage the frame shows a notice.
    ({ device, since }: LockedDevice) =>
      void send({ kind: 'lockSeen', deviceId: device, since }).catch(() => undefined),
    [send],
  );
  return { locked, rings, onSeen: isManager ? onSeen : undefined };
}
