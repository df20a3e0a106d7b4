/** Whether a phone can use a link away from a shared device: open it, dial it, write to it. */
export const isForTelephone = (href: string): boolean => /^(?:https?|tel|mailto):/i.test(href);
