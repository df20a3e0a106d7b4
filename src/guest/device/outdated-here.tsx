import { useIsOutdated } from '#shared/device/use-is-outdated.ts';
import { useServiceWords } from '#shared/service/use-service-words.ts';
import { OutdatedNotice } from './outdated-notice.tsx';

/** Keeps an app that is older than `oldest` from staying open, and says where it cannot be helped. */
export const OutdatedHere = ({ oldest }: { readonly oldest: string }) => {
  const isOutdated = useIsOutdated(oldest);
  const hasWords = useServiceWords();
  return isOutdated && hasWords ? <OutdatedNotice onLoad={() => window.location.reload()} /> : null;
};
