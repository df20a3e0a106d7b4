/** A name that none of these has, for people to read. */
export const freshName = (taken: readonly unknown[], stem: string): string => {
  let number = taken.length + 1;
  while (taken.includes(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
};

/**
 * A key that no element has or had. What is said of one elsewhere bears its key, after it has gone too: guests’ addresses a
 * region, printers a station, answers a question.
 */
export const freshKey = (stem: string): string =>
  `${stem}-${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('')}`;
