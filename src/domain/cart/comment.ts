// Cleans a guest's comment to the kitchen for paper and screen.
import { MAX_COMMENT_LENGTH } from './cart.ts';

/**
 * One line, trimmed, without control characters and direction marks (these would scramble neighbouring lines), at most
 * MAX_COMMENT_LENGTH UTF-16 units and never half a character. [S5.15, S9.14]
 */
export const cleanComment = (text: string): string =>
  text
    .replace(/[\s\u0085]/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, MAX_COMMENT_LENGTH)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();

/** The line with this comment; without a comment when the cleaned text is empty. */
export const withComment = <L extends { readonly comment?: string | undefined }>(line: L, text: string): L => {
  const { comment: _, ...rest } = line;
  const comment = cleanComment(text);
  return (comment === '' ? rest : { ...rest, comment }) as L;
};
