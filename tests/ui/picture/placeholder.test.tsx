// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Placeholder } from '#ui/picture/placeholder.tsx';

/** A reddish picture, as `rgbaToThumbHash` encodes it. */
const HASH = 'VtoGFwZ4iHiPiIh3eIiHiHiIh/d3eI8H';

const colourOf = (hash: string): string => {
  const { container } = render(<Placeholder hash={hash} />);
  return container.querySelector('canvas')?.style.backgroundColor ?? '';
};

test('placeholder: server HTML contains its picture’s colour, without a script', () => {
  expect(renderToString(<Placeholder hash={HASH} />)).toContain('background-color:rgba(169, 60, 38, 1)');
});

test('placeholder: an invalid placeholder has no colour', () => {
  for (const hash of ['', 'AAA', '%%%', 'no hash']) expect(colourOf(hash)).toBe('');
});
