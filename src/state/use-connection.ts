import { useSelector } from '@xstate/react';
import { useTabl } from './tabl-context.tsx';

/** false only where nothing has answered; doubt is nobody's business. */
export function useIsOnline(): boolean {
  const { connection } = useTabl();
  return useSelector(connection, (state) => !state.matches('unreachable'));
}
