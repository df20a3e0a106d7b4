// The slip that tells whether a printer works, and whether its own letters can be read.
import type { TestContent } from '../../services/printing/test-slips.ts';
import { PAPER_WORDS } from '../../words/paper-words.ts';
import type { Paper } from './paper.ts';
import { clockText } from './ticket.ts';

/** Letters that a kitchen here writes: both alphabets, quotes, the euro. */
const LETTERS = [
  'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯ',
  'абвгдежзийклмнопрстуфхцчшщъьюя',
  'ÄÖÜäöüß ÀÂÇÉÈÊËÎÏÔŒÙÛ àâçéèêëîïôœùû',
  'ÁÍÑÓÚáíñóú ¡¿ „“ «» “” – — € № 0123456789',
];

/** Where letters are to be read, they stand on a piece of their own; else they are drawn. */
export const testPaper = ({ place, at, printer, address, code }: TestContent): Paper => {
  const words = PAPER_WORDS[place.language];
  return [
    { kind: 'text', size: 'table', strong: true, text: words.test },
    { kind: 'pair', size: 'plain', left: `${place.name} · ${printer}`, right: clockText(at, place) },
    { kind: 'text', size: 'small', text: address },
    { kind: 'rule' },
    ...(code === null
      ? lettersPaper()
      : ([
          { kind: 'loud', title: `${words.testCode} ${code}` },
          { kind: 'text', size: 'plain', text: words.testNote },
        ] as const)),
  ];
};

/** The letters alone, for the printer to print with its own. */
export const lettersPaper = (): Paper => LETTERS.map((text) => ({ kind: 'text', size: 'plain', text }) as const);
