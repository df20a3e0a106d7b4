const numbered = (taken: readonly unknown[], stem: string, from: number): string => {
  let number = from;
  while (taken.includes(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
};

/** A name that none of these has, for people to read. */
export const freshName = (taken: readonly unknown[], stem: string): string => numbered(taken, stem, taken.length + 1);

/**
 * A key that none of these is and none has been. What is said of an element elsewhere bears its key, after the element has
 * gone too: guests’ addresses a region, printers a station, answers a question.
 */
export const freshKey = (taken: readonly unknown[], stem: string): string => {
  const key = `${stem}-${Date.now().toString(36)}`;
  return taken.includes(key) ? numbered(taken, key, 2) : key;
};
