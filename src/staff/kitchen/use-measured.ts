import { type RefObject, useEffect } from 'react';

/** Marks an element by `data-measured` once it has been laid out, for its style alone: it is not drawn anew. */
export function useMeasured(element: RefObject<Element | null>): void {
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      node.toggleAttribute('data-measured', true);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
}
