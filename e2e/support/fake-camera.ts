// A camera that looks at a printed code: Chromium plays a film of it instead of asking a device.
import { writeFileSync } from 'node:fs';
import encodeQR from 'qr';

const WIDTH = 640;
const HEIGHT = 480;
/** A wall behind the card, neither black nor white. */
const WALL = 150;

/** Writes the film, and gives what Chromium has to be started with. It allows the camera without asking. */
export function cameraArguments(path: string, text: string): string[] {
  writeFileSync(path, filmOf(text));
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ];
}

/** YUV4MPEG2: a line of text, then frames of one byte of light a pixel, and no colour. */
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
