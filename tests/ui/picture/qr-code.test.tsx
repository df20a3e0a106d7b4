// @vitest-environment jsdom
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { QrCode, qrPath } from '#ui/picture/qr-code.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

/** The path as a camera sees it: eight pixels per module, white background. */
function paint({ size, path }: { readonly size: number; readonly path: string }) {
  const scale = 8;
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let dy = 0; dy < scale; dy++)
      for (let dx = 0; dx < Number(length) * scale; dx++) {
        const at = ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4;
        data.fill(0, at, at + 3);
      }
  }
  return { width, height: width, data };
}

test.each(['https://spa.example/book?room_number=204%20A', 'mailto:desk@spa.example', 'https://пример.бг/меню'])(
  'QR code: decodes to the encoded text: %s',
  (text) => {
    const code = qrPath(text);
    if (!code) throw new Error('no code');
    expect(decodeQR(paint(code))).toBe(text);
    // Cameras need a border of four empty modules on every side.
    const xs = [...code.path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...xs)).toBe(4);
  },
);

test('QR code: a text that is too long is shown as text', () => {
  const text = `https://spa.example/${'x'.repeat(4000)}`;
  expect(qrPath(text)).toBeUndefined();
  const { container } = renderScreen(<QrCode text={text} label="QR" />);
  expect(container.querySelector('svg')).toBeNull();
  expect(container.textContent).toBe(text);
});
