import type { BellState } from '#core/platform/service/bell.ts';
import { BriefSilence, SilentNotice } from '#staff/tables/silent-notice.tsx';
import { useSilentNotice } from '#staff/tables/use-silent-notice.ts';
import { NoticeLine } from './notice-line.tsx';

interface SilenceLineProps {
  /** `undefined`: no page of staff is open. */
  readonly page: string | undefined;
  /** Address of the page. */
  readonly at: string;
  readonly sound: BellState;
  readonly unlock: () => void;
}

/** Line above a page, which says that the device has no sound yet. It never moves the page under a finger. */
export const SilenceLine = ({ page, at, sound, unlock }: SilenceLineProps) => {
  const { stage, release, isBrief, onRefuse } = useSilentNotice(page, sound, at);
  if (stage === 'gone') return null;
  if (isBrief) return <BriefSilence isHeld={stage === 'held'} />;
  const onUnlock = () => {
    unlock();
    release();
  };
  const notice = <SilentNotice isHeld={stage === 'held'} {...{ onUnlock, onRefuse }} onHide={release} />;
  return <NoticeLine notices={[{ key: 'silent', notice, isWhole: true }]} />;
};
