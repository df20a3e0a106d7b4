// A printer's answer about its state. (DLE EOT)

/** `private_address`: it stands where the server may not connect to (`PRINTERS_PRIVATE`). */
export type PrinterTrouble =
  | 'unreachable'
  | 'private_address'
  | 'silent'
  | 'offline'
  | 'cover_open'
  | 'paper_end'
  | 'error';

/** The four questions: the printer, why it is offline, errors, paper. */
export const QUESTIONS = [1, 2, 3, 4] as const;
export type Question = (typeof QUESTIONS)[number];

export const askBytes = (question: Question): Uint8Array => Uint8Array.from([0x10, 0x04, question]);

/** Every such answer has these bits so, and no other byte of a printer has. */
export const isAnswer = (byte: number): boolean => (byte & 0x93) === 0x12;

const has = (byte: number | undefined, bits: number): boolean => byte !== undefined && (byte & bits) !== 0;

/** Trouble in a printer's answers; undefined: none that keeps it from printing. The nearest cause first. */
export const troubleOf = (answers: Readonly<Partial<Record<Question, number>>>): PrinterTrouble | undefined => {
  if (answers[1] === undefined) return 'silent';
  if (has(answers[2], 0x04)) return 'cover_open';
  if (has(answers[4], 0x60) || has(answers[2], 0x20)) return 'paper_end';
  if (has(answers[3], 0x68) || has(answers[2], 0x40)) return 'error';
  return has(answers[1], 0x08) ? 'offline' : undefined;
};
