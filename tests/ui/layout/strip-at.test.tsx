// @vitest-environment jsdom
// Position of the category strip when it first appears, and after the guest has moved it.
import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CategoryId } from '#domain/ids.ts';
import { useStripAt } from '#ui/layout/tabs.tsx';

const OPEN = 7 as CategoryId;
const scrollTo = vi.fn();

/** `moved`: how far the strip was moved before the app was loaded, px. */
const Strip = ({ moved, current }: { readonly moved: number; readonly current: CategoryId }) => {
  const strip = useStripAt(current);
  return (
    <ul
      ref={(list) => {
        if (list) Object.assign(list, { scrollTo, scrollLeft: list.scrollLeft || moved });
        strip.current = list;
      }}
    >
      <li data-category={7}>Salads</li>
      <li data-category={8}>
        <button type="button">Bell</button>
      </li>
    </ul>
  );
};

afterEach(() => scrollTo.mockReset());

test('category strip: an untouched strip is scrolled to the open category at once', () => {
  render(<Strip moved={0} current={OPEN} />);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ behavior: 'instant' }));
});

test('category strip: a strip scrolled before the app started stays, and follows the next category', () => {
  const { rerender } = render(<Strip moved={120} current={OPEN} />);
  expect(scrollTo).not.toHaveBeenCalled();
  rerender(<Strip moved={120} current={8 as CategoryId} />);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ behavior: 'auto' }));
});
