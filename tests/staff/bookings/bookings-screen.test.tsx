// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { StaffDay } from '#contract/booking/staff-bookings.ts';
import { BookingsScreen, type BookingsScreenProps } from '#staff/bookings/bookings-screen.tsx';
import type { BookingsHere, DayHours, StaffBooking } from '#staff/bookings/use-bookings.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const PLACE = { name: 'Невен', slug: 'neven', timeZone: 'Europe/Sofia', defaultLanguage: 'bg' } as const;

const at = (time: string) => Date.parse(`2026-11-28T${time}:00+02:00`);
const TAKEN: DayHours['taken'] = [{ table: '1', startAt: at('20:30'), until: at('22:15'), name: 'Petrova' }];

const show = (
  next_start: string | undefined,
  date = '2026-11-28',
  found: Partial<StaffDay> = {},
  here: Partial<BookingsHere> = {},
  more: Partial<BookingsScreenProps> = {},
) => {
  const onDate = vi.fn();
  const enter = vi.fn<BookingsHere['enter']>(async () => ({}));
  const day: StaffDay = {
    date,
    bookings: [],
    tables: [],
    public_url: null,
    ...(next_start && { next_start }),
    ...found,
  };
  renderScreen(
    <BookingsScreen
      bookings={{
        ...{ found: day, why: undefined, act: async () => true, hoursOf: async () => undefined, enter },
        edit: async () => undefined,
        hoursFor: async () => ({
          hours: [
            { time: '19:00', start: '2026-11-28T17:00:00.000Z', free: false },
            { time: '19:15', start: '2026-11-28T17:15:00.000Z', free: true },
          ],
          ...{ minutes: 105, taken: TAKEN },
        }),
        ...here,
      }}
      {...{ date, today: '2026-11-28', place: PLACE, now: Date.UTC(2026, 10, 28, 10), onDate }}
      tableHref={(table) => `?table=${table}`}
      isOnline
      origin="http://venue.example"
      toPhone={(typed) => typed}
      newId={() => `id ${enter.mock.calls.length}`}
      {...more}
    />,
  );
  return { onDate, enter };
};

const booking = (id: string, hour: number, more: Partial<StaffBooking> = {}): StaffBooking => ({
  ...{ id, status: 'confirmed', thing: { kind: 'table', hall: 'garden', name: 'Garden' }, people: 2, late: false },
  ...{
    start: new Date(Date.UTC(2026, 10, 28) + hour * 3_600_000).toISOString(),
    end: '',
    sequence: 0,
    changed: '',
    phone: '',
  },
  ...{ name: id, email: '', comment: '', tables: ['1'], ...more },
});

const HALLS: StaffDay['halls'] = [
  {
    ...{ key: 'garden', name: { value: 'Garden', translations: {} } },
    tables: [
      { name: '1', seats: 2 },
      { name: '2', seats: 4 },
    ],
    joins: [],
  },
];

test('bookings: an action that the server refuses is explained on its own booking', () => {
  show(
    undefined,
    '2026-11-28',
    { bookings: [booking('Ivan', 12), booking('Elena', 13)] },
    { refused: { id: 'Elena', why: 'table_taken' } },
  );
  const said = screen
    .getAllByTestId('booking')
    .map((card) => words(card).includes('Somebody still sits at the table.'));
  expect(said).toEqual([false, true]);
});

test('bookings: an empty day names the next booking, and a press opens its day', async () => {
  // Half past midnight in Sofia: the day there is one later than in UTC.
  const { onDate } = show('2026-11-29T22:30:00.000Z');
  expect(words(screen.getByTestId('bookings'))).toContain('Nobody has booked this day.');
  await userEvent.click(screen.getByRole('button', { name: 'Next booking: Mon 30 Nov, 00:30' }));
  expect(onDate).toHaveBeenCalledExactlyOnceWith('2026-11-30');
});

test('bookings: without a later booking, an empty day says so, and a past day does not', () => {
  show(undefined);
  expect(words(screen.getByTestId('bookings'))).toContain('Nobody has booked this day or a later one.');
  expect(screen.queryByTestId('next-booking')).toBeNull();
  document.body.innerHTML = '';
  show(undefined, '2026-11-20');
  expect(words(screen.getByTestId('bookings'))).toContain('Nobody has booked this day.');
});

test('bookings: a booking’s day is one press away, or typed under “Other day” and written in the reader’s language', async () => {
  show(undefined, '2026-11-28', { halls: HALLS });
  await userEvent.click(screen.getByTestId('new-booking'));
  const days = within(screen.getByTestId('day-field'));
  expect(days.getAllByRole('radio').map(words)).toEqual([
    'Today',
    'Tomorrow',
    'Mon 30 Nov',
    'Tue 1 Dec',
    'Wed 2 Dec',
    'Other day',
  ]);
  expect(days.getByRole('radio', { name: 'Today' }).getAttribute('aria-checked')).toBe('true');
  expect(days.queryByLabelText('Day', { selector: 'input' })).toBeNull();
  await userEvent.click(days.getByRole('radio', { name: 'Mon 30 Nov' }));
  await userEvent.click(days.getByRole('radio', { name: 'Other day' }));
  expect((days.getByLabelText('Day', { selector: 'input' }) as HTMLInputElement).value).toBe('2026-11-30');
  expect(days.getByText('30 Nov 2026')).toBeDefined();
});

test('bookings: the shown day stands in the format of the reader’s language', () => {
  show(undefined);
  expect(screen.getByText('28 Nov 2026')).toBeDefined();
});

test('bookings: a day stands by meal with its guests, names the next party, and folds those who do not come', () => {
  show(undefined, '2026-11-28', {
    bookings: [
      booking('Ivanov', 9, { status: 'arrived', people: 4 }),
      booking('Petrov', 11),
      booking('Georgiev', 17, { people: 6 }),
      booking('Dimov', 18, { status: 'cancelled', people: 9 }),
    ],
  });
  expect(words(screen.getByTestId('day-totals'))).toBe('8 people are expected · 4 are here');
  expect(words(screen.getByTestId('next-party').closest('li') ?? document.body)).toContain(
    '13:00PetrovThe next guests',
  );
  expect(words(within(screen.getByTestId('meal-lunch')).getByRole('heading'))).toBe('Lunch2 bookings · 6 people');
  expect(words(within(screen.getByTestId('meal-dinner')).getByRole('heading'))).toBe('Dinner1 booking · 6 people');
  const gone = screen.getByTestId('bookings-over');
  expect(words(gone.querySelector('summary') ?? document.body)).toBe('Not coming: 1 · Dimov');
  expect(words(within(gone).getByTestId('booking'))).toContain('DimovCancelled');
  expect(screen.queryByTestId('new-booking')).toBeNull();
});

test('bookings: the heading tells its length to the type size, so that it stays in one piece beside the buttons', () => {
  show(undefined);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.style.getPropertyValue('--letters')).toBe(String(words(heading).length));
});

test('bookings: on a day with one meal its heading alone tells the numbers, and no other day’s booking is offered', () => {
  show('2026-12-02T17:00:00.000Z', '2026-11-28', {
    bookings: [booking('Ivanov', 17, { status: 'arrived', people: 4 }), booking('Petrov', 18)],
  });
  expect(words(within(screen.getByTestId('meal-dinner')).getByRole('heading'))).toBe(
    'Dinner2 bookings · 6 people · 4 are here',
  );
  expect(screen.queryByTestId('day-totals')).toBeNull();
  expect(screen.queryByTestId('next-booking')).toBeNull();
});

test('bookings: a party that is over its time says by how much', () => {
  show(undefined, '2026-11-28', { bookings: [booking('Ivanov', 9.5), booking('Petrov', 9.5, { status: 'arrived' })] });
  expect(screen.getAllByTestId('over-time').map((one) => words(one))).toEqual(['expected 30 minutes ago']);
});

const openEntry = async (here: Partial<BookingsScreenProps> = {}) => {
  const shown = show(undefined, '2026-11-28', { halls: HALLS, mails: true }, {}, here);
  await userEvent.click(screen.getByTestId('new-booking'));
  return shown;
};

test('bookings: staff enter a booking for a caller; a time without a fitting table cannot be chosen', async () => {
  const { enter, onDate } = await openEntry();
  await userEvent.click(screen.getByTestId('enter-booking'));
  expect(enter).not.toHaveBeenCalled();
  expect(words(screen.getByTestId('booking-entry'))).toContain('This field is required');
  const times = within(screen.getByTestId('free-times'));
  expect(times.getAllByRole('radio').map(words)).toEqual(['19:15']);
  expect(words(screen.getByTestId('booking-entry'))).toContain('At other times choose the tables yourself, below.');
  await userEvent.click(times.getByRole('radio', { name: '19:15' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Elena');
  await userEvent.click(screen.getByTestId('enter-booking'));
  expect(enter.mock.calls[0]?.[1]).toMatchObject({
    ...{
      hall: 'garden',
      people: 2,
      start: '2026-11-28T17:15:00.000Z',
      name: 'Elena',
      phone: '',
      client_language: 'bg',
    },
  });
  expect(enter.mock.calls[0]?.[1]).not.toHaveProperty('over_capacity');
  expect(words(screen.getByTestId('entered'))).toBe('Booked: Sat 28 Nov, 19:15, Elena');
  expect(screen.queryByTestId('booking-entry')).toBeNull();
  expect(onDate).toHaveBeenLastCalledWith('2026-11-28');
});

test('bookings: an entered booking without an answer keeps its form and its id for the next press', async () => {
  const { enter } = await openEntry();
  enter.mockResolvedValueOnce({ why: 'no_response' });
  await userEvent.click(screen.getByRole('radio', { name: '19:15' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Elena');
  await userEvent.click(screen.getByTestId('enter-booking'));
  expect(
    screen
      .getAllByRole('alert')
      .map((one) => words(one))
      .join(''),
  ).toContain('the guest is booked only once');
  await userEvent.click(screen.getByTestId('enter-booking'));
  expect(enter.mock.calls.map(([id]) => id)).toEqual(['id 0', 'id 0']);
});

test('bookings: a party larger than the chosen tables is booked only by a button that says so', async () => {
  const { enter } = await openEntry();
  await userEvent.click(screen.getByTestId('entry-table-1'));
  await userEvent.click(screen.getByRole('button', { name: 'One more: People' }));
  expect(words(screen.getByTestId('over-capacity'))).toBe('3 people, but 2 seats at these tables.');
  await userEvent.click(screen.getByRole('radio', { name: '19:15' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Elena');
  await userEvent.click(screen.getByRole('button', { name: 'Book over capacity' }));
  expect(enter.mock.calls[0]?.[1]).toMatchObject({ people: 3, tables: ['1'], over_capacity: true });
});

test('bookings: the form begins with a hall that is in season, and offers no other', async () => {
  const garden = { ...(HALLS?.[0] as NonNullable<StaffDay['halls']>[number]), season: { from: '05-01', to: '09-30' } };
  const inside = { ...garden, key: 'inside', name: { value: 'Inside', translations: {} }, season: undefined };
  show(undefined, '2026-11-28', { halls: [garden, inside] });
  await userEvent.click(screen.getByTestId('new-booking'));
  const hall = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Hall' });
  expect(hall.value).toBe('inside');
  expect(within(hall).getByRole<HTMLOptionElement>('option', { name: 'Garden' }).disabled).toBe(true);
});

test('bookings: the page shows the address at which guests reserve', async () => {
  show(undefined, '2026-11-28', { halls: HALLS, public_url: 'https://menu.example' });
  await userEvent.click(screen.getByRole('button', { name: 'Link for guests' }));
  expect(words(screen.getByTestId('reservations-link'))).toContain('https://menu.example/neven/reservations');
});

test('bookings: an entered booking names its tables at which guests still sit', async () => {
  const { enter } = await openEntry();
  enter.mockResolvedValueOnce({ occupied: ['1', '2'] });
  await userEvent.click(screen.getByRole('radio', { name: '19:15' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Elena');
  await userEvent.click(screen.getByTestId('enter-booking'));
  expect(words(screen.getByTestId('entered'))).toBe(
    'Booked: Sat 28 Nov, 19:15, Elena · Guests still sit there: Tables 1 and 2.',
  );
});

test('bookings: a press on an empty form focuses the missing name, then the missing time, and later the wrong phone number', async () => {
  const shown: [Element, unknown][] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element, how) {
    shown.push([this, how]);
  };
  await openEntry();
  await userEvent.click(screen.getByTestId('enter-booking'));
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(name);
  expect(shown.at(-1)).toEqual([name, { block: 'center' }]);
  await userEvent.type(name, 'Elena');
  await userEvent.click(screen.getByTestId('enter-booking'));
  expect(shown.at(-1)).toEqual([screen.getByRole('radiogroup', { name: 'Time' }), { block: 'center' }]);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '19:15' }));
  await userEvent.click(screen.getByRole('radio', { name: '19:15' }));
  const phone = screen.getByRole('textbox', { name: 'Phone (optional)' });
  await userEvent.type(phone, '12');
  await userEvent.click(screen.getByTestId('enter-booking'));
  expect(document.activeElement).toBe(phone);
  expect(shown.at(-1)).toEqual([phone, { block: 'center' }]);
});

test('bookings: the form says which tables are free at the chosen time, the free ones first', async () => {
  await openEntry();
  const list = () =>
    within(screen.getByRole('list', { name: 'Tables' }))
      .getAllByRole('listitem')
      .map(words);
  expect(list()).toEqual(['Table 1 · 2 seats', 'Table 2 · 4 seats']);
  await userEvent.click(screen.getByRole('radio', { name: '19:15' }));
  expect(list()).toEqual(['Table 2 · 4 seats Free', 'Table 1 · 2 seats Booked at 20:30 · Petrova']);
  expect(words(screen.getByTestId('free-tables'))).toBe('· 1 of 2 free');
  expect(screen.getByTestId<HTMLInputElement>('entry-table-1').disabled).toBe(true);
});

test('bookings: the form counts no table as free at which guests sit who may still be there, and says when all have guests', async () => {
  await openEntry({ occupied: new Set(['2']), now: at('19:00') });
  await userEvent.click(screen.getByRole('radio', { name: '19:15' }));
  expect(words(screen.getByTestId('free-tables'))).toBe('· 0 of 2 free');
  expect(words(screen.getByTestId('entry-table-2').closest('li') ?? document.body)).toContain('Guests sit there now');
  expect(words(screen.getByTestId('all-occupied'))).toContain('No table is empty now.');
  cleanup();
  await openEntry({ occupied: new Set(['2']), now: at('10:00') });
  await userEvent.click(screen.getByRole('radio', { name: '19:15' }));
  expect(words(screen.getByTestId('free-tables'))).toBe('· 1 of 2 free');
  expect(screen.queryByTestId('all-occupied')).toBeNull();
});

test('bookings: “Come later” asks for the time, and the card names it', async () => {
  const act = vi.fn<BookingsHere['act']>(async () => true);
  const end = new Date(at('21:00')).toISOString();
  show(undefined, '2026-11-28', { bookings: [booking('Elena', 17, { end })] }, { act });
  await userEvent.click(screen.getByTestId('more-actions'));
  await userEvent.click(screen.getByTestId('come-later'));
  expect(act).not.toHaveBeenCalled();
  await userEvent.click(within(screen.getByTestId('late-times')).getByRole('button', { name: '19:30' }));
  expect(act.mock.calls).toEqual([['Elena', { action: 'late', minutes: 30 }]]);
  cleanup();
  show(undefined, '2026-11-28', { bookings: [booking('Elena', 17, { end, late: true, late_minutes: 30 })] });
  expect(words(screen.getByTestId('booking'))).toContain('Come at about 19:30');
});

test('bookings: “Edit” opens the form of a booking with its facts', async () => {
  const edit = vi.fn<BookingsHere['edit']>(async () => undefined);
  const known = booking('Elena', 17, { end: new Date(at('21:00')).toISOString() });
  show(undefined, '2026-11-28', { bookings: [known], halls: HALLS }, { edit });
  await userEvent.click(screen.getByTestId('more-actions'));
  await userEvent.click(screen.getByTestId('edit-booking'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone (optional)' }), '+359888123456');
  await userEvent.click(screen.getByTestId('save-booking'));
  expect(edit.mock.calls).toEqual([['Elena', expect.objectContaining({ phone: '+359888123456', name: 'Elena' })]]);
  expect(screen.queryByTestId('booking-edit')).toBeNull();
});

test('bookings: “Move” opens one form over the list, and Escape closes it', async () => {
  const known = booking('Elena', 17, { end: new Date(at('21:00')).toISOString() });
  show(undefined, '2026-11-28', { bookings: [known], halls: HALLS });
  await userEvent.click(screen.getByTestId('more-actions'));
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(within(screen.getByRole('dialog')).getByTestId('move-now')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByTestId('move-booking')).toBeNull();
});

test('bookings: without a connection the page says before any press that nothing can be saved, and its actions are off', async () => {
  const end = new Date(at('21:00')).toISOString();
  const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  const known = { bookings: [booking('Elena', 17, { end })], halls: HALLS };
  const now = at('18:00');
  show(undefined, '2026-11-28', known, { why: 'no_response' }, { isOnline: false, now });
  expect(words(screen.getByTestId('bookings-offline'))).toBe(
    'No connection. Bookings can be made and changed only with one.',
  );
  expect(words(screen.getByTestId('bookings')), 'the reason stands there once').not.toContain('Nothing answers.');
  await userEvent.click(screen.getByTestId('more-actions'));
  const off = ['New booking', 'Seat them', 'Edit', 'Move', 'Come later', 'Cancel the booking'];
  expect(off.filter((name) => !isOff(name))).toEqual([]);
  expect(isOff('Link for guests')).toBe(false);
});

test('bookings: a new booking is closed at once while it is empty, and asks first when something was typed', async () => {
  await openEntry();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByTestId('booking-entry')).toBeNull();
  await userEvent.click(screen.getByTestId('new-booking'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Elena');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(screen.queryByTestId('discard-typed')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Elena');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, close it' }));
  expect(screen.queryByTestId('booking-entry')).toBeNull();
});
