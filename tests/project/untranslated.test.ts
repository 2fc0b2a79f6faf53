// @vitest-environment node
import { expect, test } from 'vitest';
import { builtPage } from '#scripts/build/built-page.ts';
import { isEnglish, untranslatedFaults } from '#scripts/build/untranslated.ts';

const faultsOf = (html: string, settings = {}) => untranslatedFaults([builtPage('/hi/gift', html)], settings);

test('an English text, alternative text, label or description on a Hindi page is reported', () => {
  expect(faultsOf('<p>Wedding gifts</p>')).toEqual(['/hi/gift says in English: Wedding gifts']);
  expect(faultsOf('<img alt="A brass lamp">')).toHaveLength(1);
  expect(faultsOf('<button aria-label="Close"></button>')).toHaveLength(1);
  expect(faultsOf('<meta name="description" content="Gifts for the couple">')).toHaveLength(1);
});

test('names, addresses and what is marked as English are not', () => {
  expect(faultsOf('<a lang="en">English</a><span lang="en">Shahi Paneer</span>')).toEqual([]);
  expect(faultsOf('<p>शगुन (Shagun) के QR कोड: https://shagun.example, hello@shagun.example</p>')).toEqual([]);
  expect(faultsOf('<meta name="viewport" content="width=device-width"><script>let word</script>')).toEqual(
    [],
  );
});

test('the owner’s own values are known, whatever their language', () => {
  const html = '<p>Mangal Wedding House ही क्यों</p><p>mangalindore</p><p>Indore</p><p>कोड MANGAL20</p>';
  const settings = {
    VITE_NAME: 'Mangal Wedding House',
    VITE_CITY: 'Indore',
    VITE_INSTAGRAM: 'https://www.instagram.com/mangalindore',
  };
  expect(faultsOf(html)).toHaveLength(4);
  expect(faultsOf(html, settings)).toEqual([]);
});

test('a Hindi sentence with one English word is reported', () => {
  expect(isEnglish('अपना order भेजें')).toBe(true);
  expect(isEnglish('अपना ऑर्डर भेजें')).toBe(false);
});
