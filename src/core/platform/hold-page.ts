/**
 * While the page has unsaved data, the browser asks before leaving, and the page never reloads itself. `has`: whether there
 * is unsaved data.
 */
export const holdPage = (has: () => boolean): void =>
  addEventListener('beforeunload', (event) => {
    if (has()) event.preventDefault();
  });
