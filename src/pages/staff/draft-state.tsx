import { DraftNotices } from '#screens/staff/publish/draft-notices.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import type { Drafts } from '#state/staff/owner/use-drafts.ts';
import { useLanguage } from '#state/tabl-context.tsx';
import { formatDay, formatTime } from '#ui/words/format-time.ts';

/** What is planned, what was published last and can be undone, and what went wrong. */
export const DraftState = ({ drafts }: { readonly drafts: Drafts }) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const whenOf = (at: number) => `${formatDay(at, language, place.timeZone)}, ${formatTime(at, place.timeZone)}`;
  const { last } = drafts;
  return (
    <DraftNotices
      why={drafts.why}
      planned={drafts.planned.map(({ id, at, edits, failed }) => ({
        ...{ id, edits },
        when: whenOf(at),
        failed: failed !== null,
      }))}
      onCancel={(id) => void drafts.cancel(id)}
      last={last ? { when: whenOf(last.at), by: last.by.name } : undefined}
      onUndo={() => last && void drafts.undo(last.id)}
    />
  );
};
