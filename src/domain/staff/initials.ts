/** First letters of a name's first and last word, to tell people apart at a glance: "Мария Петрова" gives "МП". */
export const initialsOf = (name: string): string => {
  const words = name
    .trim()
    .split(/\s+/u)
    .flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? []);
  return [...new Set([0, words.length - 1])].map((at) => words[at]?.toUpperCase() ?? '').join('');
};

/** Index of a hue from 0 to `count` − 1: a person has the same on each device. */
export const hueOf = (id: string, count: number): number =>
  [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % count;
