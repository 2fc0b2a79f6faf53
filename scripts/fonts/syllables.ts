/** Conjuncts of names and texts in Hindi and Marathi; the fonts write any other with a half letter, which is correct but plainer. */
const CONJUNCTS = [
  'क्ष ज्ञ श्र त्र द्ध द्व द्य द्म द्र त्त क्त क्र ग्र प्र ब्र भ्र व्र ट्र ड्र ह्म ह्न ह्र ह्य',
  'ह्व ष्ट ष्ठ ट्ट ड्ड श्व श्च च्च ज्ज न्न ल्ल स्त्र न्द्र म्र क्ष्म हृ रु रू दृ च्य म्ह स्त',
  'ल्य क्क च्छ स्व स्ट स्क द्द क्य स्थ न्य न्ह प्य ध्य त्य ण्य ब्द क्स स्म स्प ल्द ख्य व्य ल्प',
  'फ़्त ब्ब ल्ह ल्क ब्ज़ ऱ्य क्ट्र ल्फ़ ल्म ब्ल स्स ङ्ग क्ट म्य क्श श्म ल्ड फ़्ट स्क्र प्ट श्त',
  'ग्घ स्ल ज्य न्द म्म स्ट्र त्थ ज़्य श्य क़्क़ म्फ्र प्ल व्व ख़्त फ़्ल प्श व्ह स्य ण्ड न्फ़',
  'प्प ल्ब त्म न्म म्प त्व ष्प फ़्र फ्र ल्ज क्ख स्ज प्स ट्य ष्ट्र प्च ट्स म्स ट्क स्प्र ज़्ल',
  'म्द ख्र ठ्य ष्ण ध्व झ्य य्य ख़्स प्त',
].flatMap((line) => line.split(' '));

/** What Devanagari is written with, in syllables: fonts shape each on its own. */
export function syllables(): string[] {
  const consonants = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ'];
  const letters = [...consonants, ...[...'कखगजडढफ'].map((letter) => `${letter}\u093c`)];
  const signs = [...'ािीुूृेैोौंँः्'].concat('ें', 'ों', 'ाँ', 'ीं');
  const halves = consonants.flatMap((letter) => [`${letter}्न`, `र्${letter}`]);
  return [
    ...letters,
    ...letters.flatMap((letter) => signs.map((sign) => letter + sign)),
    ...halves,
    ...CONJUNCTS.flatMap((conjunct) => [conjunct, ...[...'ािीु'].map((sign) => conjunct + sign)]),
  ];
}
