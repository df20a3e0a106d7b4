import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PictureCrop, PictureSize } from '#domain/owner/pictures/picture-crop.ts';
import styles from './crop-stage.module.css';

export interface CropStageProps {
  readonly url: string;
  readonly size: PictureSize;
  readonly crop: PictureCrop;
  /** Vertical focus in percent of the crop's height. */
  readonly positionY: number;
  /** Moves the crop, in fractions of the picture. */
  readonly onMove: (by: { readonly x: number; readonly y: number }) => void;
  readonly onFocus: (positionY: number) => void;
}

/** Maximum movement in px for a press. */
const STILL_PX = 5;
/** Maximum height in vh, so that a portrait picture leaves room for the buttons. */
const HIGHEST_VH = 60;
const STEP = 0.02;
const LARGE_STEP = 0.1;

const STEPS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const percent = (share: number) => `${share * 100}%`;

/**
 * The whole picture with its crop highlighted. The crop is dragged, or moved by arrow keys; a press on the picture sets
 * the vertical focus.
 */
export const CropStage = ({ url, size, crop, positionY, onMove, onFocus }: CropStageProps) => {
  const { t } = useLingui();
  const ratio = size.width / size.height;
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; y: number; far: number }>(undefined);
  const move = (event: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    const { current } = drag;
    if (!box || !current) return;
    const [x, y] = [event.clientX - current.x, event.clientY - current.y];
    drag.current = { x: event.clientX, y: event.clientY, far: current.far + Math.abs(x) + Math.abs(y) };
    // Rendered before the next event, so that each step starts from the last position.
    flushSync(() => onMove({ x: x / box.width, y: y / box.height }));
  };
  const end = (event: PointerEvent) => {
    const { current } = drag;
    drag.current = undefined;
    if (!current || current.far > STILL_PX) return;
    const part = event.currentTarget.getBoundingClientRect();
    onFocus(Math.round(((event.clientY - part.top) / part.height) * 100));
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? LARGE_STEP : STEP;
    onMove({ x: step.x * by, y: step.y * by });
  };
  return (
    <div
      ref={stage}
      className={styles.stage}
      style={{ aspectRatio: ratio, inlineSize: `min(100%, ${HIGHEST_VH * ratio}vh)` }}
    >
      <img className={styles.whole} src={url} alt="" draggable={false} />
      <button
        type="button"
        className={styles.part}
        style={{
          left: percent(crop.left),
          top: percent(crop.top),
          width: percent(crop.width),
          height: percent(crop.height),
        }}
        aria-label={t`The part that is kept. Arrow keys move it.`}
        data-testid="crop-part"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          drag.current = { x: event.clientX, y: event.clientY, far: 0 };
        }}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => {
          drag.current = undefined;
        }}
        onKeyDown={press}
      >
        <span className={styles.focus} style={{ top: `${positionY}%` }} />
      </button>
    </div>
  );
};
