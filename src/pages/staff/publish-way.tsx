import { useState } from 'react';
import { instantOf } from '#domain/place/clock-zone.ts';
import { PublishButton } from '#screens/staff/publish/publish-button.tsx';
import { PublishSheet } from '#screens/staff/publish/publish-sheet.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { previewOf } from '#state/staff/owner/preview-of.ts';
import type { Drafts } from '#state/staff/owner/use-drafts.ts';

/** The way to publish what waits, on whichever page it was edited; nothing where nothing waits. */
export const PublishWay = ({ drafts }: { readonly drafts: Drafts }) => {
  const { place } = useMenu();
  const [isOpen, setOpen] = useState(false);
  const { file, published, changes, edits } = drafts;
  if (!file) return undefined;
  return (
    <>
      {(changes.length > 0 || edits.length > 0) && (
        <PublishButton count={changes.length} onPress={() => setOpen(true)} />
      )}
      {isOpen && (
        <PublishSheet
          preview={async () => {
            const preview = await drafts.preview();
            return preview && previewOf(file, published, preview);
          }}
          // A time is one of the place's clock, wherever its owner is.
          onPublish={(seen, wall) =>
            drafts.publish(seen, wall === '' ? null : instantOf(Date.parse(`${wall}Z`), place.timeZone))
          }
          onThrowAway={drafts.remove}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
