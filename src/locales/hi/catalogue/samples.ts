import { phraseBook } from '#src/catalogue/phrase-book.ts';
import { withAlt } from '#src/catalogue/picture.ts';
import type { SampleEntry, Samples } from '#src/catalogue/samples.ts';
import { SAMPLES as ENGLISH } from '#src/catalogue/samples.ts';
import type { PictureSource } from '#src/config/media.ts';

export * from '#src/catalogue/samples.ts';

const tabInHindi = phraseBook({
  Photos: 'तस्वीरें',
  Videos: 'वीडियो',
  Film: 'फ़िल्म',
  Albums: 'एल्बम',
  HD: 'एचडी',
  'Air Brush': 'एयरब्रश',
  'With figure': 'आकृतियों के साथ',
  Without: 'बिना आकृतियों के',
});

const clipInHindi = phraseBook({
  'The band at the gate': 'द्वार पर बैंड',
  'Dhol and dancers': 'ढोल और भांगड़ा',
  'An evening of old songs': 'पुराने गानों की एक शाम',
  'Road DJ at dusk': 'शाम का रोड डीजे',
  'The screen with your names': 'आपके नामों वाली स्क्रीन',
  'The floor is open': 'डांस फ़्लोर तैयार है',
  'Lights from above': 'ऊपर से रोशनी',
  'Smoke, paper and light': 'धुआँ, काग़ज़ और रोशनी',
  'Fireworks over the venue': 'समारोह के ऊपर आतिशबाज़ी',
  'A wedding film': 'शादी की एक फ़िल्म',
});

/** Alternative text by the picture's name under `services/`. */
const altOf = phraseBook({
  'makeup/hero': 'दुल्हन की मेहंदी और चूड़ियों वाले दो हाथ',
  'makeup/haldi': 'पत्ते पर हल्दी का पीतल का कटोरा, पास में दही और कुमकुम',
  'makeup/mehndi': 'बने हुए मंडल पर मेहंदी का कटोरा, चारों ओर मेहंदी के कोन',
  'makeup/party': 'ट्रे में लिपस्टिक, ब्रश, पाउडर और पैलेट',
  'makeup/engagement': 'गुलाबों के घेरे में मखमल पर दो अँगूठियाँ',
  'makeup/reception': 'नीले मखमल पर पन्ने के झुमके, माँग टीका और चूड़ियाँ',
  'makeup/bridal': 'लाल दुपट्टे के पास माणिक का हार, झुमके, नथ और चूड़ियाँ',
  'makeup/anniversary': 'तीन लाल गुलाब, साथ में पाउडर, लिपस्टिक और इत्र',
  'makeup/bridal-mehndi': 'दुल्हन की मेहंदी रची दो हथेलियाँ',
  'dj/premium-band': 'मालाओं के साथ पीतल के बाजे और बैंड के ढोल',
  'dj/punjabi-bhangra': 'फुलकारी के आगे लटकनों वाला ढोल',
  'dj/hero': 'लाउडस्पीकरों और रोशनी की किरणों के बीच डीजे बूथ',
  'dj/musical-orchestra': 'मेहराब के नीचे हारमोनियम, तबला और शहनाई',
  'dj/road-dj': 'लाउडस्पीकर वाला सजा हुआ ट्रक',
  'dj/upgraded-road-dj': 'स्क्रीन और रोशनी की किरणों वाला ट्रक',
  'dj/dance-floor': 'जगमगाते डांस फ़्लोर के ऊपर मिरर बॉल',
  'dj/premium-truss': 'ट्रस और रोशनी की किरणों के नीचे डीजे बूथ',
  'dj/add-ons': 'नाम वाला बैनर, लाइटें, स्मोक गन और पेपर गन',
  'horse/hero': 'दीयों और छतरी के पास सजी हुई घोड़ी',
  'horse/single': 'मालाओं और कलगी से सजी घोड़ी',
  'horse/rath': 'शाम के समय लाल छत्र वाला सुनहरा रथ',
  'horse/double-baggi': 'नीली-हरी छत और फूलों वाली सफ़ेद बग्घी',
  'horse/rath-replica': 'घोड़े के मॉडल के पीछे फूलों से सजा रथ',
  'firecrackers/hero': 'पानी के किनारे बने महल के ऊपर आतिशबाज़ी',
  'firecrackers/package-1': 'आतिशबाज़ी के नीचे चिंगारियाँ बिखेरते अनारों की क़तार',
  'firecrackers/package-2': 'पटाखों का खुला डिब्बा, पास में चकरियों की थाली',
  'firecrackers/package-3': 'जगमगाती मेहराब के सामने रुपहली और सुनहरी चिंगारियाँ',
  'firecrackers/package-4': 'जगमगाते महल के ऊपर स्काई शॉट',
  'photography/hero': 'शादी की तस्वीरों और फूलों के बीच कैमरा',
  'photography/pre-wedding': 'शादी से पहले की सैर में एक जोड़े की तस्वीरें',
  'photography/wedding': 'शादी की रस्मों की तस्वीरें',
  'photography/album': 'शादी का जिल्द वाला एल्बम',
  'photography/drone': 'जगमगाते महल के ऊपर ड्रोन',
});

export const SAMPLES: Readonly<Record<string, Samples>> = Object.fromEntries(
  Object.entries(ENGLISH).map(([service, samples]) => [service, samplesInHindi(samples)]),
);

function samplesInHindi(samples: Samples): Samples {
  if (isList(samples)) return samples.map(entryInHindi);
  return Object.fromEntries(
    Object.entries(samples).map(([tab, entries]) => [tabInHindi(tab), entries.map(entryInHindi)]),
  );
}

function isList(samples: Samples): samples is readonly SampleEntry[] {
  return Array.isArray(samples);
}

function entryInHindi(entry: SampleEntry): SampleEntry {
  if (typeof entry === 'string') return entry;
  if (!('type' in entry)) return pictureInHindi(entry);
  if (entry.type === 'album') return entry;
  return { ...entry, title: clipInHindi(entry.title), poster: pictureInHindi(entry.poster) };
}

function pictureInHindi(picture: PictureSource): PictureSource {
  return withAlt(picture, altOf(picture.name.replace('services/', '')));
}
