/** Time in which a press that took the focus away has ended, ms. */
const PRESS_MS = 600;

/**
 * Runs `change` after the press that is under way, or soon when none is. A layout change on blur would move the pressed button
 * away from under the finger, and the press would be lost.
 */
export const afterPress = (change: () => void): void => {
  const end = () => {
    clearTimeout(timer);
    removeEventListener('click', end);
    change();
  };
  const timer = setTimeout(end, PRESS_MS);
  addEventListener('click', end);
};
