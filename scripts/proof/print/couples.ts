import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { sampleInvitation } from '#src/domain/invitation/sample.ts';
import { SAMPLE_WEDDINGS } from '#text/catalogue/sample-invitations.ts';

/** The sample couple of a dress, or one whose names hardly fit a card. */
export function proofCouple(couple: 'sample' | 'long', tradition: TraditionId): Invitation {
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
