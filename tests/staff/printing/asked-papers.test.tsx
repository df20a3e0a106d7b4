// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type AskedPaper, PAPER_STATES, type PaperState } from '#domain/service/paper.ts';
import { AskedPapersSheet, type AskedPapersSheetProps } from '#staff/printing/asked-papers-sheet.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const paper = (state: PaperState, station = 'grill'): AskedPaper => ({
  ...{ printer: 'Бар', job: `asked/1/${station}`, state, station },
});

const show = (props: Partial<AskedPapersSheetProps> = {}) => {
  const [onAnswer, onClose] = [vi.fn(), vi.fn()];
  const { unmount } = renderScreen(
    <AskedPapersSheet
      of="order"
      subtitle="Table 7"
      printer="Бар"
      waits={false}
      gap={undefined}
      isMissing={false}
      refusal={undefined}
      papers={undefined}
      trouble={undefined}
      stationName={(station) => (station === 'grill' ? 'Скара' : 'Студена кухня')}
      timeZone="Europe/Sofia"
      onAnswer={onAnswer}
      onClose={onClose}
      {...props}
    />,
  );
  return { onAnswer, onClose, unmount };
};
const said = () => words(screen.getByTestId('asked-papers'));

test('asked papers: each state has its own text, and a final state has the button that closes the sheet', () => {
  const all = PAPER_STATES.map((state) => {
    const { unmount } = show({ papers: [paper(state)] });
    const found = { words: said(), isOver: screen.queryByTestId('asked-read') !== null };
    unmount();
    return [state, found] as const;
  });
  expect(new Set(all.map(([, found]) => found.words)).size).toBe(PAPER_STATES.length);
  expect(all.filter(([, { isOver }]) => isOver).map(([state]) => state)).toEqual(['printed', 'unknown', 'asks']);
});

test('asked papers: an uncertain paper is confirmed or copied, a failed one retried, an abandoned one asked about', async () => {
  const user = userEvent.setup();
  const press = async (state: PaperState, name: string, props: Partial<AskedPapersSheetProps> = {}) => {
    const { onAnswer, unmount } = show({ papers: [paper(state)], ...props });
    await user.click(screen.getByRole('button', { name }));
    unmount();
    return onAnswer.mock.calls.map(([of, answer]) => [of.job, answer]);
  };
  expect(await press('unknown', 'Print a copy')).toEqual([['asked/1/grill', 'copy']]);
  expect(await press('unknown', 'It was printed')).toEqual([['asked/1/grill', 'printed']]);
  expect(await press('asks', 'Not needed any more')).toEqual([['asked/1/grill', 'drop']]);
  expect(await press('failed', 'Print again')).toEqual([['asked/1/grill', 'again']]);
});

test('asked papers: a waiting paper shows why its printer cannot print', () => {
  show({ papers: [paper('failed')], trouble: { name: 'Бар', trouble: 'paper_end', stations: [] } });
  expect(said()).toContain('The printer “Бар” is out of paper.');
});

test('asked papers: tickets of several stations are named, a single one is not', () => {
  const { unmount } = show({ papers: [paper('printed', 'grill'), paper('queued', 'cold')] });
  expect(screen.getAllByTestId('asked-paper').map((row) => words(row))).toEqual([
    expect.stringContaining('Скара'),
    expect.stringContaining('Студена кухня'),
  ]);
  expect(screen.queryByTestId('asked-read')).toBeNull();
  unmount();
  show({ papers: [paper('printed', 'grill')] });
  expect(said()).not.toContain('Скара');
});

test('asked papers: before a paper exists, shows requested, offline, or rejected with the reason', () => {
  const of = (props: Partial<AskedPapersSheetProps>) => {
    const { unmount } = show(props);
    const found = said();
    unmount();
    return found;
  };
  expect(of({ papers: [] })).toContain('It is being asked for.');
  expect(of({ waits: true, gap: 'unheard' })).toContain('No connection: it is asked for as soon as there is one.');
  expect(of({ papers: [paper('queued')], gap: 'unheard' })).toContain('what the printer has done since is not known');
  expect(of({ papers: [paper('queued')], gap: 'unsaid' })).toContain('The house does not say what has become of it.');
  expect(of({ refusal: { code: 'unknown_sitting' } })).toContain('Nothing was printed. The guests have gone.');
});

test('asked papers: for a command that produced no paper, the sheet says so and has the button that closes it', () => {
  show({ papers: [], isMissing: true });
  expect(said()).toContain('no paper has come of it');
  expect(screen.getByTestId('asked-read')).toBeTruthy();
});

test('asked papers: each button names its paper when several are listed', () => {
  show({ papers: [paper('failed', 'grill'), paper('failed', 'cold')] });
  expect(screen.getByRole('button', { name: 'Print again Скара' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print again Студена кухня' })).toBeTruthy();
});
