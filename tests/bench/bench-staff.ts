// Staff of the measured place, signed in by a link of the command line, like a venue's own staff.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import * as v from 'valibot';
import { HEADERS } from '#contract/headers.ts';
import { codeAnswerSchema, tokenAnswerSchema } from '#contract/staff/staff.ts';
import { ONLY_STATION } from '#domain/kitchen/stations.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import { PLACE } from './menu-to-venue.ts';
import type { OurServer } from './our-server.ts';

export interface BenchStaff {
  /** Headers of every call. */
  readonly headers: Readonly<Record<string, string>>;
  /** Throws when the server refuses the call. */
  readonly send: (command: StaffCommand) => Promise<void>;
  /** A one-time code for a new kitchen screen. */
  readonly stationCode: () => Promise<string>;
}

/** Secret of an invitation link for a new person; valid for one sign-in. */
export function invite(server: OurServer, role: string): string {
  const said = server.run(['staff', 'add', '--place', PLACE, '--name', `${role} ${randomUUID()}`, '--role', role]);
  return /sign-in#([\w-]{22,})/.exec(said)?.[1] ?? '';
}

/** Signs in a manager with all rights that the measured pages need. The server must run. */
export async function signInManager(server: OurServer, placeId: number): Promise<BenchStaff> {
  const place = { [HEADERS.place]: String(placeId), 'content-type': 'application/json' };
  const post = async (path: string, body: object, headers: Readonly<Record<string, string>>): Promise<unknown> => {
    const url = `http://127.0.0.1:${server.port}/api/staff/${path}`;
    const answer = await fetch(url, { method: 'POST', headers: { ...place, ...headers }, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} ended with ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { token } = v.parse(tokenAnswerSchema, await post('sign-in', { secret: invite(server, 'PLACE_ADMIN') }, {}));
  const bearer = { authorization: `Bearer ${token}` };
  return {
    headers: { [HEADERS.place]: String(placeId), ...bearer },
    send: async ({ kind, ...body }) => {
      await post(`commands/${kind}`, body, { ...bearer, [HEADERS.idempotencyKey]: randomUUID() });
    },
    stationCode: async () => {
      const body = { kind: 'station', name: 'Bench', stationId: ONLY_STATION.id };
      return v.parse(codeAnswerSchema, await post('devices', body, bearer)).code;
    },
  };
}

const signInAt = (port: number): string => `http://localhost:${port}/${PLACE}/staff/sign-in`;

/** Turns the page into a kitchen screen. Resolves when the board is shown. */
export async function becomeStation(page: Page, port: number, code: string): Promise<void> {
  await page.goto(signInAt(port));
  await page.getByLabel('Код на това устройство').fill(code);
  await page.keyboard.press('Enter');
  await page.getByTestId('kitchen').waitFor();
}

/** Signs in on the page's device by the secret of an invitation link. */
export async function signInBySecret(page: Page, port: number, secret: string): Promise<void> {
  await page.goto(`${signInAt(port)}#${secret}`);
  await page.getByRole('button', { name: 'Вход' }).click();
  await page.getByTestId('staff-frame').waitFor();
}
