import type * as english from '#src/locales/en/makeup.ts';
import type { Translated } from '#src/locales/translated.ts';

export const MAKEUP_PAGE = {
  service: 'मेकअप',
  description: (services: number) =>
    `हल्दी से रिसेप्शन तक, हर कार्यक्रम के लिए दुल्हन का मेकअप और मेहंदी। ${services} सेवाएँ, दाम साफ़-साफ़; बुकिंग व्हाट्सऐप पर।`,
  hindi: 'दुल्हन का शृंगार',
  title: 'सबसे ख़ास दिन पर भी, रूप आपका अपना',
  line: 'मेकअप और मेहंदी के कलाकार, जो आपके घर या शादी की जगह पर आते हैं।',
  contact: 'हमसे बात करें',
  pointsLabel: 'हमारे कलाकार क्यों',
  points: [
    { title: 'निखरा हुआ रूप', line: 'पहले त्वचा तैयार की जाती है, ताकि तस्वीरों में कुछ सुधारना न पड़े।' },
    { title: 'देर तक टिकने वाला', line: 'गर्मी और आँसुओं में भी, आख़िरी डांस तक टिका रहता है।' },
    {
      title: 'हर दुल्हन का अपना लुक',
      line: 'तारीख़ से पहले ट्रायल, आपके लहँगे और आपकी त्वचा के हिसाब से।',
    },
  ],
  listTitle: (services: number) => `${services} लुक`,
  book: 'अभी बुक करें',
} as const satisfies Translated<typeof english.MAKEUP_PAGE>;
