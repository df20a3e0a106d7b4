// Marks a press before the app is loaded: attributes on the pressed element for CSS, and a bar beside #root. Neither
// interferes with hydration.
import { EARLY_TEMPLATES } from '#domain/cart/early-templates.ts';
import type { Presses } from './press-notes.ts';

const fromTemplate = (id: string): HTMLElement | undefined => {
  const shown = document.getElementById(`${id}-shown`);
  const template = document.getElementById(id);
  if (shown || !(template instanceof HTMLTemplateElement)) return shown ?? undefined;
  const box = document.createElement('div');
  box.id = `${id}-shown`;
  box.append(template.content.cloneNode(true));
  document.body.append(box);
  return box;
};

/** Id of the dish that an element belongs to. */
export const dishOf = (element: Element): string =>
  element.closest<HTMLElement>('[data-product]')?.dataset.product ?? '';

/** Shows the counts of all presses on a dish's plus. */
export function showPresses(presses: Presses): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-act=add],[data-act=size]')) {
    const count = presses.count(dishOf(one), one.dataset.size);
    if (count) one.dataset.count = String(count);
    else delete one.dataset.count;
  }
  const all = presses.count();
  const bar = all ? fromTemplate(EARLY_TEMPLATES.bar) : document.getElementById(`${EARLY_TEMPLATES.bar}-shown`);
  const count = bar?.querySelector('[data-count]');
  if (!all) bar?.remove();
  else if (count) count.textContent = String(all);
}

/** Shows that the pressed part is still loading. */
export const showWait = (): void => void fromTemplate(EARLY_TEMPLATES.wait);
