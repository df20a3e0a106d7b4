// @vitest-environment jsdom
// A guest's answers about sent orders: a device that cannot save one says so.
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OrderId } from '#domain/ids.ts';
import { type EntryAnswers, useEntryAnswers } from '#shared/outbox/use-entry-answers.ts';
import { seatGuest } from '../menu/table-guest.tsx';

const id = 'one' as OrderId;

test.each(['confirm', 'decline', 'dismiss'] as const)(
  'outbox answer: an answer that cannot be saved shows an error until the next answer, without an unhandled rejection: %s',
  async (what) => {
    const { tabl, show } = await seatGuest();
    const answer = vi.spyOn(tabl.outbox, what).mockRejectedValueOnce(new Error('The disk is full'));
    const seen = {} as { answers: EntryAnswers };
    const Eyes = () => {
      seen.answers = useEntryAnswers();
      return null;
    };
    show(<Eyes />);
    await act(async () => seen.answers[what](id));
    expect(seen.answers.isFailed).toBe(true);
    answer.mockResolvedValueOnce(undefined);
    await act(async () => seen.answers[what](id));
    expect(seen.answers.isFailed).toBe(false);
    expect(answer.mock.calls).toEqual([[id], [id]]);
  },
);
