import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { BackLink } from '#staff/frame/back-link.tsx';
import manage from '#staff/frame/manage.module.css';
import drop from '#staff/pictures/dish-pictures.module.css';
import { FileButton } from '#staff/pictures/file-button.tsx';
import { useFileDrop } from '#staff/pictures/use-file-drop.ts';
import { Button } from '#ui/form/button.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { type BatchedView, BatchRow, type DishChoice } from './batch-row.tsx';
import styles from './picture-batch.module.css';

const PLACES = ['first', 'beside'] as const;

export interface PictureBatchScreenProps
  extends Pick<Parameters<typeof BatchRow>[0], 'onAssign' | 'onRemove' | 'language'> {
  readonly backHref: string;
  readonly pictures: readonly BatchedView[];
  readonly choice: DishChoice;
  /** `accept` attribute of the file input. */
  readonly accept: string;
  /** `first`: replaces the card's picture; `beside`: an additional one. */
  readonly place: (typeof PLACES)[number];
  readonly isRunning: boolean;
  /** `network`: no answer; `limit`: the hourly limit was reached. Both resume automatically. */
  readonly hold: 'network' | 'limit' | undefined;
  readonly onPlace: (place: (typeof PLACES)[number]) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onSend: () => void;
  readonly onStop: () => void;
  readonly onAgain: () => void;
  readonly notices: ReactNode;
  /** Publishing. */
  readonly bar: ReactNode;
}

/** Files for many dishes, each with its dish and its upload state. */
export const PictureBatchScreen = (props: PictureBatchScreenProps) => {
  const { pictures, place, onPlace, onFiles } = props;
  const { t } = useLingui();
  const label = useId();
  const { isOver, handlers } = useFileDrop(onFiles);
  useAnnouncedPage(t`Many pictures at once`);
  return (
    <section className={manage.page} aria-labelledby="page-title" data-testid="picture-batch">
      <BackLink href={props.backHref}>
        <Trans>All dishes</Trans>
      </BackLink>
      <h1 className={manage.title} id="page-title">
        <Trans>Many pictures at once</Trans>
      </h1>
      {props.notices}
      <p>
        <Trans>
          Each file finds its dish by its name, in any language of the menu: “Musaka.jpg”, “musaka (2).jpg”. Guests see
          them once you publish.
        </Trans>
      </p>
      <div className={classNames(drop.pictures, isOver && drop.over)} {...handlers}>
        <div className={drop.buttons}>
          <FileButton accept={props.accept} testId="add-pictures" multiple onChoose={(...files) => onFiles(files)}>
            <Trans>Choose pictures</Trans>
          </FileButton>
          <span className={classNames(drop.note, drop.drop)}>
            <Trans>or drop them here</Trans>
          </span>
        </div>
        <span id={label} className={manage.heading}>
          <Trans>Where a dish has pictures</Trans>
        </span>
        <RadioCards
          look="chips"
          labelledBy={label}
          options={[t`in place of the one on the card`, t`beside those that it has`].map((one, value) => ({
            value,
            label: one,
            // All pictures of a running batch go to one place.
            disabled: props.isRunning,
          }))}
          value={PLACES.indexOf(place)}
          onChange={(at) => onPlace(PLACES[at] ?? 'first')}
        />
        {pictures.length > 0 && (
          <>
            <ul className={styles.rows}>
              {pictures.map((picture) => (
                <BatchRow key={picture.id} {...props} picture={picture} />
              ))}
            </ul>
            <Sending {...props} />
          </>
        )}
      </div>
      {props.bar}
    </section>
  );
};

/** Progress of the batch, and its buttons. */
const Sending = (props: PictureBatchScreenProps) => {
  const { pictures, isRunning, hold } = props;
  const total = pictures.length;
  const done = pictures.filter(({ state }) => state === 'kept').length;
  const ready = pictures.filter(({ state, dish }) => state === 'waiting' && dish !== undefined).length;
  const open = pictures.filter(({ state, dish }) => state === 'waiting' && dish === undefined).length;
  const failed = pictures.filter(({ state }) => state === 'failed').length;
  return (
    <div className={styles.sending}>
      <p role="status" data-testid="batch-standing">
        {(isRunning || done > 0) && (
          <Trans>
            {done} of {total} wait to be published.
          </Trans>
        )}{' '}
        {hold === 'network' && <Trans>No connection: the rest is sent once there is one. Leave this page open.</Trans>}
        {hold === 'limit' && (
          <Trans>Too many pictures have come within an hour: the rest is sent later. Leave this page open.</Trans>
        )}{' '}
        {open > 0 && <Plural value={open} one="# picture has no dish yet." other="# pictures have no dish yet." />}{' '}
        {failed > 0 && <Plural value={failed} one="# picture was not taken." other="# pictures were not taken." />}
      </p>
      <div className={drop.buttons}>
        {isRunning ? (
          <Button data-testid="stop-pictures" onClick={props.onStop}>
            <Trans comment="a button: the rest of the pictures is not sent now">Stop</Trans>
          </Button>
        ) : (
          ready > 0 && (
            <Button look="primary" data-testid="send-pictures" onClick={props.onSend}>
              <Plural value={ready} one="Send # picture" other="Send # pictures" />
            </Button>
          )
        )}
        {failed > 0 && !isRunning && (
          <Button data-testid="pictures-again" onClick={props.onAgain}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </div>
  );
};
