import { withAlt } from '#src/catalogue/picture.ts';
import { PREVIOUS_WORK as ENGLISH } from '#src/catalogue/previous-work.ts';
import { translateEach } from '#src/catalogue/translate-each.ts';

export * from '#src/catalogue/previous-work.ts';

export const PREVIOUS_WORK = translateEach(
  ENGLISH,
  {
    decoration: { itemName: 'शादी की सजावट', alt: 'शाम के समय गेंदे की लड़ियों से सजी मेहराब के नीचे मंडप' },
    'make-up': { itemName: 'मेकअप सेवा', alt: 'मेहंदी रचे दुल्हन के दो हाथ' },
    'event-review': { itemName: 'शादी के यादगार पल', alt: 'महल और झील में उसकी परछाईं के ऊपर आतिशबाज़ी' },
    'invitation-card': { itemName: 'निमंत्रण कार्ड', alt: 'सुनहरे रिबन वाला मैरून मखमल का शादी का कार्ड' },
  },
  (work, { itemName, alt }) => ({ ...work, itemName, img: withAlt(work.img, alt) }),
);
