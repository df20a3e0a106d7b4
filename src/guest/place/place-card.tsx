import type { Language } from '#domain/language/language.ts';
import type { Said } from '#domain/language/translated.ts';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import type { OpenState } from '#domain/place/hours.ts';
import { OpenText } from '#shared/place/open-text.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './place-card.module.css';

export interface PlaceView {
  readonly href: string;
  readonly name: Said;
  readonly description: Said;
  /** The venue's address in the language of its own texts. */
  readonly address: Said;
  readonly timeZone: string;
  readonly picture: VenuePicture | undefined;
  /** The venue's open state; `undefined` when the venue has no hours. */
  readonly open: OpenState | undefined;
  /** Distance from the guest, "600 m"; omitted when not requested. */
  readonly distance?: string | undefined;
  /** The venue's number on the map beside the list; omitted when it is not on the map. */
  readonly mark?: number | undefined;
}

/** A venue to choose: picture, address, open state. */
export const PlaceCard = ({
  view,
  language,
  onClick,
}: {
  readonly view: PlaceView;
  readonly language: Language;
  readonly onClick?: () => void;
}) => (
  <Link href={view.href} className={styles.place} data-testid="place-link" onClick={onClick}>
    <Picture
      picture={view.picture}
      name={view.name.text}
      cloth={undefined}
      sizes="(min-width: 1000px) 240px, 120px"
      className={styles.picture}
    />
    <span className={styles.words}>
      <span className={styles.name} lang={view.name.language}>
        {view.name.text}
      </span>
      {view.description.text && (
        <span className={styles.description} lang={view.description.language}>
          {view.description.text}
        </span>
      )}
      {view.address.text && (
        <span className={styles.address}>
          <span lang={view.address.language}>{view.address.text}</span>
          {view.distance !== undefined && ` · ${view.distance}`}
        </span>
      )}
      {view.open && (
        <span className={view.open.open ? styles.open : styles.shut}>
          <OpenText state={view.open} language={language} timeZone={view.timeZone} />
        </span>
      )}
    </span>
    {view.mark !== undefined && (
      <span className={styles.mark} data-open={view.open?.open ?? true} aria-hidden="true">
        {view.mark}
      </span>
    )}
  </Link>
);
