import type { Occasion } from '#src/catalogue/e-videos.ts';
import {
  E_VIDEO_HERO as ENGLISH_HERO,
  OCCASIONS as ENGLISH_OCCASIONS,
  E_VIDEOS as ENGLISH_VIDEOS,
} from '#src/catalogue/e-videos.ts';
import { phraseBook } from '#src/catalogue/phrase-book.ts';
import { withAlt } from '#src/catalogue/picture.ts';
import { translateEach } from '#src/catalogue/translate-each.ts';

export * from '#src/catalogue/e-videos.ts';

const occasionInHindi = phraseBook({
  'Birthday Invitation': 'जन्मदिन का निमंत्रण',
  Wedding: 'शादी',
  Anniversary: 'सालगिरह',
  'Sacred thread': 'जनेऊ',
} satisfies Record<Occasion, string>);

export const OCCASIONS: readonly string[] = ENGLISH_OCCASIONS.map(occasionInHindi);

export const E_VIDEOS = translateEach(
  ENGLISH_VIDEOS,
  {
    'e-video-1': 'जन्मदिन के केक के ऊपर गुब्बारे',
    'e-video-2': 'रंगीन झंडियों के नीचे लिपटे हुए उपहार',
    'e-video-3': 'गुब्बारों से उड़ती एक टोकरी',
    'e-video-4': 'पवित्र अग्नि के साथ मंडप',
    'e-video-5': 'झील वाले महल के ऊपर आतिशबाज़ी',
    'e-video-6': 'शादी की छतरी के नीचे दूल्हे का साफ़ा',
    'e-video-7': 'गुलाबों के गुलदस्ते पर दो अँगूठियाँ',
    'e-video-8': 'दीपक के चारों ओर फूलों का दिल',
    'e-video-9': 'फ़्रेम में जड़ी एक जोड़े की तस्वीरें',
    'e-video-10': 'पीतल के कलश पर जनेऊ',
    'e-video-11': 'अग्नि के ऊपर जनेऊ',
    'e-video-12': 'केले के पत्तों के बीच जनेऊ',
  },
  (video, alt) => ({
    ...video,
    title: video.id.replace('e-video-', 'ई-वीडियो '),
    occasion: occasionInHindi(video.occasion),
    poster: withAlt(video.poster, alt),
  }),
);

export const E_VIDEO_HERO = withAlt(ENGLISH_HERO, 'शादी के निमंत्रण के दृश्यों वाली फ़िल्म की रील');
