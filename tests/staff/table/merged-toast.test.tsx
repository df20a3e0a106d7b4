// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SessionId } from '#domain/ids.ts';
import { MergedToast } from '#staff/table/merged-toast.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const NOW = 1_780_000_000_000;
const joined = (seconds: number) => ({ sittingId: 's7' as SessionId, table: '7', at: NOW - seconds * 1000 });

test('joined tables: a join is confirmed with undo, and one press separates the party again', async () => {
  const onUndo = vi.fn();
  renderScreen(<MergedToast merged={[joined(1)]} now={NOW} onUndo={onUndo} />);
  expect(words(screen.getByTestId('merged-toast'))).toContain('Joined with table 7');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onUndo).toHaveBeenCalledExactlyOnceWith(joined(1));
  expect(screen.queryByTestId('merged-toast')).toBeNull();
});

test('joined tables: a join of longer ago, or none, is not confirmed', () => {
  renderScreen(<MergedToast merged={[joined(11)]} now={NOW} onUndo={vi.fn()} />);
  expect(screen.queryByTestId('merged-toast')).toBeNull();
  cleanup();
  renderScreen(<MergedToast merged={[]} now={NOW} onUndo={vi.fn()} />);
  expect(screen.queryByTestId('merged-toast')).toBeNull();
});
