// Guests' text in other scripts: drawn when a font has it, otherwise reported as missing.
import { expect, test } from 'vitest';
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

test.each([
  ['Кетчуп без сол, Grüße, 12,50 € „ѝ“', true],
  ['请不要放葱', false],
  ['no 🥜', false],
  // The printer has the letters but prints them in the wrong order.
  ['בלי אגוזים', false],
])('letters: the printer’s own font prints %j: %s', async (text, isEnough) => {
  expect(isPlainText([{ kind: 'text', size: 'plain', text }], await encoderOf('epson'))).toBe(isEnough);
});
