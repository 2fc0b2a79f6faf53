import { expect, test, vi } from 'vitest';
import type { ChoicePorts } from '#src/features/album-upload/chosen-photos.ts';
import { createChosenPhotos } from '#src/features/album-upload/chosen-photos.ts';
import type { PreparedPhoto } from '#src/features/album-upload/prepare-photo.ts';
import { PictureError } from '#src/lib/pictures/picture-error.ts';
import { until } from '#tests/support/until.ts';

const MOST = 30;

const prepared = (id: string): PreparedPhoto => ({
  id,
  width: 1_600,
  height: 1_200,
  takenAt: null,
  picture: new Blob(['picture']),
  thumb: new Blob(['thumb']),
});

/** Files whose content is their id. */
const filesOf = (...ids: string[]) => ids.map((id) => new File([id], `${id}.jpg`));

/** Prepares each file at once. */
function open(changes: Partial<ChoicePorts> = {}) {
  const put = vi.fn(async (_photo: PreparedPhoto, _name: string) => {});
  const keepUnready = vi.fn((_count: number) => {});
  const chosen = createChosenPhotos({
    identify: (file) => file.text(),
    prepare: async (id) => prepared(id),
    before: () => undefined,
    put,
    room: () => 150,
    keepUnready,
    addressOf: () => 'blob:thumb',
    forgetAddress: () => {},
    ...changes,
  });
  const states = () => chosen.view().photos.map(({ state }) => state);
  return { chosen, put, keepUnready, states };
}

test('chosen photographs are prepared one after another, each with its small picture', async () => {
  const steps: string[] = [];
  const { chosen, states } = open({
    prepare: async (id) => {
      steps.push(`begin ${id}`);
      await Promise.resolve();
      steps.push(`end ${id}`);
      return prepared(id);
    },
  });
  chosen.choose(filesOf('a', 'b'), MOST);
  await until(() => expect(states()).toEqual(['ready', 'ready']));
  expect(steps).toEqual(['begin a', 'end a', 'begin b', 'end b']);
  expect(chosen.view().photos[0]).toMatchObject({ fileName: 'a.jpg', thumb: 'blob:thumb' });
});

test('nothing is sent before the press, and then all with the name of the guest', async () => {
  const { chosen, put, states } = open();
  chosen.choose(filesOf('a', 'b'), MOST);
  await until(() => expect(states()).toEqual(['ready', 'ready']));
  expect(put).not.toHaveBeenCalled();
  chosen.send('Asha');
  await until(() => expect(states()).toEqual([]));
  expect(put.mock.calls.map(([{ id }, name]) => `${id} ${name}`)).toEqual(['a Asha', 'b Asha']);
});

test('what is pressed while it is prepared goes as soon as it is ready, and is counted until the outbox has it', async () => {
  const turns: (() => void)[] = [];
  const { chosen, put, keepUnready } = open({
    prepare: (id) => new Promise((resolve) => turns.push(() => resolve(prepared(id)))),
  });
  chosen.choose(filesOf('a', 'b'), MOST);
  await until(() => expect(turns).toHaveLength(1));
  chosen.send('');
  expect(keepUnready).toHaveBeenLastCalledWith(2);
  turns[0]?.();
  await until(() => expect(put).toHaveBeenCalledOnce());
  await until(() => expect(keepUnready).toHaveBeenLastCalledWith(1));
  chosen.choose(filesOf('c'), MOST);
  turns[1]?.();
  await until(() => expect(put).toHaveBeenCalledTimes(2));
  await until(() => expect(keepUnready).toHaveBeenLastCalledWith(0));
  expect(chosen.view().photos).toMatchObject([{ fileName: 'c.jpg', pressed: false }]);
});

test('what is ready goes at the press, although another one takes long to prepare', async () => {
  const { chosen, put, keepUnready, states } = open({
    prepare: (id) => (id === 'slow' ? new Promise(() => {}) : Promise.resolve(prepared(id))),
  });
  chosen.choose(filesOf('a', 'b', 'slow'), MOST);
  await until(() => expect(states()).toEqual(['ready', 'ready', 'preparing']));
  chosen.send('Asha');
  await until(() => expect(keepUnready).toHaveBeenLastCalledWith(1));
  expect(put.mock.calls.map(([{ id }]) => id)).toEqual(['a', 'b']);
});

test('a photograph has the name of its own press, also when it is ready after another press', async () => {
  const turns: (() => void)[] = [];
  const { chosen, put } = open({
    prepare: (id) => new Promise((resolve) => turns.push(() => resolve(prepared(id)))),
  });
  chosen.choose(filesOf('a', 'b'), MOST);
  await until(() => expect(turns).toHaveLength(1));
  chosen.send('Asha');
  chosen.choose(filesOf('c'), MOST);
  chosen.send('Ravi');
  for (const place of [0, 1, 2]) {
    await until(() => expect(turns).toHaveLength(place + 1));
    turns[place]?.();
  }
  await until(() => expect(put).toHaveBeenCalledTimes(3));
  expect(put.mock.calls.map(([{ id }, name]) => `${id} ${name}`)).toEqual(['a Asha', 'b Asha', 'c Ravi']);
});

test('the same file twice, one sent before and one taken back are left out and said', async () => {
  const { chosen, states } = open({
    before: (id) => {
      if (id === 'back') return 'takenBack';
      return id === 'sent' ? 'sent' : undefined;
    },
  });
  chosen.choose(filesOf('a', 'a', 'sent', 'back'), MOST);
  await until(() => expect(states()).toEqual(['ready']));
  await until(() =>
    expect(chosen.view().leftOut).toEqual({ twice: 1, sent: 1, takenBack: 1, atOnce: 0, perPhone: 0 }),
  );
});

test('more than may be chosen at once, or than the phone may send, are counted', () => {
  const { chosen } = open({ room: () => 2 });
  chosen.choose(filesOf('a', 'b', 'c', 'd'), 3);
  expect(chosen.view().photos).toHaveLength(2);
  expect(chosen.view().leftOut).toMatchObject({ atOnce: 1, perPhone: 1 });
});

test('a file that fails is named with its reason, and the others go on', async () => {
  const { chosen, put } = open({
    prepare: async (id) => {
      if (id === 'film') throw new PictureError('film');
      if (id === 'odd') throw new Error('no memory');
      return prepared(id);
    },
  });
  chosen.choose(filesOf('film', 'odd', 'a'), MOST);
  chosen.send('');
  await until(() => expect(put).toHaveBeenCalledOnce());
  expect(chosen.view().photos).toMatchObject([
    { fileName: 'film.jpg', state: 'failed', fault: 'film' },
    { fileName: 'odd.jpg', state: 'failed', fault: 'broken' },
  ]);
});

test('a HEIC photograph waits for the helper, and then goes like the others', async () => {
  const { chosen, put, states } = open({
    prepare: async (id, _file, withHelper) => {
      if (!withHelper) throw new PictureError('heic');
      return prepared(id);
    },
  });
  chosen.choose(filesOf('a'), MOST);
  await until(() => expect(states()).toEqual(['failed']));
  chosen.openWithHelper();
  await until(() => expect(states()).toEqual(['ready']));
  chosen.send('');
  await until(() => expect(put).toHaveBeenCalledOnce());
});

test('a photograph that is removed while it is prepared is not sent', async () => {
  const turns: (() => void)[] = [];
  const { chosen, put } = open({
    prepare: (id) => new Promise((resolve) => turns.push(() => resolve(prepared(id)))),
  });
  chosen.choose(filesOf('a', 'b'), MOST);
  await until(() => expect(turns).toHaveLength(1));
  chosen.remove(chosen.view().photos[0]?.key ?? 0);
  chosen.send('');
  turns[0]?.();
  await until(() => expect(turns).toHaveLength(2));
  turns[1]?.();
  await until(() => expect(put).toHaveBeenCalledOnce());
  expect(put.mock.calls[0]?.[0].id).toBe('b');
});
