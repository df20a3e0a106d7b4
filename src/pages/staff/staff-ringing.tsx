import { useMemo } from 'react';
import { SilentNotice } from '#screens/staff/tables/silent-notice.tsx';
import { ringsOf } from '#state/staff/rings-of-queue.ts';
import { queueOf } from '#state/staff/table-views.ts';
import { useRinging } from '#state/staff/use-ringing.ts';
import { useTables } from '#state/staff/use-tables.ts';

const NOTHING: readonly never[] = [];
const nowhere = () => '';

/** Rings on every page of whoever serves: calls, bills, and orders that nobody has seen. Says where it cannot be heard. */
export const StaffRinging = () => {
  const { board, viewing } = useTables(nowhere);
  const wanted = useMemo(() => (board ? ringsOf(queueOf(board, viewing)) : NOTHING), [board, viewing]);
  const { state, unlock } = useRinging(wanted);
  return state === 'silent' ? <SilentNotice onUnlock={unlock} /> : null;
};
