/**
 * While the page alone has something, the browser asks before it is left, and it never loads itself anew. `has`: whether it
 * has something now.
 */
export const holdPage = (has: () => boolean): void =>
  addEventListener('beforeunload', (event) => {
    if (has()) event.preventDefault();
  });
