import { useRouterState } from '@tanstack/react-router';
import { OfflineWord } from '#screens/notices/offline-word.tsx';
import { useOfflineWord } from '#state/device/use-offline-word.ts';

/** The word that the menu opens without a network, on the page where it is to be said. */
export const OfflineWordHere = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return useOfflineWord(path) ? <OfflineWord /> : null;
};
