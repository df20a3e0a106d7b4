import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import {
  CROP_RATIOS,
  type Cropping,
  type CropRatio,
  cropOf,
  framedIn,
  MOST_ZOOM,
  moved,
  type PictureCrop,
  type PictureSize,
} from '#domain/owner/pictures/picture-crop.ts';
import { Button } from '#ui/form/button.tsx';
import { CropStage } from './crop-stage.tsx';
import styles from './picture-framing.module.css';
import { PictureProblem } from './picture-problem.tsx';

/** Preview of a guest page's frame with the visible part of the picture [S3.04]. */
const FramedPreview = ({
  ratio,
  url,
  size,
  crop,
  positionY,
  scale,
  children,
}: {
  /** Width by height. */
  readonly ratio: number;
  readonly url: string;
  readonly size: PictureSize;
  readonly crop: PictureCrop;
  readonly positionY: number;
  /** Percent; 100 fills the frame. */
  readonly scale: number;
  readonly children: ReactNode;
}) => {
  const { left, top, width, height } = framedIn(ratio, size, crop, positionY);
  return (
    <figure className={styles.preview}>
      <div className={styles.frame} style={{ aspectRatio: `${ratio}` }}>
        <div className={styles.scaled} style={{ scale: String(scale / 100), transformOrigin: `50% ${positionY}%` }}>
          <img
            src={url}
            alt=""
            className={styles.framed}
            style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
          />
        </div>
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
};

export interface PictureFramingProps {
  readonly url: string;
  readonly size: PictureSize;
  readonly cropping: Cropping;
  readonly positionY: number;
  readonly scale: number;
  /** The file is chosen but not uploaded. */
  readonly isNew: boolean;
  /** Why the picture was rejected. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly onChange: (change: { readonly cropping?: Cropping; readonly positionY?: number }) => void;
  readonly onUse: () => void;
  readonly onCancel: () => void;
}

/** Aspect ratios of a card and of a phone's dish page. */
const CARD = 8 / 5;
const PAGE = 1 / 0.92;
const RATIOS: readonly CropRatio[] = ['whole', ...(Object.keys(CROP_RATIOS) as (keyof typeof CROP_RATIOS)[])];
const ZOOM_STEP = 0.25;
const MOVE_STEP = 0.05;
const FOCUS_STEP = 5;

/** Crop of a picture: shape, area, zoom, and the visible height in flatter frames. */
export const PictureFraming = (props: PictureFramingProps) => {
  const { url, size, cropping, positionY, scale, problem, isBusy, onChange } = props;
  const { t } = useLingui();
  const id = useId();
  const crop = cropOf(size, cropping);
  const seen = { url, size, crop, positionY, scale };
  const move = (x: number, y: number) => onChange({ cropping: moved(size, cropping, { x, y }) });
  const zoom = (to: number) => onChange({ cropping: { ...cropping, zoom: Math.min(Math.max(to, 1), MOST_ZOOM) } });
  const focus = (to: number) => onChange({ positionY: Math.min(Math.max(to, 0), 100) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in all browsers.
    <div className={styles.framing} role="group" aria-label={t`Crop`} data-testid="picture-framing">
      <CropStage {...seen} onMove={({ x, y }) => move(x, y)} onFocus={focus} />
      <fieldset className={styles.row}>
        <legend>
          <Trans>Shape</Trans>
        </legend>
        {RATIOS.map((ratio) => (
          <button
            key={ratio}
            type="button"
            className={styles.chip}
            aria-pressed={cropping.ratio === ratio}
            onClick={() => onChange({ cropping: { ...cropping, ratio } })}
          >
            {ratio === 'whole' ? <Trans>As it is</Trans> : ratio}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.row}>
        <legend>
          <Trans>Part</Trans>
        </legend>
        <Button small onClick={() => move(-MOVE_STEP, 0)}>
          <Trans>Left</Trans>
        </Button>
        <Button small onClick={() => move(MOVE_STEP, 0)}>
          <Trans>Right</Trans>
        </Button>
        <Button small onClick={() => move(0, -MOVE_STEP)}>
          <Trans>Up</Trans>
        </Button>
        <Button small onClick={() => move(0, MOVE_STEP)}>
          <Trans>Down</Trans>
        </Button>
      </fieldset>
      <RangeRow
        id={`${id}zoom`}
        label={<Trans>How near</Trans>}
        min={1}
        max={MOST_ZOOM}
        step={ZOOM_STEP}
        value={cropping.zoom}
        less={<Trans>Farther</Trans>}
        more={<Trans>Nearer</Trans>}
        onChange={zoom}
      />
      <RangeRow
        id={`${id}focus`}
        label={<Trans>Height that stays in view in flat frames</Trans>}
        min={0}
        max={100}
        step={FOCUS_STEP}
        value={positionY}
        less={<Trans>Higher up</Trans>}
        more={<Trans>Lower down</Trans>}
        onChange={focus}
      />
      <div className={styles.previews}>
        <FramedPreview {...seen} ratio={CARD}>
          <Trans>On the card</Trans>
        </FramedPreview>
        <FramedPreview {...seen} ratio={PAGE}>
          <Trans>On its page</Trans>
        </FramedPreview>
      </div>
      {problem !== undefined && <PictureProblem why={problem} />}
      <p role="status" className={styles.status}>
        {isBusy && <Trans>The picture is being sent…</Trans>}
      </p>
      <div className={styles.row}>
        <Button look="ink" small aria-disabled={isBusy} data-testid="use-picture" onClick={props.onUse}>
          {problem !== undefined ? (
            <Trans>Try again</Trans>
          ) : props.isNew ? (
            <Trans>Use this picture</Trans>
          ) : (
            <Trans>Use it so</Trans>
          )}
        </Button>
        <Button look="quiet" small aria-disabled={isBusy} onClick={() => !isBusy && props.onCancel()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
};

interface RangeRowProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly min: number;
  readonly max: number;
  /** Step of one press. */
  readonly step: number;
  readonly value: number;
  readonly less: ReactNode;
  readonly more: ReactNode;
  readonly onChange: (value: number) => void;
}

const RangeRow = ({ id, label, min, max, step, value, less, more, onChange }: RangeRowProps) => (
  <div className={styles.range}>
    <label htmlFor={id}>{label}</label>
    <div className={styles.row}>
      <Button small aria-disabled={value <= min} onClick={() => onChange(value - step)}>
        {less}
      </Button>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step / 5}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <Button small aria-disabled={value >= max} onClick={() => onChange(value + step)}>
        {more}
      </Button>
    </div>
  </div>
);
