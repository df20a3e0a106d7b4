import { type RefObject, useEffect, useRef } from 'react';

/** The form whose first field with a fault takes the focus when the fault is told, and so comes into sight. */
export const useFaultFocus = (fault: unknown): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault === undefined) return;
    const field = form.current?.querySelector('[aria-invalid="true"]');
    if (field instanceof HTMLElement) field.focus();
    // What is no field of text cannot take the focus; what is wrong with it is said, and is to be seen.
    else form.current?.querySelector('[role="alert"]:not(:empty)')?.scrollIntoView?.({ block: 'center' });
  }, [fault]);
  return form;
};
