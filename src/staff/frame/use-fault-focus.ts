import { type RefObject, useEffect, useRef } from 'react';

/** The form whose first field with a fault takes the focus when the fault is told, and so comes into sight. */
export const useFaultFocus = (fault: unknown): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault === undefined) return;
    const field = form.current?.querySelector('[aria-invalid="true"]');
    if (field instanceof HTMLElement) field.focus();
    // An element that is no text field cannot take the focus; its fault is said, and scrolled into view.
    else form.current?.querySelector('[role="alert"]:not(:empty)')?.scrollIntoView?.({ block: 'center' });
  }, [fault]);
  return form;
};
