import type { Branch } from '#src/catalogue/farewell-branches.ts';
import { BRANCHES as ENGLISH } from '#src/catalogue/farewell-branches.ts';
import { translateEach } from '#src/catalogue/translate-each.ts';

export * from '#src/catalogue/farewell-branches.ts';

export const BRANCHES: readonly Branch[] = translateEach<Branch, string>(
  ENGLISH,
  {
    electrical: 'इलेक्ट्रिकल इंजीनियरिंग',
    mechanical: 'मैकेनिकल इंजीनियरिंग',
    it: 'इन्फ़ॉर्मेशन टेक्नोलॉजी',
    ece: 'इलेक्ट्रॉनिक्स एंड कम्युनिकेशन इंजीनियरिंग',
    civil: 'सिविल इंजीनियरिंग',
    chemical: 'केमिकल इंजीनियरिंग',
    mining: 'माइनिंग इंजीनियरिंग',
    metal: 'मेटलर्जिकल इंजीनियरिंग',
    cse: 'कंप्यूटर साइंस एंड इंजीनियरिंग',
  },
  (branch, name) => ({ ...branch, name }),
);

export function findBranch(id: string | undefined): Branch | undefined {
  return BRANCHES.find((branch) => branch.id === id);
}
