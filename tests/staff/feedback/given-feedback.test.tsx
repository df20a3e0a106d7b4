// @vitest-environment jsdom
// Guests' feedback for the place's managers.
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CommandId } from '#domain/ids.ts';
import type { FeedbackPage, GivenFeedback } from '#domain/service/given-feedback.ts';
import { GivenFeedbackScreen, type GivenFeedbackScreenProps } from '#staff/feedback/given-feedback-screen.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const NOON = Date.UTC(2026, 10, 21, 10);
const given = (over: Partial<GivenFeedback> = {}): GivenFeedback => ({
  ...{ id: 'f1' as CommandId, at: NOON, table: '7', text: 'Colder soup, please.' },
  answers: [
    { question: 'food', title: 'The food', score: 2 },
    { question: 'return', title: 'Will you come again?', option: 'Maybe' },
  ],
  ...over,
});
const found = (over: Partial<FeedbackPage> = {}): FeedbackPage => ({
  ...{ page: 1, pages: 1, found: 1, feedback: [given()] },
  ...over,
});
const show = (over: Partial<GivenFeedbackScreenProps> = {}) =>
  renderScreen(
    <GivenFeedbackScreen
      onAgain={vi.fn()}
      {...{ found: found(), why: undefined, mark: undefined, today: '2026-11-22' }}
      {...{ timeZone: 'Europe/Sofia', venueLanguage: 'en' }}
      onMark={() => undefined}
      pageHref={(page) => `?page=${page}`}
      questionsHref="/settings"
      onFile={async () => undefined}
      {...over}
    />,
  );

test('feedback: an entry is listed under its day with time, table, ratings and text', () => {
  const dayBefore = given({ id: 'f2' as CommandId, at: NOON - 24 * 3_600_000, table: undefined, text: '' });
  show({ found: found({ found: 2, feedback: [given(), dayBefore] }) });
  const day = screen.getByRole('region', { name: '21 November 2026' });
  expect(words(within(day).getByTestId('feedback-row'))).toBe(
    '12:00 · Table 7The food2 of 5Will you come again?MaybeColder soup, please.',
  );
  const before = screen.getByRole('region', { name: '20 November 2026' });
  expect(words(within(before).getByTestId('feedback-row'))).toContain('12:00 · at no table');
});

test('feedback: can be filtered by rating; an unused rating says so; an empty list says where guests are asked and links to their questions', async () => {
  const onMark = vi.fn();
  show({ onMark, mark: 1, found: found({ found: 0, feedback: [] }) });
  expect(screen.getByText('Nobody gave such a mark.')).toBeDefined();
  const options = [...screen.getByLabelText('Feedback shown').querySelectorAll('option')];
  expect(options.map(words).slice(0, 2)).toEqual(['all of it', 'with a mark of 1']);
  await userEvent.selectOptions(screen.getByLabelText('Feedback shown'), '2');
  await userEvent.selectOptions(screen.getByLabelText('Feedback shown'), '');
  expect(onMark.mock.calls).toEqual([[2], [undefined]]);
  document.body.innerHTML = '';
  show({ found: found({ found: 0, feedback: [] }) });
  expect(words(screen.getByTestId('empty-state'))).toContain('No guest has said anything yet.They are asked on');
  expect(screen.getByRole('link', { name: 'Choose the questions' }).getAttribute('href')).toBe('/settings');
  expect(screen.queryByLabelText('Feedback shown')).toBeNull();
});

test('feedback: the marks of the last weeks stand above the list, question by question', () => {
  const summary = [{ question: 'food', title: 'The food', counts: [0, 1, 0, 1, 2] }];
  show({ found: found({ summary }) });
  expect(words(screen.getByTestId('mark-summary'))).toBe('The food4.0 of 5 · 4 marks5241302110');
});

test('feedback: without an entry no file is offered', () => {
  show({ found: found({ found: 0, feedback: [], summary: [] }) });
  expect(screen.queryByRole('button', { name: 'As a table (CSV)' })).toBeNull();
  expect(screen.queryByTestId('mark-summaries')).toBeNull();
});

test('feedback: a long list has pages; offline, the loaded entries stay with the reason', () => {
  show({ found: found({ page: 2, pages: 3, found: 120 }), why: 'no_response' });
  expect(screen.getByRole('link', { name: 'Later' }).getAttribute('href')).toBe('?page=1');
  expect(screen.getByRole('link', { name: 'Earlier' }).getAttribute('href')).toBe('?page=3');
  expect(screen.getByRole('alert').textContent).toContain('This needs the network.');
  expect(screen.getByTestId('feedback-row')).toBeDefined();
});

test('feedback: a range of days can be saved as a file', async () => {
  const onFile = vi.fn(async () => undefined);
  show({ onFile });
  await userEvent.click(screen.getByRole('button', { name: 'As a table (CSV)' }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  await userEvent.click(screen.getByTestId('file-load'));
  expect(onFile).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-22' });
});

test('feedback: an unread page offers to try again', async () => {
  const onAgain = vi.fn();
  show({ found: undefined, why: 'no_response', onAgain });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onAgain).toHaveBeenCalledOnce();
});
