// This phone's name at its table: the name given here last, else the name in the table's list.
import { useCallback, useMemo, useState } from 'react';
import { sessionOrderer } from '#domain/order/orderer.ts';
import { NO_AGES } from '#domain/outbox/command-ages.ts';
import { cleanGuestName } from '#domain/session/guest-name.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';
import { useSession } from './session-context.tsx';

export interface GuestNameHere {
  /** `undefined`: no table session, or the rows are not read yet. Empty: no name was given. */
  readonly name: string | undefined;
  /** Sends the name through the outbox, so it works offline. Never rejects. */
  readonly give: (name: string) => void;
  /** The last name could not be saved. */
  readonly isFailed: boolean;
}

/** The name of this phone at the table of the open place. */
export function useGuestName(): GuestNameHere {
  const { outbox } = useTabl();
  const { place } = useMenu();
  const { session } = useSession();
  const [isFailed, setFailed] = useState(false);
  const found = useRows(async () => {
    const [{ readOrders }, { readShownCommands }] = await Promise.all([
      import('#core/db/order/order-table.ts'),
      import('#core/db/visit/shown-commands.ts'),
    ]);
    return async (db) => {
      if (!session) return { name: undefined };
      const given = await readShownCommands(db, place.id, 'guestName');
      const here = given.findLast((one) => one.sessionId === session.id && one.refusal === undefined);
      const orders = here ? [] : await readOrders(db, place.id, session.id);
      return { name: here?.name ?? orders.find(({ guest }) => guest?.isMine)?.guest?.name ?? '' };
    };
  }, [place.id, session?.id]);
  const give = useCallback(
    (text: string) => {
      if (!session) return;
      const body = { name: cleanGuestName(text) };
      const orderer = sessionOrderer(session);
      outbox.send({ kind: 'guestName', placeId: place.id, orderer, ages: NO_AGES, body }).then(
        () => setFailed(false),
        () => setFailed(true),
      );
    },
    [outbox, place.id, session],
  );
  const name = found?.name;
  return useMemo(() => ({ name, give, isFailed }), [name, give, isFailed]);
}
