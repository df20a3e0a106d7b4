// Letters that paper cannot show. A note that loses some of them may lose an allergy, so the paper says so.
import type { Language } from '#domain/language/language.ts';
import { PAPER_WORDS } from '../../words/paper-words.ts';
import { canDraw, printable } from './measure-text.ts';
import type { Paper, PaperPart } from './paper.ts';

/** Every text of a paper, as it is printed. */
export const textsOf = (paper: Paper): readonly string[] =>
  paper.flatMap((part: PaperPart): readonly string[] => {
    switch (part.kind) {
      case 'text':
        return [part.lead ?? '', part.text];
      case 'pair':
        return [part.left, part.right];
      case 'loud':
        return [part.title, ...(part.lines ?? [])];
      case 'dashed':
        return [part.text];
      default:
        return [];
    }
  });

/** The paper, with a loud line first when a letter of it cannot be drawn: the cook must read the screen. */
export const withLostLetters = (paper: Paper, language: Language): Paper =>
  textsOf(paper).every(canDraw) ? paper : [{ kind: 'loud', title: PAPER_WORDS[language].unprintable }, ...paper];

/** Scripts whose letters a printer would set in the wrong order, whatever code page it has. */
const TURNED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether a printer's own letters are enough. `canEncode`: whether its code pages have a letter. */
export const isPlainText = (paper: Paper, canEncode: (letter: string) => boolean): boolean =>
  [...new Set(textsOf(paper).flatMap((text) => [...printable(text)]))].every(
    (letter) => !TURNED.test(letter) && canEncode(letter),
  );
