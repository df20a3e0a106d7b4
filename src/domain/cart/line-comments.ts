// Comments to the kitchen: each line has its own; the wire and earlier builds have one for all lines of a variant [S3.18].
import type { VariantId } from '../ids.ts';
import { MAX_COMMENT_LENGTH } from './cart.ts';

interface Commented {
  readonly variantId: VariantId;
  readonly comment?: string | undefined;
}

/** One comment per variant: the comments of its lines joined, so that older readers lose none. */
export const commentsByVariant = (lines: readonly Commented[]): Readonly<Record<number, string>> => {
  const found: Record<number, string> = {};
  for (const { variantId, comment } of lines) {
    const others = found[variantId];
    if (comment === undefined || others?.split('; ').includes(comment)) continue;
    found[variantId] = (others === undefined ? comment : `${others}; ${comment}`).slice(0, MAX_COMMENT_LENGTH);
  }
  return found;
};

/** Lines of an earlier build, which stored comments by variant only. */
export const withCommentsByVariant = <L extends Commented>(
  lines: readonly L[],
  comments: Readonly<Record<number, string>>,
): readonly L[] => {
  const told = commentsByVariant(lines);
  return lines.map((line) => {
    const { variantId } = line;
    return Object.hasOwn(comments, variantId) && told[variantId] === undefined
      ? { ...line, comment: comments[variantId] }
      : line;
  });
};
