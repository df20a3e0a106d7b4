// Papers as dots and as bytes.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bitmap } from '../../../../server/jobs/printing/bitmap.ts';
import { bitmapToPng, drawPaper } from '../../../../server/jobs/printing/draw-paper.ts';
import { layOut } from '../../../../server/jobs/printing/lay-out.ts';
import { textWidth, wrapText } from '../../../../server/jobs/printing/measure-text.ts';
import { rasterBytes } from '../../../../server/jobs/printing/paper-bytes.ts';
import { ticketPaper } from '../../../../server/jobs/printing/ticket.ts';
import { placedLine, TICKET } from '../../support/papers.ts';
import { withPrinter } from '../../support/printing.ts';

const isBlack = ({ width, rows }: Bitmap, x: number, y: number): boolean =>
  ((rows[(y * width) / 8 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0;

const shareOfBlack = (bitmap: Bitmap, y: number): number =>
  Array.from({ length: bitmap.width }, (_, x) => isBlack(bitmap, x, y)).filter(Boolean).length / bitmap.width;

const LONG = 'Агнешко печено по гергьовски с пълнеж от ориз, дреболии, пресен лук и джоджен, '.repeat(4).slice(0, 300);

test('drawing: a name of 300 characters wraps on 80 mm and 58 mm with every word inside the paper', async () => {
  const paper = ticketPaper({ ...TICKET, note: null, lateBy: null, lines: [placedLine(LONG)] });
  for (const [millimetres, width] of [
    [80, 576],
    [58, 384],
  ] as const) {
    const { marks } = layOut(paper, width);
    const said = marks.map(({ svg }) => /<text[^>]*>([^<]*)</.exec(svg)?.[1] ?? '').join(' ');
    for (const word of new Set(LONG.split(' '))) expect(said).toContain(word);
    const bitmap = await drawPaper(paper, millimetres);
    expect(bitmap.width).toBe(width);
    // Rules reach the edge, letters never do; cut text would.
    const rows = Array.from({ length: bitmap.height }, (_, y) => y).filter((y) => shareOfBlack(bitmap, y) < 0.95);
    expect(rows.filter((y) => isBlack(bitmap, width - 1, y))).toEqual([]);
  }
});

test('drawing: a word longer than a line is broken without loss', () => {
  const fits = (line: string) => textWidth(line, 'strong', 50) <= 500;
  const lines = wrapText(`${'Ж'.repeat(60)} край`, fits);
  expect(lines.every(fits)).toBe(true);
  expect(lines.join('').replaceAll(' ', '')).toBe(`${'Ж'.repeat(60)}край`);
});

test('drawing: an allergy is white on black, in the fonts beside the code', async () => {
  const bitmap = await drawPaper([{ kind: 'loud', title: 'АЛЕРГИЯ: Ядки' }], 80);
  const middle = Math.round(bitmap.height / 2);
  expect(shareOfBlack(bitmap, middle)).toBeGreaterThan(0.5);
  expect(shareOfBlack(bitmap, middle)).toBeLessThan(0.98);
  expect((await bitmapToPng(bitmap)).subarray(1, 4).toString()).toBe('PNG');
});

test('drawing: a guest’s text is drawn literally: markup, line breaks and other scripts', async () => {
  const comment = '<b>a & b</b>\n\u202eобратно\u0007 请不要放葱 \ud800';
  const bitmap = await drawPaper(ticketPaper({ ...TICKET, lines: [placedLine('Айран', { comment })] }), 80);
  expect(bitmap.height).toBeGreaterThan(200);
});

test('drawing: a paper longer than the maximum picture is drawn completely', async () => {
  const lines = Array.from({ length: 120 }, () => placedLine(LONG));
  const bitmap = await drawPaper(ticketPaper({ ...TICKET, note: null, lines }), 80);
  expect(bitmap.height).toBeGreaterThan(40_000);
  const last = Array.from({ length: 200 }, (_, at) => bitmap.height - 1 - at);
  expect(last.some((y) => shareOfBlack(bitmap, y) > 0.95)).toBe(true);
});

test('drawing: no picture contains bytes that a printer executes at once', () => {
  const nasty = fc.constantFrom(0x10, 0x04, 0x05, 0x14, 0x01, 0x00, 0xff);
  fc.assert(
    fc.property(fc.array(nasty, { minLength: 8 * 72, maxLength: 8 * 72 }), (dots) => {
      const bytes = Buffer.from(rasterBytes({ width: 576, height: 8, rows: Uint8Array.from(dots) }));
      return [0x04, 0x05, 0x14].every((second) => !bytes.includes(Buffer.from([0x10, second])));
    }),
  );
});

test('drawing: the picture equals the printer’s output, dot by dot', () =>
  withPrinter({}, async (house, fake) => {
    await house.order();
    await house.printing.settle();
    const [job] = await house.jobs();
    const bitmap = await drawPaper(ticketPaper(JSON.parse(job?.content ?? '')), 80);
    const out = Buffer.concat(fake.papers[0]?.rows ?? []);
    expect(out.length).toBe(bitmap.rows.length);
    expect(out.filter((byte, at) => byte !== bitmap.rows[at]).length).toBeLessThan(out.length / 1000);
    expect(fake.obeyedInPictures).toBe(0);
  }));
