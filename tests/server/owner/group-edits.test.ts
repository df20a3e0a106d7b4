// Edits of modifier groups, from drafts to the guests' choices.
import { beforeEach, expect, test } from 'vitest';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import type { FieldChange } from '#domain/owner/draft-edit.ts';
import { setCounts, setDefault, setGroupFields, setOff } from '#domain/owner/groups/group-changes.ts';
import {
  attachGroup,
  deleteGroup,
  detachGroup,
  moveGroup,
  moveOption,
  newGroup,
  newOption,
  removeGroup,
  removeOption,
  shareGroup,
} from '#domain/owner/groups/group-lists.ts';
import { groupOutline, groupsOf, sharedGroupsFor } from '#domain/owner/groups/group-outline.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { readPublished } from '../../../server/store/place/places.ts';
import { set, smallVenue } from '../../support/small-venue.ts';
import { type Editing, editing } from '../support/edited.ts';
import { withServer } from '../support/one-server.ts';

const { server, folder } = withServer();
let here: Editing;
let file: VenueFile;

const option = (key: string, more: object = {}) => ({ key, name: { bg: key, en: key }, ...more });
const venue = () => {
  const made = smallVenue();
  set(made, 'groups', {
    dough: {
      title: 'Тесто',
      min: 1,
      max: 1,
      ask: true,
      options: [option('thin'), option('thick', { price: '0', prices: { small: '0.50' } })],
    },
  });
  set(made, 'products.0.groups', ['dough']);
  set(made, 'products.1.groups', ['dough']);
  return made;
};

beforeEach(async () => {
  file = venue();
  here = await editing(server(), folder(), venue());
});

/** Accepted by the server, so an import accepts it too. */
const edit = async (changes: readonly FieldChange[]) => {
  const made = { kind: 'groups', changes } as const;
  await here.add(made);
  const applied = applyEdit(file, made);
  expect(applied.conflicts).toEqual([]);
  file = applied.file;
};
const all = { slug: 'shopska', key: 'dough', scope: 'all' } as const;
const alone = { ...all, scope: 'here' } as const;
const groupsOfGuests = async () =>
  (await readPublished(server().store, 'small'))?.menu.products.map(({ groups = [] }) => groups) ?? [];

test('group edit: a required group is asked of guests after publication, and not before', async () => {
  const { key, changes } = newGroup(file, 'fish', {
    title: 'Гарнитура',
    options: ['Ориз', 'Салата'],
    isRequired: true,
  });
  await edit(changes);
  await edit(setGroupFields(file, { slug: 'fish', key, scope: 'all' }, [[['options', 'oriz', 'price'], '1.20']]));
  expect((await groupsOfGuests())[1]).toHaveLength(1);
  await here.publish();
  expect((await groupsOfGuests())[1]?.[1]).toMatchObject({
    ...{ title: 'Гарнитура', min: 1, max: 1, ask: true },
    options: [{ price: 120 }, { price: 0 }],
  });
});

test('group edit: changes a shared group for all its dishes, or for one dish alone', async () => {
  await edit(setGroupFields(file, all, [[['title', 'en'], 'Dough']]));
  await edit(setCounts(file, alone, { max: 2 }));
  await edit(setGroupFields(file, alone, [[['options', 'thick', 'price'], '0.90']]));
  await here.publish();
  const [first, second] = await groupsOfGuests();
  expect(first?.[0]).toMatchObject({ max: 2, options: [{}, { price: 90 }] });
  expect(second?.[0]).toMatchObject({ max: 1, options: [{}, { price: 0 }] });
  expect(groupOutline(file, all)).toMatchObject({ differs: true, max: 1, dishes: ['Шопска салата', 'Риба на деня'] });
  await edit(setGroupFields(file, alone, [[['options', 'thick', 'price'], undefined]]));
  await edit(setCounts(file, alone, { max: 1 }));
  expect(groupOutline(file, alone)).toMatchObject({ differs: false });
  expect(file.products).toEqual(venue().products);
});

test('group edit: a value in conflict with a new limit is adjusted, so every edit can be published', async () => {
  await edit(setCounts(file, all, { min: 2 }));
  expect(groupOutline(file, all)).toMatchObject({ min: 2, max: 2, ask: true });
  await edit(setCounts(file, all, { max: 1 }));
  expect(groupOutline(file, all)).toMatchObject({ min: 1, max: 1 });
  await edit(setDefault(file, all, 'thin', true));
  await edit(setDefault(file, all, 'thick', true));
  expect(groupOutline(file, all)).toMatchObject({ ask: false, options: [{ isDefault: false }, { isDefault: true }] });
  await edit(setDefault(file, all, 'thick', false));
  expect(groupOutline(file, all)).toMatchObject({ min: 1, ask: true });
  await edit(setCounts(file, all, { min: 0 }));
  expect(groupOutline(file, all)).toMatchObject({ min: 0, ask: false });
});

test('group edit: an option that is off for all can be on for one dish, and the reverse', async () => {
  await edit(setOff(file, all, 'thin', true));
  await edit(setOff(file, alone, 'thin', false));
  await edit(setOff(file, alone, 'thick', true));
  await here.publish();
  expect((await groupsOfGuests()).map(([group]) => group?.options.map(({ active }) => active))).toEqual([
    [true, false],
    [false, true],
  ]);
  await edit(setOff(file, alone, 'thin', true));
  await edit(setOff(file, alone, 'thick', false));
  expect(groupOutline(file, alone)).toMatchObject({ differs: false });
});

test('group edit: an option can be added, moved and removed, with a dish’s own values', async () => {
  await edit(newOption(file, all, 'Със сирене'));
  await edit(setGroupFields(file, alone, [[['options', 'sas-sirene', 'price'], '2.00']]));
  await edit(moveOption(file, all, 'sas-sirene', -1));
  expect(groupOutline(file, alone)?.options.map(({ key, price }) => [key, price])).toEqual([
    ['thin', undefined],
    ['sas-sirene', '2.00'],
    ['thick', '0'],
  ]);
  await edit(removeOption(file, all, 'sas-sirene'));
  await edit(removeOption(file, all, 'thick'));
  expect(groupOutline(file, alone)).toMatchObject({ differs: false, options: [{ key: 'thin' }] });
  expect(removeOption(file, all, 'thin')).toEqual([]);
});

test('group edit: a group can be shared, made a dish’s own, sorted, removed from a dish and deleted', async () => {
  const made = newGroup(file, 'fish', { title: 'Сос', options: ['Лютика'], isRequired: false });
  await edit(made.changes);
  await edit(moveGroup(file, 'fish', made.key, -1));
  expect(groupsOf(file, 'fish').map(({ key }) => key)).toEqual(['sos', 'dough']);
  await edit(shareGroup(file, 'fish', 'sos').changes);
  expect(sharedGroupsFor(file, 'shopska')).toEqual([{ key: 'sos', title: 'Сос', dishes: 1, isUnused: false }]);
  await edit(attachGroup(file, 'shopska', 'sos'));
  // The fish has no size "small".
  await edit(detachGroup(file, 'fish', 'dough'));
  expect(groupsOf(file, 'fish')).toMatchObject([{ isShared: true }, { isShared: false, title: 'Тесто' }]);
  await edit(removeGroup(file, 'shopska', 'dough'));
  expect(sharedGroupsFor(file, 'shopska')).toMatchObject([{ key: 'dough', isUnused: true }]);
  await edit(deleteGroup(file, 'dough'));
  await here.publish();
  expect((await groupsOfGuests()).map((groups) => groups.map(({ title }) => title))).toEqual([
    ['Сос'],
    ['Сос', 'Тесто'],
  ]);
});

test('group conflict: the second of two owners reads the present state, and no edit is lost or doubled', async () => {
  const late = setGroupFields(file, all, [[['title', 'bg'], 'Блат']]);
  await edit(setGroupFields(file, all, [[['title', 'bg'], 'Основа']]));
  const answer = await here.call(
    'POST',
    'drafts',
    { id: 'late-edit-1', edit: { kind: 'groups', changes: late } },
    here.someoneElse,
  );
  expect([answer.status, answer.json]).toMatchObject([409, { payload: { message: 'conflict' } }]);
  expect((await here.drafts()).edits).toHaveLength(1);
});
