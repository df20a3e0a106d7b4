import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { STAFF_ROLES, staffName } from '#contract/staff/staff.ts';
import type { Role } from '#domain/account/user.ts';
import {
  addStaff,
  forgetPin,
  forgetSecondFactor,
  inviteAgain,
  listStaff,
  type PeopleRefusal,
  removeStaff,
} from '../../services/staff/people.ts';
import { listPlaces } from '../../store/place/places.ts';
import { forgetKeys } from '../../store/staff/key-marks.ts';
import { peopleWithFactor } from '../../store/staff/second-factors.ts';
import type { Store } from '../../store/store.ts';
import { addressesOf } from '../addresses.ts';
import { configuration, Mistake } from '../configuration.ts';
import { withStore } from '../with-store.ts';
import { staffLinkText } from './staff-link.ts';

const USAGE = `Usage:
  npm run staff -- add --place <slug> --name <name> --role <role> [--all-places]
  npm run staff -- list --place <slug>
  npm run staff -- link --place <slug> <id>
  npm run staff -- remove --place <slug> <id>
  npm run staff -- forget-pin --place <slug> <id>
  npm run staff -- forget-second-factor --place <slug> <id>
  npm run staff -- forget-keys
Roles: ${STAFF_ROLES.join(', ')}`;

const OPTIONS = {
  place: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  'all-places': { type: 'boolean' },
} as const;

function argumentsOf(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch {
    throw new Mistake(USAGE);
  }
}

const WORDS: Readonly<Record<PeopleRefusal, string>> = {
  unknown_person: 'Nobody at this place has that id. "npm run staff -- list --place <slug>" shows them.',
  forbidden: 'That is not allowed.',
  yourself: 'That is not allowed.',
  weak_pin: 'That is not allowed.',
  wrong_pin: 'That is not allowed.',
};

const roleOf = (text: string | undefined): Role => {
  const role = STAFF_ROLES.find((one) => one === text?.toUpperCase());
  if (!role) throw new Mistake(`--role is "${text ?? ''}". Set it to one of ${STAFF_ROLES.join(', ')}.`);
  return role;
};

const nameOf = (text: string | undefined): string => {
  const name = v.safeParse(staffName, text);
  if (!name.success) throw new Mistake(`--name is "${text ?? ''}". Set it to a name of at most 60 letters.`);
  return name.output;
};

/** `npm run staff`: manages the people of a place, also beside a running server. */
export async function main(args: string[], say: (text: string) => void = console.log): Promise<number> {
  const { values, positionals } = argumentsOf(args);
  const [what, id = ''] = positionals;
  if (what === 'forget-keys') {
    await withStore(configuration(), forgetKeys);
    say(
      'The next start takes the keys that lie in DATA_DIR, or makes new ones. Every PIN and second factor must be set again.',
    );
    return 0;
  }
  if (
    values.place === undefined ||
    !['add', 'list', 'link', 'remove', 'forget-pin', 'forget-second-factor'].includes(what ?? '')
  )
    throw new Mistake(USAGE);
  const config = configuration();
  const base = addressesOf({ ...config, tls: config.tlsCert !== undefined })[0]?.url ?? '';
  await withStore(config, async (store) => {
    const { id: placeId, slug } = await placeOf(store, values.place ?? '');
    const services = { store, clock: Date.now };
    if (what === 'list') return say(await listText(store, placeId));
    if (what === 'remove') {
      const gone = await removeStaff(services, 'command', placeId, id);
      if (!gone.ok) throw new Mistake(WORDS[gone.error]);
      return say(`${gone.value.name} is signed out everywhere, and cannot sign in any more.`);
    }
    if (what === 'forget-pin') {
      const done = await forgetPin(services, placeId, id);
      if (!done.ok) throw new Mistake(WORDS[done.error]);
      return say(`${done.value.name} has no PIN, and sets the next one without the old one.`);
    }
    if (what === 'forget-second-factor') {
      const done = await forgetSecondFactor(services, placeId, id);
      if (!done.ok) throw new Mistake(WORDS[done.error]);
      return say(`${done.value.name} signs in with a link alone, until a second factor is set up anew.`);
    }
    const invited =
      what === 'link'
        ? await inviteAgain(services, 'command', placeId, id)
        : await addStaff(services, 'command', placeId, {
            name: nameOf(values.name),
            role: roleOf(values.role),
            isOfAllPlaces: values['all-places'] ?? false,
          });
    if (!invited.ok) throw new Mistake(WORDS[invited.error]);
    return say(staffLinkText(base, slug, invited.value));
  });
  return 0;
}

async function placeOf(store: Store, slug: string) {
  const places = await listPlaces(store);
  const place = places.find((one) => one.slug === slug);
  if (place) return place;
  throw new Mistake(`There is no place "${slug}". There are: ${places.map((one) => one.slug).join(', ') || 'none'}.`);
}

async function listText(store: Store, placeId: number): Promise<string> {
  const people = await listStaff({ store }, placeId);
  const withFactor = await peopleWithFactor(store.read);
  if (people.length === 0) return 'Nobody works here yet.';
  return people
    .map(({ id, name, role, placeId: at, pinHash }) =>
      [
        id,
        role.padEnd(15),
        name,
        at === null ? '(all places)' : '',
        pinHash === null ? '' : '(has a PIN)',
        withFactor.has(id) ? '(second factor)' : '',
      ]
        .filter(Boolean)
        .join('  '),
    )
    .join('\n');
}
