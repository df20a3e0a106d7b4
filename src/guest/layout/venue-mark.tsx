import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import { Link } from '#ui/layout/link.tsx';
import { Rosette } from '#ui/look/rosette.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './venue-mark.module.css';

export interface VenueMarkProps {
  readonly placeName: string;
  readonly placeLanguage: Language;
  /** The venue's logo; replaces the stitched flower. */
  readonly logo?: VenuePicture | undefined;
  readonly homeHref: string;
  readonly table?: string | undefined;
  readonly room?: string | undefined;
  readonly browseOnly?: boolean;
  /** The network indicator; its space is reserved, so that the layout does not move. */
  readonly connection?: ReactNode;
}

/** The venue's logo or stitched flower, its name, and the guest's table or room. */
export const VenueMark = (props: VenueMarkProps) => {
  const { placeName, placeLanguage, logo, homeHref, table, room, browseOnly, connection } = props;
  return (
    <Link href={homeHref} className={styles.venue}>
      {logo ? (
        <Picture picture={logo} name={placeName} cloth={undefined} sizes="96px" eager className={styles.logo} />
      ) : (
        <span className={styles.mark}>
          <Rosette name={placeName} radius={6} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name} lang={placeLanguage}>
          {placeName}
        </span>
        <span className={styles.seat} data-taken={table !== undefined || room !== undefined || browseOnly || undefined}>
          {table !== undefined && <Trans>Table {table}</Trans>}
          {table === undefined && room !== undefined && <Trans>Room {room}</Trans>}
          {table === undefined && room === undefined && browseOnly && <Trans>Menu</Trans>}
          {connection}
        </span>
      </span>
    </Link>
  );
};
