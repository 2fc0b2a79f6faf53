/** Copy of the wall of blessings, which a hall shows on a television. */
import type { Language } from '#src/config/language.ts';

export interface WallCopy {
  readonly title: (names: string) => string;
  readonly scan: string;
  readonly qrLabel: (names: string) => string;
  /** While nothing has been approved yet. */
  readonly first: { readonly title: string; readonly line: string };
  readonly closed: { readonly title: string; readonly line: string; readonly invitation: string };
  readonly unread: { readonly title: string; readonly line: string };
  readonly opening: string;
}

export const WALL: Readonly<Record<Language, WallCopy>> = {
  en: {
    title: (names) => `Blessings for ${names}`,
    scan: 'Scan with your phone’s camera',
    qrLabel: (names) => `QR code of the invitation of ${names}`,
    first: {
      title: 'Yours could be the first',
      line: 'Scan the code with your phone and write to the couple. Their family picks what is shown here.',
    },
    closed: {
      title: 'The wall is resting',
      line: 'Blessings are not shown here just now. The family can open the wall at their desk, and it begins by itself.',
      invitation: 'See the invitation',
    },
    unread: {
      title: 'Waiting for the internet',
      line: 'Nothing is lost. The blessings appear as soon as this screen has a connection.',
    },
    opening: 'Opening the wall…',
  },
  hi: {
    title: (names) => `${names} के लिए शुभकामनाएँ`,
    scan: 'फ़ोन के कैमरे से स्कैन करें',
    qrLabel: (names) => `${names} के निमंत्रण का QR कोड`,
    first: {
      title: 'पहली शुभकामना आपकी हो सकती है',
      line: 'फ़ोन से कोड स्कैन करें और जोड़े को लिखें। परिवार जो चुनेगा, वह यहाँ दिखेगा।',
    },
    closed: {
      title: 'यह दीवार अभी बंद है',
      line: 'शुभकामनाएँ अभी यहाँ नहीं दिख रहीं। परिवार इसे अपने पेज से खोल सकता है, फिर यह अपने आप शुरू होगी।',
      invitation: 'निमंत्रण देखें',
    },
    unread: {
      title: 'इंटरनेट का इंतज़ार है',
      line: 'कुछ खोया नहीं है। इंटरनेट आते ही शुभकामनाएँ दिखेंगी।',
    },
    opening: 'दीवार खुल रही है…',
  },
};

/** For whoever sets up the television. */
export const WALL_CONTROLS = {
  label: 'The wall',
  pause: 'Pause',
  play: 'Go on',
  next: 'Next',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  offline: 'No network. The wall goes on with what it has.',
  page: (page: number, pages: number) => `${page} of ${pages}`,
} as const;
