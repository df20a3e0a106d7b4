// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { MoreBelow } from '#staff/kitchen/more-below.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const Area = ({ children }: { readonly children?: ReactNode }) => {
  const area = useRef<HTMLElement>(null);
  return (
    <section ref={area} data-testid="area">
      {children}
      <MoreBelow area={area} />
    </section>
  );
};

const sized = (name: 'scrollHeight' | 'clientHeight', value: number) =>
  vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);

test('kitchen: the screen says that tickets go on below its edge, until the end of the tickets is in sight', async () => {
  sized('scrollHeight', 1000);
  sized('clientHeight', 400);
  renderScreen(<Area />);
  const area = screen.getByTestId('area');
  const scrollBy = vi.fn();
  area.scrollBy = scrollBy;
  await userEvent.click(screen.getByRole('button', { name: 'More below' }));
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 300, behavior: 'smooth' });
  act(() => {
    area.scrollTop = 590;
    area.dispatchEvent(new Event('scroll'));
  });
  expect(screen.queryByTestId('more-below')).toBeNull();
});

test('kitchen: the screen names an allergy below its edge, and not one in sight or of an accepted ticket', () => {
  sized('scrollHeight', 1000);
  sized('clientHeight', 400);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { bottom: Number(this.dataset.at ?? 400) } as DOMRect;
  });
  const at = (edge: number, isLoud: boolean) => (
    <Area>
      <article data-loud={isLoud || undefined}>
        <p data-allergy data-at={edge} />
      </article>
    </Area>
  );
  const { rerender } = renderScreen(at(700, true));
  expect(screen.getByRole('button', { name: 'More below: an allergy' })).toBeDefined();
  rerender(at(300, true));
  expect(screen.getByRole('button', { name: 'More below' })).toBeDefined();
  rerender(at(700, false));
  expect(screen.getByRole('button', { name: 'More below' })).toBeDefined();
});
