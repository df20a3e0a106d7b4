/** Gives the open step of the history an address, so that a reload opens the same. The router is not told: nothing on the page changes. */
export const nameStep = (href: string): void =>
  History.prototype.replaceState.call(window.history, window.history.state, '', href);
