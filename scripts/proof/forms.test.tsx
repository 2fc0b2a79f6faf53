/** `npm run proof -- forms`: an accepted random text is stored unchanged; a rejected one stays, with an error. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { madeUpText, visibleText } from '#scripts/proof/made-up-text.ts';
import { storedDocuments } from '#scripts/proof/stored-documents.ts';
import { BlogArticle } from '#src/features/blogs/blog-article.tsx';
import type { BlogDraft } from '#src/features/blogs/blog-draft.ts';
import { BlogForm } from '#src/features/blogs/blog-form.tsx';
import { MessageForm } from '#src/features/messages/form/message-form.tsx';
import { MessageTable } from '#src/features/messages/inbox/message-table.tsx';
import type { Addressee, GuestMessage } from '#src/features/messages/message.ts';
import { collectionOf, documentOf } from '#src/features/messages/message.ts';
import type { Outbox } from '#src/lib/outbox/outbox.ts';
import { createOutbox } from '#src/lib/outbox/outbox.ts';
import { SERVER_TIME, write } from '#tests/support/firestore-rest.ts';
import { openPageStore } from '#tests/support/message-store.ts';

const MESSAGES = 1_600;
const BLOGS = 400;
const SEED = 5;

const taken = vi.hoisted(() => ({
  outbox: undefined as Outbox<GuestMessage> | undefined,
  blogs: [] as [string, BlogDraft][],
}));
vi.mock('#src/features/messages/outbox/message-outbox.ts', async (original) => ({
  ...(await original<object>()),
  messageOutbox: () => taken.outbox,
}));
vi.mock('#src/features/blogs/blogs-api.ts', () => ({
  publishBlog: async (id: string, blog: BlogDraft) => void taken.blogs.push([id, blog]),
}));

const said: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void said.push(words.join(' ')));
  }
});
afterEach(() => {
  vi.useRealTimers();
  expect(said).toEqual([]);
});

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, text: string) => fireEvent.input(field(name), { target: { value: text } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

interface Attempt {
  readonly to: Addressee;
  readonly name: string;
  readonly message: string;
}

/** Also the fields' values, because one-line fields drop line breaks. */
interface Taken {
  readonly id: string;
  readonly message: GuestMessage;
  readonly typed: Attempt;
}

async function submitMessage(attempt: Attempt, place: number): Promise<Taken | undefined> {
  const sent: [string, GuestMessage][] = [];
  taken.outbox = createOutbox({
    store: openPageStore(),
    send: async (id, message) => {
      sent.push([id, message]);
      return 'delivered';
    },
    withLock: (_name, work) => work(),
    schedule: () => () => {},
    notifyTabs: () => {},
    random: () => 1,
  });
  window.localStorage.clear();
  render(
    <MemoryRouter>
      <MessageForm to={attempt.to} readBy="" thanks="Thank you." upload={null} onDone={() => {}} />
    </MemoryRouter>,
  );
  type(/^Name/, attempt.name);
  type(/^Mobile/, `98${String(place).padStart(8, '0')}`);
  type(/^Message/, attempt.message);
  const typed = { ...attempt, name: field(/^Name/).value, message: field(/^Message/).value };
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await pass(2_100);
  if (sent.length === 0) {
    expect({ name: field(/^Name/).value, message: field(/^Message/).value }).toMatchObject({
      name: typed.name,
      message: typed.message,
    });
    expect(document.querySelector('[aria-invalid="true"]')).not.toBeNull();
  } else {
    expect(screen.getByText('Your message has been submitted successfully!')).toBeTruthy();
  }
  cleanup();
  const [first] = sent;
  return first && { id: first[0], message: first[1], typed };
}

const missing = inject('emulatorMissing');

describe.skipIf(missing !== '')(`the forms, with made-up texts ${missing}`, () => {
  test('messages arrive as they were typed', { timeout: 600_000 }, async () => {
    const accepted = new Map<string, Attempt>();
    let place = 0;
    const attempts = fc.tuple(madeUpText, fc.boolean(), fc.boolean()).map(
      ([text, isFarewell, isName]): Attempt => ({
        to: isFarewell ? { kind: 'farewell', branch: 'civil' } : { kind: 'blessing' },
        name: isName ? text : 'Asha',
        message: isName ? '' : text,
      }),
    );
    await fc.assert(
      fc.asyncProperty(attempts, async (attempt) => {
        place += 1;
        const found = await submitMessage(attempt, place);
        if (!found) return;
        const { id, message, typed } = found;
        accepted.set(id, typed);
        const fields = { ...documentOf(message), createdAt: SERVER_TIME };
        expect(await write('guest', `${collectionOf(message)}/${id}`, fields)).toBe('allowed');
      }),
      { seed: SEED, numRuns: MESSAGES },
    );
    let shown = 0;
    for (const collection of ['blesscouple', 'farewellMessages'] as const) {
      const documents = await storedDocuments({ documents: documentsAddress() }, collection);
      for (const { name: path, fields } of documents) {
        const id = path.slice(path.lastIndexOf('/') + 1);
        const attempt = accepted.get(id);
        if (!attempt || !fields) throw new Error(`${path} was never submitted`);
        const text = (key: string) => String(fields[key]?.stringValue ?? '');
        const stored = { name: text('name'), number: text('number'), message: text('message') };
        const one = { id, ...stored, branch: text('branch'), sentAt: undefined };
        render(
          <MessageTable
            label="Messages"
            messages={[one]}
            withBranch={collection === 'farewellMessages'}
            deleting={new Set()}
            onDelete={() => {}}
          />,
        );
        const cells = screen.getAllByRole('cell');
        expect(cells[0]?.textContent).toBe(visibleText(attempt.name, false));
        expect(cells.at(-2)?.textContent).toBe(visibleText(attempt.message, true));
        expect(document.querySelectorAll('td img, td script')).toHaveLength(0);
        shown += 1;
        cleanup();
      }
    }
    expect(shown).toBe(accepted.size);
    expect(shown).toBeGreaterThan(MESSAGES / 2);
    process.stdout.write(`forms: ${MESSAGES} messages, ${shown} taken and shown as typed\n`);
  });

  test('blogs arrive as they were typed', { timeout: 600_000 }, async () => {
    let shown = 0;
    // Otherwise the form waits for the picture at its address to load.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fc.assert(
      fc.asyncProperty(fc.tuple(madeUpText, fc.boolean()), async ([text, isTitle]) => {
        window.localStorage.clear();
        taken.blogs.length = 0;
        render(
          <MemoryRouter>
            <BlogForm guard={(work) => work()} />
          </MemoryRouter>,
        );
        type(/^Title/, isTitle ? text : 'Title');
        type(/^Content/, isTitle ? 'Text' : text);
        type(/^Picture/, 'https://i.example.com/a.jpg');
        const typed = { title: field(/^Title/).value, content: field(/^Content/).value };
        fireEvent.submit(field(/^Title/).form ?? document.body);
        await pass(0);
        const [added] = taken.blogs;
        if (!added) expect(document.querySelector('[aria-invalid="true"]')).not.toBeNull();
        cleanup();
        if (!added) return;
        const [id, blog] = added;
        expect(await write('admin', `blogs/${id}`, { ...blog, createdAt: SERVER_TIME })).toBe('allowed');
        render(<BlogArticle blog={{ imageUrl: undefined, ...blog, createdAt: undefined }} />);
        expect(screen.getByRole('heading').textContent).toBe(visibleText(typed.title, false));
        expect(document.querySelector('p')?.textContent).toBe(visibleText(typed.content, true));
        expect(document.querySelectorAll('script, h2 img, p img')).toHaveLength(0);
        shown += 1;
        cleanup();
      }),
      { seed: SEED + 1, numRuns: BLOGS },
    );
    expect(shown).toBeGreaterThan(BLOGS / 2);
    process.stdout.write(`forms: ${BLOGS} blogs, ${shown} taken and shown as typed\n`);
  });
});

function documentsAddress(): string {
  const { FIRESTORE_EMULATOR_HOST: host, FIRESTORE_PROJECT: project } = process.env;
  return `http://${host}/v1/projects/${project}/databases/(default)/documents`;
}
