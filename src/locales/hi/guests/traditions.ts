import type * as english from '#src/locales/en/guests/traditions.ts';
import type { Translated } from '#src/locales/translated.ts';

export const TRADITIONS = {
  hindu: {
    name: 'हिंदू',
    phrases: {
      families: 'दोनों परिवारों की ओर से',
      invitation:
        'बड़ों के आशीर्वाद से, {names} के शुभ विवाह के मांगलिक अवसर पर आप सपरिवार सादर आमंत्रित हैं। पधारकर वर-वधू को आशीर्वाद प्रदान करें।',
      thanks: 'आप आए और आशीर्वाद दिया, आपका हृदय से धन्यवाद।',
      anniversary: 'एक वर्ष हो गया। उस शुभ दिन आप साथ थे, आपका धन्यवाद।',
      bless: 'वर-वधू को आशीर्वाद दें',
    },
    functions: {
      roka: { name: 'रोका' },
      sagai: { name: 'सगाई' },
      'ganesh-pujan': { name: 'गणेश पूजन' },
      haldi: { name: 'हल्दी', dress: 'पीले कपड़े, जिन पर हल्दी लग सके' },
      mehndi: { name: 'मेहंदी', dress: 'हरे रंग के कपड़े, जिनकी आस्तीनें चढ़ाई जा सकें' },
      sangeet: { name: 'संगीत', dress: 'चटक रंग, जिनमें नाचना आसान हो' },
      mayra: { name: 'मायरा (भात)' },
      baraat: { name: 'बारात', dress: 'साफ़े द्वार पर बाँधे जाएँगे' },
      varmala: { name: 'वरमाला' },
      phere: { name: 'फेरे' },
      vidaai: { name: 'विदाई' },
      reception: { name: 'प्रीतिभोज' },
    },
  },
  muslim: {
    name: 'मुस्लिम (निकाह)',
    phrases: {
      families: 'अल्लाह के फ़ज़्ल से, दोनों ख़ानदानों की तरफ़ से',
      invitation: 'इंशाअल्लाह, {names} के निकाह में आपकी शिरकत की गुज़ारिश है। तशरीफ़ लाएँ और अपनी दुआओं से नवाज़ें।',
      thanks: 'आपकी शिरकत और आपकी दुआओं का शुक्रिया।',
      anniversary: 'अल्हम्दुलिल्लाह, एक साल हुआ। हमें अपनी दुआओं में याद रखें।',
      bless: 'अपनी दुआएँ भेजें',
    },
    functions: {
      mangni: { name: 'मंगनी' },
      milad: { name: 'मिलाद' },
      manjha: { name: 'मांझा', dress: 'पीले कपड़े' },
      mehndi: { name: 'मेहंदी', dress: 'हरे रंग के कपड़े' },
      baraat: { name: 'बारात' },
      nikah: { name: 'निकाह', timeLabel: 'मग़रिब की नमाज़ के बाद' },
      rukhsati: { name: 'रुख़्सती' },
      walima: { name: 'दावत-ए-वलीमा' },
      chauthi: { name: 'चौथी' },
    },
  },
  sikh: {
    name: 'सिख (आनंद कारज)',
    phrases: {
      families: 'वाहेगुरु की मेहर से',
      invitation: 'वाहेगुरु की मेहर से, हमारे परिवार आपको {names} के आनंद कारज में सादर आमंत्रित करते हैं।',
      thanks: 'आपकी हाज़िरी और अरदास के लिए शुक्रिया।',
      anniversary: 'वाहेगुरु की मेहर से एक साल हुआ। आप साथ थे, शुक्रिया।',
      bless: 'जोड़ी को असीस दें',
    },
    functions: {
      roka: { name: 'रोका' },
      kurmai: { name: 'कुड़माई (शगन)' },
      maiyan: { name: 'माइयाँ (वटना)' },
      mehndi: { name: 'मेहंदी और संगीत', dress: 'फुलकारी, और नाचने लायक जूते' },
      jaggo: { name: 'जागो' },
      milni: { name: 'मिलनी' },
      'anand-karaj': { name: 'आनंद कारज', dress: 'सिर ढककर और जूते उतारकर आएँ। उसके बाद लंगर।' },
      doli: { name: 'डोली' },
      reception: { name: 'रिसेप्शन' },
    },
  },
  christian: {
    name: 'ईसाई',
    phrases: {
      families: 'माता-पिता के साथ',
      invitation: 'परमेश्वर की महिमा के लिए, {names} के पवित्र विवाह में आप सादर आमंत्रित हैं।',
      thanks: 'आपकी उपस्थिति और प्रार्थनाओं के लिए धन्यवाद।',
      anniversary: 'परमेश्वर के अनुग्रह से एक वर्ष हुआ। आप साथ थे, धन्यवाद।',
      bless: 'जोड़े के लिए प्रार्थना या शुभकामना लिखें',
    },
    functions: {
      engagement: { name: 'सगाई' },
      roce: { name: 'रोस' },
      matrimony: { name: 'पवित्र विवाह' },
      reception: { name: 'रिसेप्शन' },
    },
  },
  modern: {
    name: 'सादा आधुनिक',
    phrases: {
      families: 'अपने परिवारों के साथ',
      invitation: '{names} की शादी है। आप आएँगे तो ख़ुशी दोगुनी होगी।',
      thanks: 'हमारी ख़ुशी में शामिल होने का शुक्रिया।',
      anniversary: 'एक साल हो गया। शुरुआत में आप साथ थे, शुक्रिया।',
      bless: 'जोड़े को शुभकामना दें',
    },
    functions: {
      engagement: { name: 'सगाई' },
      mehndi: { name: 'मेहंदी' },
      sangeet: { name: 'संगीत' },
      wedding: { name: 'विवाह' },
      dinner: { name: 'रात्रिभोज' },
    },
  },
} satisfies Translated<typeof english.TRADITIONS>;
