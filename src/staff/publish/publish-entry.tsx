import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { languagesOf } from '#domain/owner/menu-sheet.ts';
import { lacksFrancRate } from '#domain/owner/settings/franc-rate.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { instantOf } from '#domain/place/clock-zone.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useMoneyTerms } from '#shared/pricing/use-money-view.ts';
import { useLanguage } from '#shared/tabl-context.tsx';
import manage from '#staff/frame/manage.module.css';
import { useEditQueue } from '#staff/menu/use-edit-queue.ts';
import { hasChosenPicture, keepChosenPictures } from '#staff/pictures/use-dish-pictures.ts';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { check } from '#ui/look/icons-later.ts';
import { useAnnounce } from '#ui/words/announcer.tsx';
import { previewOf } from './preview-of.ts';
import { PublishSheet } from './publish-sheet.tsx';
import type { Drafts } from './use-drafts.ts';

/** Time in ms for which a page says that it was published. */
const SHOWN_MS = 10_000;

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
  const { done, onPublished } = usePublished();
  const { file, changes, edits } = drafts;
  if (!file) return undefined;
  const isWaiting = changes.length > 0 || edits.length > 0;
  return (
    <>
      {isWaiting && <PublishButton count={changes.length} onPress={() => setOpen(true)} />}
      {!isWaiting && done !== undefined && (
        <p className={manage.success} data-testid="published">
          <Icon path={check} />
          {done}
        </p>
      )}
      {isOpen && (
        <PublishDialog
          drafts={drafts}
          file={file}
          isFrancSaid={isFrancSaid}
          onPublished={onPublished}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

/** Text after a publication, shown for a while and announced. */
const usePublished = () => {
  const { t } = useLingui();
  const announce = useAnnounce();
  const [done, setDone] = useState<string>();
  useEffect(() => {
    if (done === undefined) return;
    const timer = setTimeout(() => setDone(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const onPublished = (isLater: boolean) => {
    const text = isLater
      ? t({ message: 'Planned. Guests see it from the chosen time.', comment: 'a publication' })
      : t({ message: 'Published. Guests see it now.', comment: 'changes of the menu or the settings' });
    setDone(text);
    announce(text);
  };
  return { done, onPublished };
};

interface PublishDialogProps {
  readonly drafts: Drafts;
  readonly file: VenueFile;
  readonly isFrancSaid?: boolean;
  readonly onPublished?: (isLater: boolean) => void;
  readonly onClose: () => void;
}

/** Dialog with the edits to be published. */
export const PublishDialog = ({ drafts, file, isFrancSaid = false, onPublished, onClose }: PublishDialogProps) => {
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
      {...(onPublished && { onPublished })}
      onClose={onClose}
    />
  );
};
