// A fake camera that shows a printed code: Chromium plays a video file.
import { writeFileSync } from 'node:fs';
import encodeQR from 'qr';

const WIDTH = 640;
const HEIGHT = 480;
/** Grey background behind the card. */
const WALL = 150;

/** Writes the video, and returns Chromium's arguments, which also grant the camera permission. */
export function cameraArguments(path: string, text: string): string[] {
  writeFileSync(path, filmOf(text));
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ];
}

/** YUV4MPEG2: a header line, then frames of one luma byte per pixel, without colour. */
function filmOf(text: string): Buffer {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const scale = Math.floor((HEIGHT * 0.8) / rows.length);
  const left = Math.floor((WIDTH - rows.length * scale) / 2);
  const top = Math.floor((HEIGHT - rows.length * scale) / 2);
  const light = Buffer.alloc(WIDTH * HEIGHT, WALL);
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      for (let line = 0; line < scale; line++) {
        const start = (top + y * scale + line) * WIDTH + left + x * scale;
        light.fill(isDark ? 16 : 235, start, start + scale);
      }
    }
  }
  const frame = [Buffer.from('FRAME\n'), light, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)];
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...frame, ...frame, ...frame]);
}
