import { EditorScreen } from '#e2e/screens/editor-screen.ts';
import { openLive } from '#e2e/support/live.ts';
import { COUPLE, openDesk } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';
import { CODE, COMING, CONTACT, INVITATION, PATH, START, TEAM } from '#tests/support/invitation-documents.ts';

test.use({ reducedMotion: 'no-preference' });

const PAGE = {
  ...INVITATION,
  couple: { one: INVITATION.couple.one, two: { name: 'Meera', also: 'मीरा', script: 'Deva' } },
  families: { one: 'Son of Smt. Asha', two: 'Daughter of Smt. Kavita' },
  texts: { ...INVITATION.texts, blessing: 'With love', invitation: 'Do come!' },
  functions: { f1: { ...COMING, name: 'Garba night', timeLabel: 'after sunset' } },
  contacts: { c1: CONTACT },
  createdAt: START,
};

/** Each text of the couple, by the label of its field and the step it is in. */
const TEXTS = {
  Names: { City: 'जयपुर' },
  Functions: {
    'Name of the function': 'गरबा की रात',
    'Shown instead of the time': 'सूर्यास्त के बाद',
    'Place and address': 'रामबाग पैलेस, जयपुर',
    'What to wear, or to know': 'चटक रंग',
  },
  Words: {
    'About the family of Aarav': 'श्रीमती आशा के सुपुत्र',
    'About the family of Meera': 'श्रीमती कविता की सुपुत्री',
    'Your line of blessing': 'सप्रेम',
    'The invitation': 'ज़रूर आइए!',
  },
  Settings: { 'Name 1': 'आशा बुआ' },
} as const;

const STEPS = ['Names', 'Functions', 'Words', 'Settings'] as const;

test('a couple writes each text in both languages, and a guest who reads Hindi finds no English of theirs', {
  tag: '@phone',
}, async ({ page, database }) => {
  await database.add(PATH, PAGE);
  await database.add(TEAM, { editors: [COUPLE] });
  await openDesk(page);
  const editor = new EditorScreen(page);
  for (const step of STEPS) {
    await editor.goTo(step);
    if (step === 'Functions') await page.getByRole('button', { name: /^Garba night/ }).click();
    for (const [label, hindi] of Object.entries(TEXTS[step])) {
      await page.getByRole('textbox', { name: `${label}, in Hindi` }).fill(hindi);
    }
  }
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('Saved. Guests will see it')).toBeVisible();
  await page.reload();
  await editor.goTo('Words');
  await expect(page.getByRole('textbox', { name: 'The invitation, in Hindi' })).toHaveValue('ज़रूर आइए!');

  await openLive(page, `/i/${CODE}`);
  await page.getByRole('button', { name: 'Open the invitation' }).click();
  await expect(page.getByText('Do come!')).toBeVisible();
  await page.getByRole('button', { name: 'हिन्दी', exact: true }).click();
  const main = page.getByRole('main');
  for (const hindi of STEPS.flatMap((step) => Object.values(TEXTS[step]))) {
    await expect(main.getByText(hindi).first()).toBeVisible();
  }
  await expect(main).not.toContainText(
    /Jaipur|Garba|sunset|Rambagh|Bright|Son of|Daughter of|With love|Do come|Asha|Aarav & Meera/,
  );
});
