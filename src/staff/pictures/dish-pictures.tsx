import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Background } from '#domain/menu/menu.ts';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import editor from '#staff/menu/dish-editor.module.css';
import { MoveButtons } from '#staff/menu/move-buttons.tsx';
import { Button } from '#ui/form/button.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './dish-pictures.module.css';
import { FileButton } from './file-button.tsx';
import { PictureProblem } from './picture-problem.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface Shown {
  readonly name: string;
  readonly picture: VenuePicture | undefined;
}

export interface DishPicturesProps {
  /** Name of the dish. */
  readonly name: string;
  readonly slug: string;
  readonly cloth: Background | undefined;
  readonly pictures: readonly Shown[];
  /** `accept` attribute of the file input. */
  readonly accept: string;
  /** Why a file was rejected. */
  readonly problem: string | undefined;
  /** `target`: picture to replace; omitted: an additional one. */
  readonly onChoose: (file: File, target?: string) => void;
  readonly onCut: (picture: Shown) => void;
  readonly onMove: (name: string, by: -1 | 1) => void;
  readonly onRemove: (name: string) => void;
  /** The cropping view, which replaces the list. */
  readonly framing: ReactNode;
}

/** Pictures of a dish in order, with buttons to add one and to edit each. */
export const DishPictures = (props: DishPicturesProps) => {
  const { pictures, accept, onChoose, framing } = props;
  const { isOver, handlers } = useFileDrop(([file]) => file && onChoose(file));
  return (
    <section
      className={classNames(styles.pictures, isOver && styles.over)}
      aria-labelledby="dish-pictures"
      data-testid="dish-pictures"
      {...handlers}
    >
      <h3 className={editor.heading} id="dish-pictures">
        <Trans>Pictures</Trans>
      </h3>
      {props.problem !== undefined && <PictureProblem why={props.problem} />}
      {framing || (
        <>
          {pictures.length === 0 ? (
            <p className={styles.note}>
              <Trans>No picture yet: guests see a stitched flower.</Trans>
            </p>
          ) : (
            <ol className={styles.list}>
              {pictures.map((one, at) => (
                <Row key={one.name} {...props} one={one} at={at} />
              ))}
            </ol>
          )}
          <div className={styles.buttons}>
            <FileButton accept={accept} testId="add-picture" onChoose={(file) => onChoose(file)}>
              {pictures.length === 0 ? <Trans>Choose a picture</Trans> : <Trans>Add a picture</Trans>}
            </FileButton>
            <span className={classNames(styles.note, styles.drop)}>
              <Trans>or drop it here</Trans>
            </span>
          </div>
        </>
      )}
    </section>
  );
};

const Row = ({
  one,
  at,
  pictures,
  slug,
  cloth,
  accept,
  onChoose,
  onCut,
  onMove,
  onRemove,
}: DishPicturesProps & { readonly one: Shown; readonly at: number }) => {
  const { t } = useLingui();
  const number = at + 1;
  const said = t`Picture ${number}`;
  return (
    <li className={styles.row} data-testid="dish-picture">
      <Picture className={styles.picture} picture={one.picture} name={slug} cloth={cloth} sizes="10rem" alt={said} />
      <div className={styles.does}>
        {at === 0 && pictures.length > 1 && (
          <span className={styles.note}>
            <Trans>the one on the card</Trans>
          </span>
        )}
        <div className={styles.buttons}>
          <FileButton accept={accept} testId="replace-picture" onChoose={(file) => onChoose(file, one.name)}>
            <Trans>New picture</Trans>
            <VisuallyHidden>: {said}</VisuallyHidden>
          </FileButton>
          {one.picture && (
            <Button small look="quiet" data-testid="cut-picture" onClick={() => onCut(one)}>
              <Trans>Crop</Trans>
              <VisuallyHidden>: {said}</VisuallyHidden>
            </Button>
          )}
        </div>
        <MoveButtons
          name={said}
          isFirst={at === 0}
          isLast={at === pictures.length - 1}
          onMove={(by) => onMove(one.name, by)}
          onRemove={() => onRemove(one.name)}
        />
      </div>
    </li>
  );
};
