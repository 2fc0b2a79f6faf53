/** The page that `npm run proof -- print` prints: one card, chosen by the address. */
import '#src/styles/fonts.css';
import '#src/styles/tokens.css';
import '#src/styles/base.css';
import '#src/styles/dresses.css';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import { TRADITION_IDS } from '#src/catalogue/traditions/tradition.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { sampleInvitation } from '#src/domain/invitation/sample.ts';
import type { Card } from '#src/features/invitation-print/card.ts';
import { cardOf, textsOf } from '#src/features/invitation-print/card.ts';
import { CardSheet } from '#src/features/invitation-print/card-sheets.tsx';
import { measureIn } from '#src/features/invitation-print/typeset.ts';
import { loadAllGuestTexts } from '#src/locales/guest-texts.ts';
import { SAMPLE_WEDDINGS } from '#text/catalogue/sample-invitations.ts';

const text = v.pipe(
  v.string(),
  v.transform((json): unknown => JSON.parse(json)),
  v.object({
    couple: v.picklist(['sample', 'long']),
    sheet: v.optional(v.picklist(['press', 'proof']), 'press'),
    choice: v.object({
      design: v.picklist(TRADITION_IDS),
      format: v.picklist(['a6', 'fiveBySeven', 'table']),
      ink: v.picklist(['colour', 'one']),
      language: v.picklist(['en', 'hi', 'both']),
      withBlessing: v.boolean(),
      codeWidth: v.number(),
    }),
  }),
);

await loadAllGuestTexts();
const { couple, sheet, choice } = v.parse(text, new URLSearchParams(location.search).get('card'));
const invitation = proofCouple(couple, choice.design);
document.body.dataset.dress = choice.design;
const card: Card = cardOf(invitation, choice, await measureIn(document.body, textsOf(invitation, choice)));
const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(<CardSheet kind={sheet} card={card} names="Proof" />);
requestAnimationFrame(() =>
  requestAnimationFrame(async () => {
    const pictures = [...document.querySelectorAll('image')].map((image) => {
      const picture = new Image();
      picture.src = image.getAttribute('href') ?? '';
      return picture.decode();
    });
    await Promise.all(pictures);
    document.documentElement.dataset.card = JSON.stringify({
      address: card.address,
      code: card.layout.code,
      fits: card.layout.fits,
    });
  }),
);

/** The sample couple of a dress, or one whose names hardly fit a card. */
function proofCouple(couple: 'sample' | 'long', tradition: TraditionId): Invitation {
  const code = SAMPLE_WEDDINGS.find((wedding) => wedding.tradition === tradition)?.code ?? '';
  const invitation = sampleInvitation(code);
  if (!invitation) throw new Error(`There is no sample of ${tradition}`);
  if (couple === 'sample') return invitation;
  return {
    ...invitation,
    couple: [
      { name: 'Venkata Subrahmanya Raghavendra', also: 'वेंकट सुब्रह्मण्य राघवेंद्र', script: 'Deva' },
      { name: 'Lakshmi Priyadarshini Krishnamurthy', also: 'लक्ष्मी प्रियदर्शिनी कृष्णमूर्ति', script: 'Deva' },
    ],
    place: 'Thiruvananthapuram',
  };
}
