// Crop of a picture, and its visible part in a frame.

/** Part of a picture in its upright orientation, as fractions of width and height. */
export interface PictureCrop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Width by height of the frames: card, counter and kiosk, row, portrait page. */
export const CROP_RATIOS = { '8:5': 8 / 5, '4:3': 4 / 3, '1:1': 1, '4:5': 4 / 5 } as const;
export type CropRatio = keyof typeof CROP_RATIOS | 'whole';

/** Crop settings: ratio, zoom, and centre in fractions of the picture. */
export interface Cropping {
  readonly ratio: CropRatio;
  /** 1: as much as fits. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const MOST_ZOOM = 4;
export const UNCUT: Cropping = { ratio: 'whole', zoom: 1, x: 0.5, y: 0.5 };

const within = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** The cropped part: in the requested ratio, within the picture's edges. */
export function cropOf(size: PictureSize, { ratio, zoom, x, y }: Cropping): PictureCrop {
  const own = size.width / size.height;
  const wanted = ratio === 'whole' ? own : CROP_RATIOS[ratio];
  const near = within(1, zoom, MOST_ZOOM);
  const width = Math.min(1, wanted / own) / near;
  const height = Math.min(1, own / wanted) / near;
  return {
    left: within(0, x - width / 2, 1 - width),
    top: within(0, y - height / 2, 1 - height),
    width,
    height,
  };
}

/** Moves the crop and clamps its centre to a reachable point, so that moving back shows at once. */
export function moved(size: PictureSize, cropping: Cropping, by: { readonly x: number; readonly y: number }): Cropping {
  const { left, top, width, height } = cropOf(size, cropping);
  const [x, y] = [left + width / 2, top + height / 2];
  return {
    ...cropping,
    x: within(width / 2, x + by.x, 1 - width / 2),
    y: within(height / 2, y + by.y, 1 - height / 2),
  };
}

export const isWhole = ({ left, top, width, height }: PictureCrop): boolean =>
  left === 0 && top === 0 && width === 1 && height === 1;

/** Position of a whole picture behind a frame that shows its crop, in percent of the frame. */
export interface FramedPicture {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Works like `object-fit: cover` on the crop, positioned at `positionY` percent from its top [S3.04]. */
export function framedIn(frame: number, size: PictureSize, crop: PictureCrop, positionY: number): FramedPicture {
  // All in multiples of the frame's width.
  const [partWidth, partHeight] = [crop.width * size.width, crop.height * size.height];
  const scale = Math.max(1 / partWidth, 1 / frame / partHeight);
  const [width, height] = [size.width * scale, size.height * scale];
  const left = (1 - partWidth * scale) / 2 - crop.left * width;
  const top = (1 / frame - partHeight * scale) * (positionY / 100) - crop.top * height;
  return { left: left * 100, top: top * frame * 100, width: width * 100, height: height * frame * 100 };
}
