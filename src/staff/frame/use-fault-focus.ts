import { type RefObject, useEffect, useRef } from 'react';

/** Ref of a form whose first invalid field gets the focus when an error appears, so that it is visible. */
export const useFaultFocus = (fault: unknown): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault === undefined) return;
    const field = form.current?.querySelector('[aria-invalid="true"]');
    if (field instanceof HTMLElement) {
      field.focus({ preventScroll: true });
      // The error stands below its field, so that a field at the lower edge would hide it.
      field.scrollIntoView?.({ block: 'center' });
    }
    // An element that cannot take the focus has its error scrolled into view instead.
    else form.current?.querySelector('[role="alert"]:not(:empty)')?.scrollIntoView?.({ block: 'center' });
  }, [fault]);
  return form;
};
