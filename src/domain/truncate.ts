// Shortens titles for a dialog's head.

let segmenter: Intl.Segmenter | undefined;

/** Characters as a reader counts them: a family emoji is one, and so is a letter with its accent. */
const graphemesOf = (text: string): readonly string[] => {
  // Browsers before 2024 may lack it; code points are the fallback.
  if (Intl.Segmenter === undefined) return [...text];
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

/** At most `max` characters, including the ellipsis of a shortened title. [S9.12] */
export const truncateTitle = (text: string, max = 22): string => {
  const graphemes = graphemesOf(text);
  return graphemes.length <= max
    ? text
    : `${graphemes
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
};
