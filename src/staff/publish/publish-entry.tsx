import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { languagesOf } from '#domain/owner/menu-sheet.ts';
import { lacksFrancRate } from '#domain/owner/settings/franc-rate.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { instantOf } from '#domain/place/clock-zone.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useMoneyTerms } from '#shared/pricing/use-money-view.ts';
import { useLanguage } from '#shared/tabl-context.tsx';
import { useEditQueue } from '#staff/menu/use-edit-queue.ts';
import { hasChosenPicture, keepChosenPictures } from '#staff/pictures/use-dish-pictures.ts';
import { Button } from '#ui/form/button.tsx';
import { previewOf } from './preview-of.ts';
import { PublishSheet } from './publish-sheet.tsx';
import type { Drafts } from './use-drafts.ts';

/** Button that publishes the reviewed changes. `count` 0: publishing is blocked. */
const PublishButton = ({ count, onPress }: { readonly count: number; readonly onPress: () => void }) => (
  <Button look="primary" wide data-testid="publish" onClick={onPress}>
    {count === 0 ? (
      <Trans>Look at your changes</Trans>
    ) : (
      <Plural value={count} one="Publish # change" other="Publish # changes" />
    )}
  </Button>
);

/** Formats for showing values of the venue file to this reader. */
export const useValueTerms = (file: VenueFile) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const money = useMoneyTerms(language);
  return { money, languages: { all: languagesOf(file), first: place.defaultLanguage } };
};

/**
 * Publishing of pending edits, on the page where they were made; empty without edits. `isFrancSaid`: the page itself asks
 * for the rate of the franc.
 */
export const PublishEntry = ({
  drafts,
  isFrancSaid = false,
}: {
  readonly drafts: Drafts;
  readonly isFrancSaid?: boolean;
}) => {
  const [isOpen, setOpen] = useState(false);
  const { file, changes, edits } = drafts;
  if (!file) return undefined;
  return (
    <>
      {(changes.length > 0 || edits.length > 0) && (
        <PublishButton count={changes.length} onPress={() => setOpen(true)} />
      )}
      {isOpen && <PublishDialog drafts={drafts} file={file} isFrancSaid={isFrancSaid} onClose={() => setOpen(false)} />}
    </>
  );
};

interface PublishDialogProps {
  readonly drafts: Drafts;
  readonly file: VenueFile;
  readonly isFrancSaid?: boolean;
  readonly onClose: () => void;
}

/** Dialog with the edits to be published. */
export const PublishDialog = ({ drafts, file, isFrancSaid = false, onClose }: PublishDialogProps) => {
  const { place } = useMenu();
  const terms = useValueTerms(file);
  const queue = useEditQueue(file, drafts.add);
  // The time is in the place's time zone, wherever the owner is.
  const timeOf = (wall: string) => (wall === '' ? null : instantOf(Date.parse(`${wall}Z`), place.timeZone));
  return (
    <PublishSheet
      {...terms}
      francHref={!isFrancSaid && lacksFrancRate(file) ? `/${place.slug}/staff/settings?section=money` : undefined}
      preview={async () => {
        const preview = await drafts.preview();
        return preview && previewOf(file, drafts.published, preview, drafts.pictures);
      }}
      onPublish={(seen, wall) => drafts.publish(seen, timeOf(wall))}
      onCheck={(seen, wall) => drafts.checkPublished(seen, timeOf(wall))}
      onKeepPictures={hasChosenPicture(place.id) ? () => keepChosenPictures(drafts, queue, place.id) : undefined}
      onThrowAway={drafts.discard}
      onClose={onClose}
    />
  );
};
