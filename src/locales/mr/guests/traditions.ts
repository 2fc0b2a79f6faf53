import type * as english from '#src/locales/en/guests/traditions.ts';
import type { Translated } from '#src/locales/translated.ts';

export const TRADITIONS = {
  hindu: {
    name: 'हिंदू',
    phrases: {
      families: 'दोन्ही कुटुंबांच्या वतीने',
      invitation:
        'थोरामोठ्यांच्या आशीर्वादाने, {names} यांच्या शुभविवाहाच्या मंगलप्रसंगी आपण सहकुटुंब सहपरिवार उपस्थित राहून वधू-वरांना शुभाशीर्वाद द्यावेत, ही नम्र विनंती.',
      thanks: 'आपण आलात आणि आशीर्वाद दिलेत, मनःपूर्वक आभार.',
      anniversary: 'एक वर्ष झाले. त्या शुभदिनी आपण सोबत होता, आभार.',
      bless: 'वधू-वरांना आशीर्वाद द्या',
    },
    functions: {
      roka: { name: 'रोका' },
      sagai: { name: 'साखरपुडा' },
      'ganesh-pujan': { name: 'गणेशपूजन' },
      haldi: { name: 'हळद', dress: 'पिवळे कपडे, ज्यांना हळद लागली तरी चालेल' },
      mehndi: { name: 'मेंदी', dress: 'हिरव्या रंगाचे कपडे, ज्यांच्या बाह्या वर करता येतील' },
      sangeet: { name: 'संगीत', dress: 'उठावदार रंग, ज्यांत नाचणे सोपे जाईल' },
      mayra: { name: 'मायरा' },
      baraat: { name: 'वरात', dress: 'फेटे दारातच बांधले जातील' },
      varmala: { name: 'वरमाला' },
      phere: { name: 'सप्तपदी' },
      vidaai: { name: 'पाठवणी' },
      reception: { name: 'स्वागत समारंभ' },
    },
  },
  muslim: {
    name: 'मुस्लिम (निकाह)',
    phrases: {
      families: 'अल्लाहच्या कृपेने, दोन्ही कुटुंबांच्या वतीने',
      invitation:
        'इंशाअल्लाह, {names} यांच्या निकाहला आपण उपस्थित राहावे, ही विनंती. आपल्या येण्याने आणि दुआंनी हा दिवस पूर्ण होईल.',
      thanks: 'आपल्या उपस्थितीबद्दल आणि दुआंबद्दल आभार.',
      anniversary: 'अल्हम्दुलिल्लाह, एक वर्ष झाले. आम्हाला आपल्या दुआंमध्ये लक्षात ठेवा.',
      bless: 'आपल्या दुआ पाठवा',
    },
    functions: {
      mangni: { name: 'मंगनी' },
      milad: { name: 'मिलाद' },
      manjha: { name: 'मांझा', dress: 'पिवळे कपडे' },
      mehndi: { name: 'मेंदी', dress: 'हिरव्या रंगाचे कपडे' },
      baraat: { name: 'वरात' },
      nikah: { name: 'निकाह', timeLabel: 'मगरिबच्या नमाजानंतर' },
      rukhsati: { name: 'रुखसती' },
      walima: { name: 'वलीमा' },
      chauthi: { name: 'चौथी' },
    },
  },
  sikh: {
    name: 'शीख (आनंद कारज)',
    phrases: {
      families: 'वाहेगुरूंच्या कृपेने',
      invitation: 'वाहेगुरूंच्या कृपेने, {names} यांच्या आनंद कारजला आपण उपस्थित राहावे, ही आमच्या कुटुंबांची विनंती.',
      thanks: 'आपल्या उपस्थितीबद्दल आणि अरदासबद्दल आभार.',
      anniversary: 'वाहेगुरूंच्या कृपेने एक वर्ष झाले. आपण सोबत होता, आभार.',
      bless: 'जोडप्याला आशीर्वाद द्या',
    },
    functions: {
      roka: { name: 'रोका' },
      kurmai: { name: 'कुडमाई (शगन)' },
      maiyan: { name: 'माइयां (वटना)' },
      mehndi: { name: 'मेंदी आणि संगीत', dress: 'फुलकारी, आणि नाचता येईल अशी पादत्राणे' },
      jaggo: { name: 'जागो' },
      milni: { name: 'मिलनी' },
      'anand-karaj': { name: 'आनंद कारज', dress: 'डोके झाकून आणि पादत्राणे बाहेर काढून यावे. त्यानंतर लंगर.' },
      doli: { name: 'डोली' },
      reception: { name: 'स्वागत समारंभ' },
    },
  },
  christian: {
    name: 'ख्रिश्चन',
    phrases: {
      families: 'आई-वडिलांसह',
      invitation: 'देवाच्या गौरवासाठी, {names} यांच्या पवित्र विवाहास आपण उपस्थित राहावे, ही विनंती.',
      thanks: 'आपल्या उपस्थितीबद्दल आणि प्रार्थनांबद्दल आभार.',
      anniversary: 'देवाच्या कृपेने एक वर्ष झाले. आपण सोबत होता, आभार.',
      bless: 'जोडप्यासाठी प्रार्थना किंवा शुभेच्छा लिहा',
    },
    functions: {
      engagement: { name: 'साखरपुडा' },
      roce: { name: 'रोस' },
      matrimony: { name: 'पवित्र विवाह' },
      reception: { name: 'स्वागत समारंभ' },
    },
  },
  modern: {
    name: 'साधे आधुनिक',
    phrases: {
      families: 'दोन्ही कुटुंबांच्या वतीने',
      invitation: '{names} यांचे लग्न आहे. आपण आलात तर आनंद द्विगुणित होईल.',
      thanks: 'आमच्या आनंदात सहभागी झाल्याबद्दल आभार.',
      anniversary: 'एक वर्ष झाले. सुरुवातीला आपण सोबत होता, आभार.',
      bless: 'जोडप्याला शुभेच्छा द्या',
    },
    functions: {
      engagement: { name: 'साखरपुडा' },
      mehndi: { name: 'मेंदी' },
      sangeet: { name: 'संगीत' },
      wedding: { name: 'विवाह' },
      dinner: { name: 'स्नेहभोजन' },
    },
  },
} satisfies Translated<typeof english.TRADITIONS>;
