import type { TraditionId, TraditionTexts } from '#src/catalogue/traditions/tradition.ts';

/** What each tradition calls things; `{names}` is replaced by the couple's names. */
export const TRADITIONS = {
  hindu: {
    name: 'Hindu',
    phrases: {
      families: 'Together with our families',
      invitation:
        'With the blessings of our elders, we invite you and your family to the wedding of {names}. Please come, and bless the couple.',
      thanks: 'Thank you for coming, and for your blessings.',
      anniversary: 'A year already. Thank you for being part of the day it began.',
      bless: 'Bless the couple',
    },
    functions: {
      roka: { name: 'Roka' },
      sagai: { name: 'Sagai' },
      'ganesh-pujan': { name: 'Ganesh Pujan' },
      haldi: { name: 'Haldi', dress: 'Yellow clothes that can take a haldi stain' },
      mehndi: { name: 'Mehndi', dress: 'Green clothes, with sleeves that roll up' },
      sangeet: { name: 'Sangeet', dress: 'Bright, and good to dance in' },
      mayra: { name: 'Mayra (Bhaat)' },
      baraat: { name: 'Baraat', dress: 'Safas are tied at the gate' },
      varmala: { name: 'Varmala' },
      phere: { name: 'Phere' },
      vidaai: { name: 'Vidaai' },
      reception: { name: 'Reception' },
    },
  },
  muslim: {
    name: 'Muslim (nikah)',
    phrases: {
      families: 'By the grace of Allah, with our families',
      invitation:
        'We request the honour of your presence at the nikah of {names}, Insha’Allah. Your company and your duas will complete the day.',
      thanks: 'Thank you for your company and your duas.',
      anniversary: 'A year, Alhamdulillah. Please keep us in your duas.',
      bless: 'Send your duas',
    },
    functions: {
      mangni: { name: 'Mangni' },
      milad: { name: 'Milad' },
      manjha: { name: 'Manjha', dress: 'Yellow' },
      mehndi: { name: 'Mehndi', dress: 'Greens' },
      baraat: { name: 'Baraat' },
      nikah: { name: 'Nikah', timeLabel: 'after Maghrib' },
      rukhsati: { name: 'Rukhsati' },
      walima: { name: 'Walima' },
      chauthi: { name: 'Chauthi' },
    },
  },
  sikh: {
    name: 'Sikh (anand karaj)',
    phrases: {
      families: 'With the blessings of Waheguru',
      invitation:
        'With the blessings of Waheguru, our families request the pleasure of your company at the anand karaj of {names}.',
      thanks: 'Thank you for your company and your ardaas.',
      anniversary: 'A year, by Waheguru’s grace. Thank you for being there.',
      bless: 'Bless the couple',
    },
    functions: {
      roka: { name: 'Roka' },
      kurmai: { name: 'Kurmai (Shagan)' },
      maiyan: { name: 'Maiyan (Vatna)' },
      mehndi: { name: 'Mehndi and Sangeet', dress: 'Phulkari, and shoes that are easy to dance in' },
      jaggo: { name: 'Jaggo' },
      milni: { name: 'Milni' },
      'anand-karaj': { name: 'Anand Karaj', dress: 'Heads covered, shoes off. Langar follows.' },
      doli: { name: 'Doli' },
      reception: { name: 'Reception' },
    },
  },
  christian: {
    name: 'Christian',
    phrases: {
      families: 'Together with our parents',
      invitation:
        'To the glory of God, we request the honour of your presence at the Holy Matrimony of {names}.',
      thanks: 'Thank you for your presence and your prayers.',
      anniversary: 'A year, by God’s grace. Thank you for standing with us.',
      bless: 'Write the couple a prayer or a wish',
    },
    functions: {
      engagement: { name: 'Engagement' },
      roce: { name: 'Roce' },
      matrimony: { name: 'Holy Matrimony' },
      reception: { name: 'Reception' },
    },
  },
  modern: {
    name: 'Plain modern',
    phrases: {
      families: 'Together with our families',
      invitation: '{names} are getting married, and would love to have you there.',
      thanks: 'Thank you for celebrating with us.',
      anniversary: 'One year in. Thank you for being there at the start.',
      bless: 'Leave the couple a wish',
    },
    functions: {
      engagement: { name: 'Engagement' },
      mehndi: { name: 'Mehndi' },
      sangeet: { name: 'Sangeet' },
      wedding: { name: 'Wedding' },
      dinner: { name: 'Dinner' },
    },
  },
} satisfies Record<TraditionId, TraditionTexts>;
