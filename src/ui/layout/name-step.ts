/**
 * Sets the address of the current history entry, so that a reload opens the same. Bypasses the router, because the page does
 * not change.
 */
export const nameStep = (href: string): void =>
  History.prototype.replaceState.call(window.history, window.history.state, '', href);
