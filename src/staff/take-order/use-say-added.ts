import { useLingui } from '@lingui/react/macro';
import { useAnnounce } from '#ui/words/announcer.tsx';

/** Says that a dish is in the order, to who does not see it. */
export const useSayAdded = (): ((name: string) => void) => {
  const { t } = useLingui();
  const announce = useAnnounce();
  return (name) => announce(t`${name} is in the order`);
};
