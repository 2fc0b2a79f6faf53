import { withAlt } from '#src/catalogue/picture.ts';
import { QR_TEMPLATES as ENGLISH } from '#src/catalogue/qr-templates.ts';
import { translateEach } from '#src/catalogue/translate-each.ts';

export * from '#src/catalogue/qr-templates.ts';

export const QR_TEMPLATES = translateEach(
  ENGLISH,
  {
    hindi: {
      name: 'हिंदू शादी का QR टेम्पलेट',
      line: 'सिंदूरी रंग में कलश, गेंदा और दीये, शब्द हिन्दी और अंग्रेज़ी दोनों में।',
      alt: 'सिंदूरी कार्ड: QR कोड की जगह के ऊपर कलश वाली मेहराब, नीचे दीये',
    },
    muslim: {
      name: 'मुस्लिम शादी का QR टेम्पलेट',
      line: 'पन्ने जैसे हरे रंग में चाँद, सितारे और फ़ानूस, निकाह के ऊपर बिस्मिल्लाह।',
      alt: 'हरा कार्ड: QR कोड की जगह के चारों ओर नुकीली मेहराब, चाँद, सितारा और फ़ानूस',
    },
    punjabi: {
      name: 'पंजाबी शादी का QR टेम्पलेट',
      line: 'गुलाबी और सुनहरी फुलकारी, संगीत, आनंद कारज और रिसेप्शन की पूरी जगह के साथ।',
      alt: 'गुलाबी फुलकारी का कार्ड: QR कोड की जगह के ऊपर गुंबद वाली पालकी',
    },
  },
  (template, { name, line, alt }) => ({ ...template, name, line, image: withAlt(template.image, alt) }),
);
