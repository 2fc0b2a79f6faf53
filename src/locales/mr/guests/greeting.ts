import type * as english from '#src/locales/en/guests/greeting.ts';
import type { Translated } from '#src/locales/translated.ts';

export const GREETING = {
  dear: (family) => `आदरणीय ${family},`,
  invited: (couple, place, isFamily) =>
    `${couple} यांच्या विवाहास${place && ` (${place})`} आपण ${isFamily ? 'सहकुटुंब ' : ''}अगत्य यावे, ही विनंती.`,
  remind: (couple, place) =>
    `${couple} यांचा विवाह${place && ` (${place})`} जवळ आला आहे. आपल्याकडून कोण कोण येणार, हे कळले तर आम्हाला आनंद होईल.`,
  changed: (couple) => `${couple} यांच्या विवाहाच्या कार्यक्रमात बदल झाला आहे. आता असे ठरले आहे:`,
  thanks: (couple, isFamily) =>
    `${couple} यांच्या विवाहात आपण दिलेल्या प्रेमाबद्दल आणि शुभेच्छांबद्दल मनःपूर्वक आभार. ${isFamily ? 'घरी सर्वांना' : 'आपल्याला'} आमचा सस्नेह नमस्कार.`,
  album: 'छायाचित्रे येथे आहेत:',
  memories: 'या दिवसांच्या आठवणी आमच्या पेजवर आहेत:',
  page: 'वेळ, ठिकाण आणि रस्ता आपल्या पेजवर आहे:',
  replyBy: (day) => `आपल्याकडून किती जण येतील, हे कृपया ${day} पर्यंत कळवा:`,
} satisfies Translated<typeof english.GREETING>;
