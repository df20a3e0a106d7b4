import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Picture as GuestPicture } from '#domain/picture.ts';
import { EmptyState } from '#staff/frame/empty-state.tsx';
import manage from '#staff/frame/manage.module.css';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import { Button } from '#ui/form/button.tsx';
import { images } from '#ui/look/icons-later.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import styles from './guest-pictures.module.css';

export interface FoundPictures {
  /** The venue allows guests to send pictures. */
  readonly takes: boolean;
  readonly waiting: readonly { readonly id: string; readonly at: number }[];
  readonly shown: readonly {
    readonly id: string;
    readonly at: number;
    /** Name of the member of staff who approved it. */
    readonly by: string | null;
    readonly picture: GuestPicture;
  }[];
}

export interface GuestPicturesScreenProps {
  /** `undefined` until loaded. */
  readonly found: FoundPictures | undefined;
  readonly why: string | undefined;
  /** Id of the picture whose decision is being sent. */
  readonly deciding: string | undefined;
  /** Formats a time as day and hour. */
  readonly whenOf: (at: number) => string;
  /** Renders the image of a waiting picture. */
  readonly imageOf: (id: string) => ReactNode;
  readonly onDecide: (id: string, status: 'shown' | 'refused') => void;
}

/** The image of a waiting picture, as far as it is loaded. */
export const WaitingImage = ({ image }: { readonly image: string | 'failed' | undefined }) => {
  const { t } = useLingui();
  if (image === undefined) return <Trans>Reading…</Trans>;
  if (image === 'failed') return <Trans>This picture cannot be read now.</Trans>;
  return <img className={styles.image} src={image} alt={t`Waiting for approval`} />;
};

const Waiting = ({
  picture: { id, at },
  deciding,
  whenOf,
  imageOf,
  onDecide,
}: Pick<GuestPicturesScreenProps, 'deciding' | 'whenOf' | 'imageOf' | 'onDecide'> & {
  readonly picture: FoundPictures['waiting'][number];
}) => (
  <li className={styles.card} data-testid="waiting-picture">
    <div className={styles.frame}>{imageOf(id)}</div>
    <p className={styles.note}>{whenOf(at)}</p>
    <div className={styles.buttons}>
      <Button small look="ink" disabled={deciding !== undefined} onClick={() => onDecide(id, 'shown')}>
        <Trans comment="a button: guests may see this picture">Approve</Trans>
      </Button>
      <Button small disabled={deciding !== undefined} onClick={() => onDecide(id, 'refused')}>
        <Trans comment="a button: this picture of a guest is deleted">Refuse and delete</Trans>
      </Button>
    </div>
  </li>
);

const Shown = ({
  picture: { id, at, picture, ...shown },
  nth,
  deciding,
  whenOf,
  onDecide,
}: Pick<GuestPicturesScreenProps, 'deciding' | 'whenOf' | 'onDecide'> & {
  readonly picture: FoundPictures['shown'][number];
  readonly nth: number;
}) => {
  const { t } = useLingui();
  const by = shown.by === null ? null : <bdi>{shown.by}</bdi>;
  const [isAsked, setAsked] = useState(false);
  return (
    <li className={styles.card} data-testid="shown-picture">
      <div className={styles.frame}>
        <Picture
          picture={picture}
          name=""
          cloth={undefined}
          sizes="320px"
          alt={t`Approved picture ${nth}`}
          className={styles.image}
        />
      </div>
      <p className={styles.note}>
        {whenOf(at)}
        {by !== null && (
          <>
            {' · '}
            <Trans comment="who of the staff approved a picture">approved by {by}</Trans>
          </>
        )}
      </p>
      <div className={styles.buttons}>
        {isAsked ? (
          <>
            <Button small disabled={deciding !== undefined} onClick={() => onDecide(id, 'refused')}>
              <Trans>Delete for good</Trans>
            </Button>
            <Button small look="quiet" onClick={() => setAsked(false)}>
              <Trans context="a picture">Keep it</Trans>
            </Button>
          </>
        ) : (
          <Button small look="quiet" onClick={() => setAsked(true)}>
            <Trans comment="a button: guests see this picture no more">Take it away</Trans>
          </Button>
        )}
      </div>
    </li>
  );
};

/** Staff approve or refuse guests' pictures, and delete approved ones. [S2.15] */
export const GuestPicturesScreen = (props: GuestPicturesScreenProps) => {
  const { found, why } = props;
  const { t } = useLingui();
  useAnnouncedPage(t`Pictures of guests`);
  return (
    <section className={manage.page} data-testid="guest-pictures">
      <header className={manage.head}>
        <h1 className={manage.title} id="page-title">
          <Trans>Pictures of guests</Trans>
        </h1>
      </header>
      <ManageProblemText why={why} />
      {found === undefined ? (
        <ManagedLoading why={why} />
      ) : (
        <>
          {!found.takes && (
            <p className={styles.note}>
              <Trans>Guests cannot send pictures now: it is turned off in the settings.</Trans>
            </p>
          )}
          <h2 className={styles.heading}>
            <Trans>Waiting for approval</Trans>
          </h2>
          {found.waiting.length === 0 ? (
            <EmptyState icon={images} title={<Trans>No picture waits.</Trans>}>
              <Trans>Guests send them from the page with your pictures.</Trans>
            </EmptyState>
          ) : (
            <ul className={styles.grid}>
              {found.waiting.map((picture) => (
                <Waiting key={picture.id} picture={picture} {...props} />
              ))}
            </ul>
          )}
          {found.shown.length > 0 && (
            <>
              <h2 className={styles.heading}>
                <Trans>Guests see these</Trans>
              </h2>
              <ul className={styles.grid}>
                {found.shown.map((picture, at) => (
                  <Shown key={picture.id} picture={picture} nth={at + 1} {...props} />
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </section>
  );
};
