import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { TRADITIONS } from '#src/catalogue/traditions.ts';
import { draftOf } from '#src/domain/draft/draft-of-invitation.ts';
import { instantInIndia } from '#src/domain/india-time.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { Preview } from '#src/features/invitation-editor/preview.tsx';
import { InvitationView } from '#src/features/invitation-page/invitation-view.tsx';
import { OPEN_LINK_GUEST } from '#tests/support/open-link-guest.ts';
import { readable } from '#tests/support/render-page.tsx';
import { SAMPLE, SANGEET } from '#tests/support/sample-invitation.ts';

const INVITATION: Invitation = {
  ...SAMPLE,
  functions: [
    SANGEET,
    {
      ...SANGEET,
      key: 'f2',
      name: 'Phere',
      start: instantInIndia('2027-02-14', '22:00') ?? 0,
      timeLabel: 'after sunset',
    },
  ],
  links: { album: 'https://photos.example/album', music: '' },
};
const BEFORE = instantInIndia('2027-01-02', '12:00') ?? 0;
function show(invitation: Invitation = INVITATION, now = BEFORE, language: 'en' | 'hi' = 'en') {
  return render(<InvitationView invitation={invitation} language={language} now={now} />).container;
}

describe('before the wedding a guest reads', () => {
  test('the names in both scripts, each marked with its language, the days and the city', () => {
    show();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(readable(heading)).toBe('Aarav & Meera');
    expect(screen.getByText('आरव').getAttribute('lang')).toEqual('hi');
    expect(screen.getByText('12 to 14 February 2027')).toBeTruthy();
    expect(screen.getByText('Jaipur')).toBeTruthy();
  });

  test('the line of blessing in its own language, both families, and the wording of the tradition', () => {
    const page = show();
    expect(screen.getByText('॥ श्री गणेशाय नमः ॥').getAttribute('lang')).toEqual('sa');
    expect(readable(page)).toContain('Son of Smt. Asha and Shri Ramesh');
    expect(readable(page)).toContain('Daughter of Smt. Kavita and Shri Anil');
    expect(readable(page)).toContain('we invite you and your family to the wedding of Aarav & Meera');
  });

  test('the couple’s own wording instead of ours', () => {
    const page = show({
      ...INVITATION,
      texts: { ...INVITATION.texts, invitation: 'Do come, says {names}.' },
    });
    expect(readable(page)).toContain('Do come, says Aarav & Meera.');
    expect(readable(page)).not.toContain('we invite you and your family');
  });

  test('each function with day, hour in India and zone, or the couple’s label, place and dress', () => {
    show();
    const sangeet = screen.getByRole('heading', { name: 'Sangeet' }).closest('li');
    expect(readable(sangeet)).toContain('7:15 pm IST');
    expect(readable(sangeet)).toContain('Rambagh Palace, Bhawani Singh Road, Jaipur');
    expect(readable(sangeet)).toContain('Bright, and good to dance in');
    expect(screen.getByRole('heading', { name: 'Friday, 12 February 2027' })).toBeTruthy();
    expect(readable(screen.getByRole('heading', { name: 'Phere' }).closest('li'))).toContain('after sunset');
  });

  test('until when a function lasts, where the couple says so', () => {
    const end = instantInIndia('2027-02-12', '22:30') ?? 0;
    const page = show({ ...INVITATION, functions: [{ ...SANGEET, end }] });
    expect(readable(page)).toContain('7:15 pm to 10:30 pm IST');
    expect(readable(show({ ...INVITATION, functions: [{ ...SANGEET, end }] }, BEFORE, 'hi'))).toContain(
      'शाम 7:15 से रात 10:30 IST',
    );
  });

  test('a way to the reply on the cover, and what the couple can see in the small print', () => {
    const family = {
      id: `f${'A'.repeat(22)}`,
      name: 'Sharma family',
      functions: ['f1' as const],
      seats: 4,
      language: 'en' as const,
      opens: [],
    };
    const guest = { ...OPEN_LINK_GUEST, family };
    const page = render(<InvitationView invitation={INVITATION} language="en" now={BEFORE} guest={guest} />);
    fireEvent.click(
      within(page.container.querySelector('header') ?? page.container).getByText('Will you come?'),
    );
    expect(document.activeElement?.textContent).toBe('Will you come?');
    expect(document.activeElement?.tagName).toBe('H2');
    const small = screen.getByText('The couple can see when your link was last opened.');
    expect(small.closest('section')?.getAttribute('aria-label')).toBe('This is a real invitation');
  });

  test('no form for a reply while the family, or what it is invited to, cannot be read', () => {
    const guest = { ...OPEN_LINK_GUEST, unread: true };
    const { settings } = INVITATION;
    const open = { ...INVITATION, settings: { ...settings, openSeats: 2 } };
    render(<InvitationView invitation={open} language="en" now={BEFORE} guest={guest} />);
    expect(screen.queryByText('Will you come?')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Sangeet' })).toBeTruthy();
  });

  test('the way to each place: the couple’s map, or a search for the venue', () => {
    const own = { ...SANGEET, key: 'f2' as const, name: 'Haldi', map: 'https://maps.example/haldi' };
    show({ ...INVITATION, functions: [SANGEET, own, { ...SANGEET, key: 'f3', name: 'Baraat', venue: '' }] });
    expect(screen.getByRole('link', { name: 'Directions to Sangeet' }).getAttribute('href')).toEqual(
      'https://www.google.com/maps/dir/?api=1&destination=Rambagh%20Palace%2C%20Bhawani%20Singh%20Road%2C%20Jaipur',
    );
    expect(screen.getByRole('link', { name: 'Directions to Haldi' }).getAttribute('href')).toEqual(own.map);
    expect(screen.queryByRole('link', { name: 'Directions to Baraat' })).toBeNull();
  });

  test('a link that fills in Google Calendar in UTC', () => {
    show();
    const link = screen.getByRole('link', { name: 'Add Sangeet to Google Calendar' });
    const { searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(searchParams.get('dates')).toBe('20270212T134500Z/20270212T164500Z');
    expect(searchParams.get('text')).toBe('Sangeet: Aarav & Meera');
  });

  test('whom to call, the album, gifts for this wedding, and that the page is real', () => {
    const page = show();
    expect(screen.getByRole('link', { name: 'Call Asha' }).getAttribute('href')).toEqual('tel:+919812345678');
    expect(screen.getByRole('link', { name: 'WhatsApp Asha' }).getAttribute('href')).toEqual(
      expect.stringContaining('https://wa.me/919812345678?text='),
    );
    expect(screen.getByRole('link', { name: 'Photographs of the wedding' }).getAttribute('href')).toEqual(
      'https://photos.example/album',
    );
    const gift = new URL(
      screen.getByRole('link', { name: 'Send the couple a gift' }).getAttribute('href') ?? '',
      'https://shop.example',
    );
    expect([...gift.searchParams.values()]).toEqual(['Aarav', 'Meera', '12 to 14 February 2027, Jaipur']);
    expect(readable(page)).toContain('never asks you for money');
  });
});

describe('in Hindi', () => {
  test('everything of ours is Hindi, functions that the tradition knows too, and the names come in Devanagari', () => {
    const page = show(INVITATION, BEFORE, 'hi');
    expect(readable(screen.getByRole('heading', { level: 1 }))).toBe('आरव और मीरा');
    expect(screen.getByRole('heading', { name: 'संगीत' })).toBeTruthy();
    expect(readable(page)).toContain('शाम 7:15 IST');
    expect(readable(page)).toContain('शुक्रवार, 12 फ़रवरी 2027');
    expect(readable(page)).toContain('शुभ विवाह के मांगलिक अवसर पर');
    expect(page.firstElementChild?.getAttribute('lang')).toEqual('hi');
  });

  test('a guest switches, where the couple gives both languages', () => {
    const onLanguage = vi.fn();
    render(<InvitationView invitation={INVITATION} language="en" now={BEFORE} onLanguage={onLanguage} />);
    fireEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
    expect(screen.getByRole('heading', { name: 'कार्यक्रम' })).toBeTruthy();
    expect(onLanguage).toHaveBeenCalledWith('hi');
  });

  test('there is no switch where the couple chose one language', () => {
    show({ ...INVITATION, language: 'hi' });
    expect(screen.queryByRole('button', { name: 'English' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'कार्यक्रम' })).toBeTruthy();
  });
});

describe('one page has four lives', () => {
  const at = (day: string, hour: string) => instantInIndia(day, hour) ?? 0;

  test('on the day of a function the page says so first, and that function leads', () => {
    const page = show(INVITATION, at('2027-02-14', '09:00'));
    expect(readable(page)).toContain('Today: Phere, after sunset');
    const names = screen.getAllByRole('heading', { level: 4 }).map(readable);
    expect(names).toEqual(['Phere', 'Sangeet']);
    expect(screen.getByRole('heading', { name: 'Today, Sunday, 14 February 2027' })).toBeTruthy();
  });

  test('afterwards thanks and photographs come first, and the form for blessings below', () => {
    const now = at('2027-02-15', '00:00');
    const page = render(
      <InvitationView invitation={INVITATION} language="en" now={now} guest={OPEN_LINK_GUEST} />,
    );
    const text = readable(page.container);
    const places = ['Thank you for coming', 'See the photographs', 'Bless the couple'].map((one) =>
      text.indexOf(one),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test('afterwards it thanks, shows the photographs, and leads nowhere any more', () => {
    const page = show(INVITATION, at('2027-02-15', '00:00'));
    expect(screen.getByRole('heading', { name: 'Thank you' })).toBeTruthy();
    expect(readable(page)).toContain('Thank you for coming, and for your blessings.');
    expect(screen.getByRole('link', { name: 'See the photographs' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Sangeet' })).toBeNull();
  });

  test('a year later it marks the anniversary', () => {
    const page = show(INVITATION, at('2028-02-14', '08:00'));
    expect(readable(page)).toContain('A year already.');
  });
});

describe('a page that nothing can act on', () => {
  test('in the editor there is no envelope, and links and calendars do nothing', () => {
    render(<Preview page={InvitationView} draft={draftOf(INVITATION)} now={BEFORE} />);
    expect(screen.queryByRole('button', { name: 'Open the invitation' })).toBeNull();
    const link = screen.getByRole('link', { name: 'Directions to Sangeet' });
    expect(fireEvent.click(link)).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
    expect(screen.getByRole('heading', { name: 'कार्यक्रम' })).toBeTruthy();
  });

  test.each(TRADITIONS.map(({ id }) => id))('the %s dress is written without a browser', (tradition) => {
    const html = renderToStaticMarkup(
      <InvitationView invitation={{ ...INVITATION, tradition }} language="en" now={0} />,
    );
    expect(html).toContain(`data-dress="${tradition}"`);
    expect(html).toContain(`invitations/${tradition}-720.avif`);
  });

  test('one function only, and none at all, are shown as well', () => {
    const one = show({ ...INVITATION, functions: [SANGEET] });
    expect(within(one).queryByRole('button', { name: /Add all functions/ })).toBeNull();
    const none = show({ ...INVITATION, functions: [], contacts: [], families: ['', ''] });
    expect(within(none).getByRole('heading', { level: 1 })).toBeTruthy();
    expect(within(none).queryByRole('heading', { name: 'The functions' })).toBeNull();
  });
});
