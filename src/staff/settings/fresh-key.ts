/** A readable name that is not taken yet. */
export const freshName = (taken: readonly unknown[], stem: string): string => {
  let number = taken.length + 1;
  while (taken.includes(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
};

/**
 * A key that no item has or ever had. Other data keeps referring to an item's key after its deletion: guests’ addresses to a
 * region, printers to a station, answers to a question.
 */
export const freshKey = (stem: string): string =>
  `${stem}-${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('')}`;
