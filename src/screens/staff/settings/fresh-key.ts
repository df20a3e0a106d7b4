/** A key that none of these is. What is said of the element elsewhere bears it, so it never changes. */
export const freshKey = (taken: readonly unknown[], stem: string): string => {
  let number = taken.length + 1;
  while (taken.includes(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
};
