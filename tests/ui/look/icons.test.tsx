// @vitest-environment jsdom
import * as phosphor from '@phosphor-icons/react';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import first from '../../../src/ui/look/icons.ts?raw';
import later from '../../../src/ui/look/icons-later.ts?raw';

const components = phosphor as unknown as Record<string, ComponentType<{ weight: string }> | undefined>;

/** "/** Bell, regular *​/ export const bell = '…'" */
const kept = [...`${first}\n${later}`.matchAll(/\/\*\* (\w+), (\w+) \*\/\s*export const \w+ =\s*'([^']+)'/g)];

test('icons: every icon is an unchanged icon of the one set', () => {
  expect(kept.length).toBeGreaterThan(15);
  for (const [, name = '', weight = '', path] of kept) {
    const Component = components[`${name}Icon`];
    expect(Component, name).toBeDefined();
    if (!Component) continue;
    const { container } = render(<Component weight={weight} />);
    expect(container.querySelector('path')?.getAttribute('d'), name).toBe(path);
  }
});
