// Many pictures on their way: what is refused is told with its file, and a network that goes holds them up and loses none.
import { expect, test } from 'vitest';
import { type BatchParts, createPictureBatch } from '#staff/picture-batch/picture-batch.ts';
import type { SentPicture } from '#staff/pictures/sent-picture.ts';

const file = (name: string, slug: string | undefined) => ({
  ...{ file: new File([], name), url: `blob:${name}`, slug, isAmbiguous: false },
});

const stage = (files: readonly (readonly [name: string, slug: string | undefined])[]) => {
  const batch = createPictureBatch();
  batch.add(files.map(([name, slug]) => file(name, slug)));
  /** The server's next answers, by file; without one it takes the picture. */
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

test('pictures with a dish are sent in their order, one after another; pictures without a dish wait', async () => {
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

test('a refused picture is named with the reason, the next one goes on, and it can be tried again', async () => {
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

test('a network that goes in the middle holds the batch up, and it goes on with the same file', async () => {
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

test('a picture that does not get through to a server that is there is tried twice, and holds up no other', async () => {
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

test('a batch that is stopped while its network is gone does not say that it goes on by itself', async () => {
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

test('a picture that the server has is not sent again, where its dish could not be told', async () => {
  const { batch, parts, sent, kept, isKept, isThere, states } = stage([['a.jpg', 'musaka']]);
  isKept.push(false);
  isThere.push(false);
  await batch.run(parts);
  expect(sent).toEqual(['a.jpg']);
  expect(kept).toEqual(['musaka sent-a.jpg', 'musaka sent-a.jpg']);
  expect(states()).toEqual([['a.jpg', 'kept']]);
});

test('an edit that is refused while the server answers is told, and does not go round for ever', async () => {
  const { batch, parts, kept, isKept, states } = stage([['a.jpg', 'musaka']]);
  isKept.push(false);
  await batch.run(parts);
  expect(kept).toHaveLength(1);
  expect(states()).toEqual([['a.jpg', 'not_kept']]);
});

test('more than an hour allows waits for as long as the server says', async () => {
  const { batch, parts, answers, paused, states } = stage([['a.jpg', 'musaka']]);
  answers.set('a.jpg', [refused('too_many_pictures', 90_000)]);
  await batch.run(parts);
  expect(paused).toEqual([['limit', 90_000]]);
  expect(states()).toEqual([['a.jpg', 'kept']]);
});

test('a stopped batch ends with the picture that is on its way, and goes on by a press', async () => {
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

test('all pictures of a batch go to the place that was chosen when it began; another one is chosen for the next', async () => {
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
