// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { Sheet } from '#ui/layout/sheet.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the device’s way back closes the layer on top, and no layer that is already gone', () => {
  const open = new Set<{ onclose: (() => void) | null }>();
  class CloseWatcher {
    onclose: (() => void) | null = null;
    constructor() {
      open.add(this);
    }
    destroy() {
      open.delete(this);
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher);
  const onClose = vi.fn();
  const sheet = (isOpen: boolean) => (
    <Sheet open={isOpen} onClose={onClose} title="Sizes">
      words
    </Sheet>
  );
  const { rerender } = renderScreen(sheet(true));
  expect(open.size).toBe(1);
  for (const watcher of open) watcher.onclose?.();
  expect(onClose).toHaveBeenCalledOnce();
  rerender(sheet(false));
  expect(open.size).toBe(0);
});
