import { expect, test } from 'vitest';
import { QR_TEMPLATES } from '#src/catalogue/qr-templates.ts';

test('there are the Hindi, the Muslim and the Punjabi wedding QR template', () => {
  expect(QR_TEMPLATES.map(({ id, name, image }) => [id, name, image.name])).toEqual([
    ['hindi', 'Hindi Wedding QR template', 'services/qr-templates/hindi'],
    ['muslim', 'Muslim Wedding QR template', 'services/qr-templates/muslim'],
    ['punjabi', 'Punjabi Wedding QR template', 'services/qr-templates/punjabi'],
  ]);
});
