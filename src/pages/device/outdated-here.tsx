import { OutdatedNotice } from '#screens/house/outdated-notice.tsx';
import { useIsOutdated } from '#state/device/use-is-outdated.ts';
import { useServiceWords } from '#state/service/use-service-words.ts';

/** Keeps an app that is older than `oldest` from staying open, and says where it cannot be helped. */
export const OutdatedHere = ({ oldest }: { readonly oldest: string }) => {
  const isOutdated = useIsOutdated(oldest);
  const hasWords = useServiceWords();
  return isOutdated && hasWords ? <OutdatedNotice onLoad={() => window.location.reload()} /> : null;
};
