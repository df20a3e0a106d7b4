import { Trans } from '@lingui/react/macro';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './publish-sheet.module.css';

export interface ListedPicture {
  readonly name: string;
  /** undefined: its files are no longer here. */
  readonly picture: VenuePicture | undefined;
}

const Row = ({ pictures }: { readonly pictures: readonly ListedPicture[] }) =>
  pictures.length === 0 ? (
    <Trans>no picture</Trans>
  ) : (
    pictures.map(({ name, picture }) => (
      <Picture
        key={name}
        className={styles.picture}
        picture={picture}
        name={name}
        cloth={undefined}
        sizes="6rem"
        eager
      />
    ))
  );

/** The pictures of a dish, old beside new, as a card frames them. */
export const ChangedPictures = ({
  was,
  now,
}: {
  readonly was: readonly ListedPicture[];
  readonly now: readonly ListedPicture[];
}) => (
  <span className={styles.pictures} data-testid="changed-pictures">
    <del>
      <VisuallyHidden>
        <Trans>Before:</Trans>{' '}
      </VisuallyHidden>
      <Row pictures={was} />
    </del>
    <span aria-hidden="true">→</span>
    <ins>
      <VisuallyHidden>
        <Trans>Now:</Trans>{' '}
      </VisuallyHidden>
      <Row pictures={now} />
    </ins>
  </span>
);
