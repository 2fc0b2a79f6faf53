import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { InvitationView } from '#src/features/invitation-page/invitation-view.tsx';
import { OPEN_LINK_GUEST } from '#tests/support/open-link-guest.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const WITH_MUSIC: Invitation = {
  ...SAMPLE,
  links: { album: '', music: 'https://music.example/shehnai.mp3' },
};

function show(invitation: Invitation) {
  return render(<InvitationView invitation={invitation} language="en" now={0} guest={OPEN_LINK_GUEST} />)
    .container;
}

describe('the couple’s music', () => {
  let isPaused = true;
  /** Refuses a play that has not begun, as browsers do at a pause. */
  let interrupt = () => {};
  const play = vi.fn(async () => {
    isPaused = false;
  });

  beforeEach(() => {
    isPaused = true;
    play.mockClear();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
    vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => isPaused);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
      isPaused = true;
      interrupt();
    });
  });

  const see = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    return act(async () => document.dispatchEvent(new Event('visibilitychange')));
  };
  const leave = () => see(true);
  const comeBack = () => see(false);

  test('begins when the envelope is opened, not before, and can be muted', () => {
    const page = show(WITH_MUSIC);
    expect(play).not.toHaveBeenCalled();
    expect(page.querySelector('audio')?.getAttribute('preload')).toBe('none');

    fireEvent.click(screen.getByRole('button', { name: 'Open the invitation' }));
    expect(play).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Mute the music' }));
    expect(page.querySelector('audio')?.muted).toBe(true);
  });

  test('that cannot be loaded leaves no button behind', () => {
    const page = show(WITH_MUSIC);
    fireEvent.click(screen.getByRole('button', { name: 'Open the invitation' }));
    fireEvent.error(page.querySelector('audio') ?? page);
    expect(screen.queryByRole('button', { name: 'Mute the music' })).toBeNull();
  });

  test('pauses while the guest is in another tab, and goes on with the guest’s return', async () => {
    show(WITH_MUSIC);
    await leave();
    await comeBack();
    expect(play).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole('button', { name: 'Open the invitation' }));
    await leave();
    expect(isPaused).toBe(true);
    await comeBack();
    expect(isPaused).toBe(false);
  });

  test('can be muted also if the guest was away before it had begun', async () => {
    play.mockImplementationOnce(() => {
      isPaused = false;
      return new Promise((_, reject) => {
        interrupt = () => reject(new DOMException('interrupted by a pause', 'AbortError'));
      });
    });
    show(WITH_MUSIC);
    fireEvent.click(screen.getByRole('button', { name: 'Open the invitation' }));
    await leave();
    await comeBack();
    expect(screen.getByRole('button', { name: 'Mute the music' })).toBeTruthy();
  });

  test('is not there where the couple chose none', () => {
    const page = show(SAMPLE);
    fireEvent.click(screen.getByRole('button', { name: 'Open the invitation' }));
    expect(page.querySelector('audio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mute the music' })).toBeNull();
  });
});

test('whoever opens the envelope by keyboard goes on at the names', () => {
  show(SAMPLE);
  fireEvent.click(screen.getByRole('button', { name: 'Open the invitation' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

describe('reading aloud', () => {
  const spoken: { text: string; lang: string }[] = [];

  function phoneWith(...langs: string[]) {
    spoken.length = 0;
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => langs.map((lang) => ({ lang })),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      cancel: () => undefined,
      speak: (speech: { text: string; lang: string }) => spoken.push(speech),
    });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        lang = '';
        constructor(readonly text: string) {}
      },
    );
  }

  test('is offered where the phone has a voice for the language, an Indian one rather than another', () => {
    phoneWith('en-US', 'en-IN');
    show(SAMPLE);
    fireEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
    expect(spoken[0]?.lang).toBe('en-IN');
    expect(spoken[0]?.text).toContain('Sangeet, Friday, 12 February 2027, 7:15 pm IST');
    expect(screen.getByRole('button', { name: 'Stop reading' })).toBeTruthy();
  });

  test('is not offered in Hindi by a phone that speaks English alone', () => {
    phoneWith('en-IN');
    show(SAMPLE);
    fireEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
    expect(screen.queryByRole('button', { name: 'पढ़कर सुनाएँ' })).toBeNull();
  });
});
