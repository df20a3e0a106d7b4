// Guests' text in other scripts: drawn when a font has it, otherwise reported as missing.
import { expect, test } from 'vitest';
import { drawPaper } from '../../../../server/jobs/printing/draw-paper.ts';
import { layOut } from '../../../../server/jobs/printing/lay-out.ts';
import type { Paper } from '../../../../server/jobs/printing/paper.ts';
import { isPlainText, paperOf } from '../../../../server/jobs/printing/paper-bytes.ts';
import { encoderOf } from '../../../../server/jobs/printing/text-bytes.ts';
import { placedLine, TICKET } from '../../support/papers.ts';

const ticketWith = (comment: string): Paper =>
  paperOf({ content: JSON.stringify({ ...TICKET, note: null, lines: [placedLine('Айран', { comment })] }) }, undefined);
const LOUD = { kind: 'loud', title: 'БЕЛЕЖКА НЕ МОЖЕ ДА СЕ ОТПЕЧАТА. ВИЖТЕ ЕКРАНА' };

test.each([
  ['Chinese', '请不要放葱'],
  ['Korean', '파 빼주세요'],
  ['Thai', 'ไม่ใส่ถั่ว'],
  ['an emoji', 'no 🥜 please'],
])('letters: a ticket with a comment in %s begins with a prominent line: read the screen', (_, comment) => {
  expect(ticketWith(comment)[0]).toEqual(LOUD);
});

test.each([
  ['Bulgarian', 'без ядки, моля'],
  ['German', 'Grüße, weiße Soße'],
  ['Vietnamese', 'không hành, ít cay, đừng bỏ lạc'],
  ['Greek', 'χωρίς κρεμμύδι'],
  ['Hebrew', 'בלי אגוזים'],
  ['Arabic', 'بدون مكسرات من فضلك'],
  ['Persian, with a non-joiner in a word', 'پیاز نمی\u200cخواهم'],
  ['a heart with a variation selector', 'thanks ❤\ufe0f'],
])('letters: a ticket with a comment in %s is drawn completely', (_, comment) => {
  expect(ticketWith(comment)).not.toContainEqual(LOUD);
});

test('letters: right-to-left words keep their direction, also in mixed text', () => {
  const drawn = (text: string) =>
    layOut([{ kind: 'text', size: 'plain', text }], 576).marks.map(({ svg }) => /<text[^>]*>([^<]*)</.exec(svg)?.[1]);
  expect(drawn('עם gluten, בלי nuts')).toEqual(['\u202bעם gluten, בלי nuts\u202c']);
  expect(drawn('без глутен')).toEqual(['без глутен']);
});

/** Dark dots of a text as it is drawn on paper of 80 mm. */
const inkOf = async (text: string) => {
  const { width, height, rows } = await drawPaper([{ kind: 'text', size: 'table', text }], 80);
  const dots = Array.from({ length: width * height }, (_, at) => ({ x: at % width, y: Math.floor(at / width) }));
  return dots.filter(({ x, y }) => (rows[y * (width / 8) + (x >> 3)] ?? 0) & (0x80 >> (x & 7)));
};
const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));
type Ink = Awaited<ReturnType<typeof inkOf>>;

/** Number of separate strokes: dots that touch each other, also at a corner, are one. */
const strokesIn = (ink: Ink): number => {
  const left = new Set(ink.map(({ x, y }) => `${x} ${y}`));
  let strokes = 0;
  for (const first of left) {
    strokes += 1;
    const next = [first];
    for (let at = next.pop(); at !== undefined; at = next.pop()) {
      if (!left.delete(at)) continue;
      const [x = 0, y = 0] = at.split(' ').map(Number);
      for (const [dx, dy] of AROUND) next.push(`${x + dx} ${y + dy}`);
    }
  }
  return strokes;
};
const widthOf = (ink: Ink): number => Math.max(...ink.map(({ x }) => x)) - Math.min(...ink.map(({ x }) => x));

test('letters: Arabic is drawn in joined forms from right to left', async () => {
  const word = await inkOf('مرحبا');
  const apart = await inkOf([...'مرحبا'].join('\u200c'));
  // م joins ر, and ح joins ب and ا; the dot of ب stands alone.
  expect(strokesIn(word)).toBe(3);
  // Apart, each of five letters is a stroke; the tail of ر touches ح, and the dot of ب is the fifth.
  expect(strokesIn(apart)).toBe(5);
  expect(widthOf(word)).toBeLessThan(widthOf(apart));
  // The last letter, ا, is the only tall one: it stands at the left end, and the first one, م, at the right end.
  const [left, right] = [Math.min(...word.map(({ x }) => x)), Math.max(...word.map(({ x }) => x))];
  const topWithin = (from: number, to: number) =>
    Math.min(...word.filter(({ x }) => x >= from && x <= to).map(({ y }) => y));
  const end = Math.round((right - left) / 8);
  expect(topWithin(left, left + end)).toBe(topWithin(left, right));
  expect(topWithin(right - end, right)).toBeGreaterThan(topWithin(left, right) + end);
});

test.each([
  ['Кетчуп без сол, Grüße, 12,50 € „ѝ“', true],
  ['请不要放葱', false],
  ['no 🥜', false],
  // The printer has the letters but prints them in the wrong order.
  ['בלי אגוזים', false],
])('letters: the printer’s own font prints %j: %s', async (text, isEnough) => {
  expect(isPlainText([{ kind: 'text', size: 'plain', text }], await encoderOf('epson'))).toBe(isEnough);
});
