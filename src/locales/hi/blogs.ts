import type * as english from '#src/locales/en/blogs.ts';
import type { Translated } from '#src/locales/translated.ts';
import { BRAND } from './brand.ts';

export const BLOGS = {
  title: 'हमारे ब्लॉग',
  hindi: 'बातें शादी की',
  line: 'दूसरों की शादियों में जो सीखा, ताकि आपकी शादी अच्छे से हो।',
  description: `कार्ड, खाने, संगीत और बाक़ी हर बात पर ${BRAND.nameHindi} के अनुभव, सबसे नए पहले।`,
  reading: 'ब्लॉग खुल रहे हैं।',
  empty: { title: 'अभी कोई ब्लॉग नहीं है', line: 'पहला ब्लॉग हम लिख रहे हैं।', home: 'होम पेज पर जाएँ' },
  unreachable: { title: 'ब्लॉग नहीं खुल सके।', line: 'वे सुरक्षित हैं। नेटवर्क देखकर फिर कोशिश कीजिए।' },
  older: 'पुराने ब्लॉग दिखाएँ',
  readMore: 'आगे पढ़ें',
  readLess: 'कम दिखाएँ',
  share: 'साझा करें',
} as const satisfies Translated<typeof english.BLOGS>;

export const BLOG_PAGE = {
  title: 'हमारे ब्लॉग से',
  back: 'सभी ब्लॉग',
  reading: 'ब्लॉग खुल रहा है।',
  missing: { title: 'यह ब्लॉग हमारे पास नहीं है', line: 'शायद इसे हटा दिया गया है। बाक़ी ब्लॉग अब भी यहाँ हैं।' },
} as const satisfies Translated<typeof english.BLOG_PAGE>;
