import { useState } from 'react';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import type { Account } from '#src/data/account.ts';
import type { SignIn } from '#src/data/account-api.ts';
import { changeDraft, useDraft } from '#src/data/use-draft.ts';
import type { SavedDraft } from '#src/domain/draft/account-draft.ts';
import type { Draft } from '#src/domain/draft/draft.ts';
import { EMPTY_DRAFT, isUntouched } from '#src/domain/draft/draft-on-phone.ts';
import { backendFailure } from '#src/lib/backend-failure.ts';
import { readText, removeText, writeText } from '#src/lib/storage.ts';

/** What a couple wants to do with its account. */
export type Intent = 'save' | 'open';

/** Where saving has come to. */
export type Saving =
  | { readonly at: 'rest' }
  | { readonly at: 'work' }
  | { readonly at: 'signIn'; readonly signIn: SignIn; readonly intent: Intent }
  /** Both until something more is typed. */
  | { readonly at: 'saved' | 'opened'; readonly draft: Draft }
  | { readonly at: 'nothingSaved' }
  /** What was saved has become an invitation, which is edited at its desk. */
  | { readonly at: 'made'; readonly code: string }
  /** The draft on this phone was saved to another account. */
  | { readonly at: 'others' }
  /** Both this phone and the account hold a draft, and they differ. */
  | { readonly at: 'choice'; readonly saved: SavedDraft }
  | { readonly at: 'failed'; readonly why: 'network' | 'busy' | 'refused'; readonly intent: Intent };

const AT_REST: Saving = { at: 'rest' };

/**
 * Saves the draft on this phone to the couple's account, and opens what it keeps. Neither overwrites the other
 * without a question. Firebase is fetched when it is first needed.
 *
 * @param hasLink the page was opened with a sign-in link: start with it
 */
export function useSaving(hasLink: boolean) {
  const { data: draft } = useDraft();
  const [account, setAccount] = useState<Account>();
  const [saving, setSaving] = useState(AT_REST);

  const run = async (intent: Intent, work: () => Promise<Saving>) => {
    setSaving({ at: 'work' });
    setSaving(await work().catch((error: unknown) => failureOf(error, intent)));
  };

  const start = (asked: Intent) => {
    // Opened by its link on a phone where nothing was typed, there is nothing to save.
    const intent = hasLink && isUntouched(draft) ? 'open' : asked;
    return run(intent, async () => {
      const { openSignIn } = await import('#src/data/account-api.ts');
      const signIn = await openSignIn();
      if (!signIn.account || hasLink) return { at: 'signIn', signIn, intent };
      setAccount(signIn.account);
      return intent === 'save' ? saveOwn(signIn.account) : open(signIn.account);
    });
  };

  /** Saves, unless what is on a shared phone may be another couple's: then it asks. */
  const saveOwn = async (to: Account): Promise<Saving> => {
    const owner = readText(STORAGE_KEYS.invitationAccount);
    if (owner !== undefined && owner !== to.uid && !isUntouched(draft)) return { at: 'others' };
    return save(to, knownRevisions().stored);
  };

  const save = async (to: Account, known: string | undefined): Promise<Saving> => {
    const { readSavedDraft, saveDraft } = await import('#src/data/drafts-api.ts');
    // A missing draft has become an invitation, or the owner has deleted it.
    const isGone = known !== undefined && (await readSavedDraft(to)) === undefined;
    const made = isGone ? await findMade(to) : undefined;
    if (made) return made;
    const { forgetSentPortraits, saveDraftPortraits } = await import('#src/data/draft-portraits-api.ts');
    const { stored, sent } = knownRevisions();
    if (isGone || (known !== undefined && known !== stored)) forgetSentPortraits(to.uid);
    const saved = { revision: crypto.randomUUID(), draft };
    // Kept before it is sent: a response that is lost must not make it somebody else's version.
    writeText(STORAGE_KEYS.invitationRevision, [stored ?? '', ...sent, saved.revision].join(' '));
    const other = await saveDraft(to, saved, known === undefined ? sent : [known, ...sent]);
    if (other && JSON.stringify(other.draft) !== JSON.stringify(draft)) return settle(other, to);
    // Before the photographs: if one of them fails, the draft is this phone's all the same.
    writeText(STORAGE_KEYS.invitationAccount, to.uid);
    writeText(STORAGE_KEYS.invitationRevision, other?.revision ?? saved.revision);
    await saveDraftPortraits(to.uid, draft.portraits);
    return { at: 'saved', draft };
  };

  const open = async (from: Account): Promise<Saving> => {
    const { readSavedDraft } = await import('#src/data/drafts-api.ts');
    const saved = await readSavedDraft(from);
    return saved ? settle(saved, from) : ((await findMade(from)) ?? { at: 'nothingSaved' });
  };

  /** Opens a saved draft where this phone has nothing to lose, or asks. */
  const settle = async (saved: SavedDraft, of: Account): Promise<Saving> => {
    const same = JSON.stringify(saved.draft) === JSON.stringify(draft);
    if (!same && !isUntouched(draft)) return { at: 'choice', saved };
    return adopt(saved, of);
  };

  const adopt = async (saved: SavedDraft, of: Account): Promise<Saving> => {
    const { fetchDraftPortraits } = await import('#src/data/draft-portraits-api.ts');
    await fetchDraftPortraits(of.uid, saved.draft.portraits);
    let isTyped = false;
    changeDraft((now) => {
      isTyped = now !== draft;
      return isTyped ? now : saved.draft;
    });
    if (isTyped) return { at: 'choice', saved };
    writeText(STORAGE_KEYS.invitationAccount, of.uid);
    writeText(STORAGE_KEYS.invitationRevision, saved.revision);
    return { at: 'opened', draft: saved.draft };
  };

  const isPast = 'draft' in saving && saving.draft !== draft;
  return {
    account,
    saving: isPast ? AT_REST : saving,
    start,
    /** Goes on once somebody has signed in. */
    signedIn: (who: Account, intent: Intent) => {
      setAccount(who);
      return run(intent, () => (intent === 'save' ? saveOwn(who) : open(who)));
    },
    /** Answers the question which of two drafts to keep. */
    keepThis: (saved: SavedDraft) => account && run('save', () => save(account, saved.revision)),
    takeSaved: (saved: SavedDraft) => account && run('open', () => adopt(saved, account)),
    /** The draft on this phone is this account's as well. */
    isOurs: () => account && run('save', () => save(account, undefined)),
    /** It is not: opens the account's saved draft, or starts a new one. */
    isTheirs: () =>
      account &&
      run('open', async () => {
        const { readSavedDraft } = await import('#src/data/drafts-api.ts');
        const saved = await readSavedDraft(account);
        if (saved) return adopt(saved, account);
        removeText(STORAGE_KEYS.invitationAccount);
        removeText(STORAGE_KEYS.invitationRevision);
        changeDraft(() => EMPTY_DRAFT);
        return AT_REST;
      }),
    cancel: () => setSaving(AT_REST),
    signOut: () =>
      run('save', async () => {
        const { signOut } = await import('#src/data/sign-out.ts');
        await signOut();
        setAccount(undefined);
        return AT_REST;
      }),
  };
}

async function findMade(account: Account): Promise<Saving | undefined> {
  const { findWedding } = await import('#src/data/invitations-api.ts');
  const code = await findWedding(account);
  if (code === undefined) return undefined;
  writeText(STORAGE_KEYS.weddingCode, code);
  return { at: 'made', code };
}

/** `stored` is the revision that this phone last saved or opened; of those `sent` since it is unknown whether they have arrived. */
function knownRevisions(): { readonly stored: string | undefined; readonly sent: readonly string[] } {
  const [stored, ...sent] = (readText(STORAGE_KEYS.invitationRevision) ?? '').split(' ');
  return { stored: stored || undefined, sent };
}

function failureOf(error: unknown, intent: Intent): Saving {
  const failure = backendFailure(error);
  if (failure === 'refused' || failure === 'session') return { at: 'failed', why: 'refused', intent };
  return { at: 'failed', why: failure === 'busy' ? 'busy' : 'network', intent };
}
