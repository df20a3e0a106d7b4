import { useState } from 'react';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { formatDay, formatTime } from '#ui/words/format-time.ts';
import { DraftNotices, LastPublished } from './draft-notices.tsx';
import { undoPreviewOf } from './preview-of.ts';
import { PublishDialog, useValueTerms } from './publish-entry.tsx';
import { UndoSheet } from './undo-sheet.tsx';
import type { Drafts } from './use-drafts.ts';

interface Published {
  readonly when: string;
  readonly by: string;
}

const useWhen = () => {
  const { place } = useMenu();
  const { language } = useLanguage();
  return (at: number) => `${formatDay(at, language, place.timeZone)}, ${formatTime(at, place.timeZone)}`;
};

interface DraftsProps {
  readonly drafts: Drafts;
}

/** Problems of publishing, and the planned publication. */
export const DraftNews = ({ drafts }: DraftsProps) => {
  const whenOf = useWhen();
  return (
    <DraftNotices
      why={drafts.why}
      isRead={drafts.file !== undefined}
      planned={drafts.planned.map(({ id, at, edits, failed }) => ({
        ...{ id, edits },
        when: whenOf(at),
        failed: failed !== null,
      }))}
      onCancel={(id) => void drafts.cancel(id)}
    />
  );
};

/** The publication that was put away, by its time, epoch ms: until the app starts again, on every page. */
let putAwayAt: number | undefined;

/** Last publication with its undo, until somebody puts it away. */
export const LastPublication = ({ drafts }: DraftsProps) => {
  const whenOf = useWhen();
  const [open, setOpen] = useState<Published | 'changes'>();
  const [goneAt, setGoneAt] = useState(putAwayAt);
  const { last, file } = drafts;
  const published = last ? { when: whenOf(last.at), by: last.by.name } : undefined;
  const close = () => setOpen(undefined);
  return (
    <>
      {last && published && last.at !== goneAt && (
        <LastPublished
          {...published}
          onUndo={() => setOpen(published)}
          onPutAway={() => {
            putAwayAt = last.at;
            setGoneAt(last.at);
          }}
        />
      )}
      {file && open === 'changes' && <PublishDialog drafts={drafts} file={file} onClose={close} />}
      {file && open && open !== 'changes' && (
        <Undo drafts={drafts} file={file} published={open} onLook={() => setOpen('changes')} onClose={close} />
      )}
    </>
  );
};

/** Both, for a page with one place for them. */
export const DraftState = ({ drafts }: DraftsProps) => (
  <>
    <DraftNews drafts={drafts} />
    <LastPublication drafts={drafts} />
  </>
);

interface UndoProps {
  readonly drafts: Drafts;
  readonly file: VenueFile;
  /** The publication when pressed; after the undo an earlier one may be the last. */
  readonly published: Published;
  readonly onLook: () => void;
  readonly onClose: () => void;
}

const Undo = ({ drafts, file, published, onLook, onClose }: UndoProps) => (
  <UndoSheet
    {...useValueTerms(file)}
    {...published}
    preview={async () => {
      const preview = await drafts.previewUndo();
      return preview && undoPreviewOf(file, drafts.published, preview, drafts.pictures);
    }}
    onUndo={drafts.undo}
    onLook={onLook}
    onClose={onClose}
  />
);
