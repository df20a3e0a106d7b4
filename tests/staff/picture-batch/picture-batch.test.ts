// Batch upload of pictures: rejections are reported per file, and a network failure pauses without losing any.
import { expect, test } from 'vitest';
import { type BatchParts, createPictureBatch } from '#staff/picture-batch/picture-batch.ts';
import type { SentPicture } from '#staff/pictures/sent-picture.ts';

const file = (name: string, slug: string | undefined) => ({
  ...{ file: new File([], name), url: `blob:${name}`, slug, isAmbiguous: false },
});

const stage = (files: readonly (readonly [name: string, slug: string | undefined])[]) => {
  const batch = createPictureBatch();
  batch.add(files.map(([name, slug]) => file(name, slug)));
  /** The server's next answers by file; by default it accepts the picture. */
  const answers = new Map<string, SentPicture[]>();
  const [sent, kept, paused]: [string[], string[], [string | undefined, number][]] = [[], [], []];
  const isKept: boolean[] = [];
  const isThere: boolean[] = [];
  const parts: BatchParts = {
    send: async ({ file: { name } }) => {
      sent.push(name);
      return answers.get(name)?.shift() ?? { name: `sent-${name}`, why: undefined };
    },
    keep: async ({ slug }, name) => {
      kept.push(`${slug} ${name}`);
      return isKept.shift() ?? true;
    },
    isThere: async () => isThere.shift() ?? true,
    pause: async (ms) => void paused.push([batch.standing().hold, ms]),
  };
  const states = () => batch.standing().pictures.map(({ file: { name }, state, why }) => [name, why ?? state]);
  return { batch, parts, answers, sent, kept, paused, isKept, isThere, states };
};
const refused = (why: string, waitMs?: number): SentPicture => ({ name: undefined, why, waitMs });

test('picture batch: pictures with a dish are sent in order, one at a time; those without a dish wait', async () => {
  const { batch, parts, sent, kept, states } = stage([
    ['a.jpg', 'musaka'],
    ['b.jpg', undefined],
    ['c.jpg', 'tarator'],
  ]);
  await batch.run(parts);
  expect(sent).toEqual(['a.jpg', 'c.jpg']);
  expect(kept).toEqual(['musaka sent-a.jpg', 'tarator sent-c.jpg']);
  expect(states()).toEqual([
    ['a.jpg', 'kept'],
    ['b.jpg', 'waiting'],
    ['c.jpg', 'kept'],
  ]);
  expect(batch.standing().isRunning).toBe(false);
  batch.assign(2, 'musaka');
  await batch.run(parts);
  expect(kept.at(-1)).toBe('musaka sent-b.jpg');
});

test('picture batch: a rejected picture shows its reason and can be retried; the next one continues', async () => {
  const { batch, parts, answers, states } = stage([
    ['a.svg', 'musaka'],
    ['b.jpg', 'tarator'],
  ]);
  answers.set('a.svg', [refused('picture_unknown_kind')]);
  await batch.run(parts);
  expect(states()).toEqual([
    ['a.svg', 'picture_unknown_kind'],
    ['b.jpg', 'kept'],
  ]);
  batch.again();
  await batch.run(parts);
  expect(states()[0]).toEqual(['a.svg', 'kept']);
});

test('picture batch: pauses when the network fails, and resumes with the same file', async () => {
  const { batch, parts, answers, sent, paused, isThere, states } = stage([
    ['a.jpg', 'musaka'],
    ['b.jpg', 'tarator'],
  ]);
  answers.set('b.jpg', [refused('no_response'), refused('no_response')]);
  isThere.push(false, false);
  await batch.run(parts);
  expect(sent).toEqual(['a.jpg', 'b.jpg', 'b.jpg', 'b.jpg']);
  expect(paused.map(([hold]) => hold)).toEqual(['network', 'network']);
  expect(batch.standing().hold).toBeUndefined();
  expect(states().map(([, state]) => state)).toEqual(['kept', 'kept']);
});

test('picture batch: a picture that fails while the server is reachable is tried twice and blocks no other', async () => {
  const { batch, parts, answers, sent, states } = stage([
    ['a.jpg', 'musaka'],
    ['b.jpg', 'tarator'],
  ]);
  answers.set('a.jpg', [refused('no_response'), refused('no_response'), refused('no_response')]);
  await batch.run(parts);
  expect(sent).toEqual(['a.jpg', 'a.jpg', 'b.jpg']);
  expect(states()).toEqual([
    ['a.jpg', 'not_kept'],
    ['b.jpg', 'kept'],
  ]);
});

test('picture batch: a batch stopped while offline does not promise to resume without a press', async () => {
  const { batch, parts, isThere, states } = stage([['a.jpg', 'musaka']]);
  isThere.push(false);
  const send = async (): Promise<SentPicture> => {
    batch.stop();
    return refused('no_response');
  };
  await batch.run({ ...parts, send });
  expect(batch.standing()).toMatchObject({ isRunning: false, hold: undefined });
  expect(states()).toEqual([['a.jpg', 'waiting']]);
});

test('picture batch: an uploaded picture is not sent again when assigning its dish failed', async () => {
  const { batch, parts, sent, kept, isKept, isThere, states } = stage([['a.jpg', 'musaka']]);
  isKept.push(false);
  isThere.push(false);
  await batch.run(parts);
  expect(sent).toEqual(['a.jpg']);
  expect(kept).toEqual(['musaka sent-a.jpg', 'musaka sent-a.jpg']);
  expect(states()).toEqual([['a.jpg', 'kept']]);
});

test('picture batch: an edit rejected by a reachable server is reported and not retried forever', async () => {
  const { batch, parts, kept, isKept, states } = stage([['a.jpg', 'musaka']]);
  isKept.push(false);
  await batch.run(parts);
  expect(kept).toHaveLength(1);
  expect(states()).toEqual([['a.jpg', 'not_kept']]);
});

test('picture batch: above the hourly limit, waits as long as the server says', async () => {
  const { batch, parts, answers, paused, states } = stage([['a.jpg', 'musaka']]);
  answers.set('a.jpg', [refused('too_many_pictures', 90_000)]);
  await batch.run(parts);
  expect(paused).toEqual([['limit', 90_000]]);
  expect(states()).toEqual([['a.jpg', 'kept']]);
});

test('picture batch: stops after the current picture and continues by a press', async () => {
  const { batch, parts, sent, states } = stage([
    ['a.jpg', 'musaka'],
    ['b.jpg', 'tarator'],
  ]);
  const stopping = {
    ...parts,
    keep: (...of: Parameters<BatchParts['keep']>) => {
      batch.stop();
      return parts.keep(...of);
    },
  };
  await batch.run(stopping);
  expect(sent).toEqual(['a.jpg']);
  expect(states().map(([, state]) => state)).toEqual(['kept', 'waiting']);
  expect(batch.standing().isRunning).toBe(false);
  await batch.run(parts);
  expect(states().map(([, state]) => state)).toEqual(['kept', 'kept']);
});

test('picture batch: all pictures go to the place chosen at its start; a new place applies to the next batch', async () => {
  const { batch, parts } = stage([
    ['a.jpg', 'musaka'],
    ['b.jpg', 'tarator'],
  ]);
  batch.choosePlace('beside');
  const places: string[] = [];
  await batch.run({
    ...parts,
    keep: async () => {
      places.push(batch.standing().place);
      batch.choosePlace('first');
      return true;
    },
  });
  expect(places).toEqual(['beside', 'beside']);
  batch.choosePlace('first');
  expect(batch.standing().place).toBe('first');
});
