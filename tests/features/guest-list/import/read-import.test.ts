import { describe, expect, test } from 'vitest';
import { GUEST_IMPORT } from '#src/domain/guests/limits.ts';
import type { FoundRow } from '#src/features/guest-list/import/import-row.ts';
import { readImport } from '#src/features/guest-list/import/read-import.ts';

const BOM = '\ufeff';

type Read = Pick<FoundRow, 'name' | 'phone' | 'seats' | 'tags' | 'note'>;

function rowsIn(text: string): readonly Read[] {
  const reading = readImport(text);
  if ('refused' in reading) throw new Error(reading.refused);
  return reading.rows.map(({ name, phone, seats, tags, note }) => ({ name, phone, seats, tags, note }));
}

function family(name: string, phone = '', rest: Partial<Read> = {}): Read {
  return { name, phone, seats: '', tags: '', note: '', ...rest };
}

describe('a table with headings is read', () => {
  test('with a name in one column and in its parts, once', () => {
    expect(rowsIn('Name,Given Name,Family Name\nRamesh Sharma,Ramesh,Sharma')).toEqual([
      family('Ramesh Sharma'),
    ]);
    expect(rowsIn('Name,Last name,Phone\nRavi,Sharma,98290 12345')).toEqual([
      family('Ravi Sharma', '+919829012345'),
    ]);
    expect(rowsIn('Full name,First name,Last name,Phone\nAsha Rao,Asha,Rao,98290 12345')).toEqual([
      family('Asha Rao', '+919829012345'),
    ]);
  });

  test('in English, from Excel with its byte order mark, in any order of columns', () => {
    const csv = `${BOM}Mobile No.,Guest Name,No. of Guests,Group,Notes\r\n98290 12345,Sharma family,4,office,"Jain food, no root vegetables"\r\n,Nani ji,,,\r\n`;
    expect(rowsIn(csv)).toEqual([
      family('Sharma family', '+919829012345', {
        seats: '4',
        tags: 'office',
        note: 'Jain food, no root vegetables',
      }),
      family('Nani ji'),
    ]);
  });

  test('in Hindi, separated by semicolons', () => {
    expect(rowsIn('नाम;मोबाइल नंबर;संख्या\nशर्मा परिवार, जयपुर;९८२९०१२३४५;४')).toEqual([
      family('शर्मा परिवार, जयपुर', '+919829012345', { seats: '4' }),
    ]);
  });

  test('copied from a spreadsheet, separated by tabs', () => {
    expect(rowsIn('Name\tPhone\nVerma ji\t+91 98290 12346')).toEqual([family('Verma ji', '+919829012346')]);
  });

  test('exported from Google Contacts, with names in parts and several numbers', () => {
    const csv =
      'First Name,Middle Name,Last Name,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value\nRamesh,Kumar,Sharma,r@example.com,Mobile,98290 12345,98290 12346';
    expect(rowsIn(csv)).toEqual([family('Ramesh Kumar Sharma', '+919829012345', { note: '+919829012346' })]);
  });

  test('a list below the word Family alone is read like any other lines', () => {
    expect(rowsIn('Family\nSharma ji 98290 12345\nVerma ji, 9829012346, 4')).toEqual([
      family('Sharma ji', '+919829012345'),
      family('Verma ji', '+919829012346', { seats: '4' }),
    ]);
  });

  test('and names the columns that are not used', () => {
    expect(readImport('Name,Phone,E-mail,Photo\nAsha,9829012345,a@example.com,')).toMatchObject({
      unused: ['E-mail'],
    });
  });

  test.each([
    ['from a sheet', 'Sharma and Verma wedding 2027,,\n,,\nName,Phone,Seats\nAsha,98290 12345,4', 1],
    ['of several lines', 'Guest list\nUpdated, by Papa\nName;Phone;Seats\nAsha;98290 12345;4', 2],
    ['that is a word for a name', 'Family\nName\tPhone\tSeats\nAsha\t98290 12345\t4', 1],
  ])('below a title %s, which is no family', (_, text, titles) => {
    const reading = readImport(text);
    const rows = 'rows' in reading ? reading.rows : [];
    expect(rows.map((row) => row.is)).toEqual([...Array<string>(titles).fill('aside'), 'family']);
    expect(rowsIn(text).at(-1)).toEqual(family('Asha', '+919829012345', { seats: '4' }));
  });

  test('drawn with bars, its rule and its total left out', () => {
    const text =
      '| Name | Phone | Guests |\n|:-----|------:|---|\n| Asha | 98290 12345 | 4 |\n| Nani ji | | 1 |\n| Total | | 5 |';
    const reading = readImport(text);
    const rows = 'rows' in reading ? reading.rows : [];
    expect(rows.map(({ is, name, phone, seats }) => (is === 'family' ? [name, phone, seats] : is))).toEqual([
      'aside',
      ['Asha', '+919829012345', '4'],
      ['Nani ji', '', '1'],
      'aside',
    ]);
  });

  test('a number or seats that cannot be read stay as they were written', () => {
    expect(rowsIn('Name,Phone,Seats\nAsha,ask Papa,4 + kids')).toEqual([
      family('Asha', 'ask Papa', { seats: '4 + kids' }),
    ]);
  });
});

describe('a table without headings is read cell by cell', () => {
  test('with quoted names and a serial number', () => {
    expect(rowsIn('"Sharma, Anil and family",9829012345,4\n"Gupta ji",9829012346,')).toEqual([
      family('Sharma, Anil and family', '+919829012345', { seats: '4' }),
      family('Gupta ji', '+919829012346'),
    ]);
  });

  test('a stray quote loses no line', () => {
    expect(rowsIn('Ramu "the boss" 9829012345\nShyam, 9829012346').map(({ name }) => name)).toEqual([
      'Ramu "the boss"',
      'Shyam',
    ]);
  });

  test.each(['', 'Name,Mobile\n'])('a quote that is never closed loses no line below it (%j)', (headings) => {
    const text = `${headings}Sharma ji, 98290 12345\n"Bunty Malhotra, 98290 12359\nGupta ji, 98290 12360`;
    const rows = rowsIn(text);
    expect(rows.map(({ name }) => name.replace('"', ''))).toEqual([
      'Sharma ji',
      'Bunty Malhotra',
      'Gupta ji',
    ]);
    expect(rows.map(({ phone }) => phone)).toEqual(['+919829012345', '+919829012359', '+919829012360']);
  });

  test('beside a number in its column are seats, or a remark that goes into the note', () => {
    const rows = rowsIn(
      'Name,Contact,Mobile\nSharma family,Ramesh,98290 12345 (6)\nGupta ji,,98290 12346 (office)\nVerma ji,,1234',
    );
    expect(rows).toMatchObject([
      { phone: '+919829012345', seats: '6', note: 'Ramesh' },
      { phone: '+919829012346', seats: '', note: '(office)' },
      { phone: '1234', seats: '', note: '' },
    ]);
  });

  test('the last name without a line break is not lost', () => {
    expect(rowsIn('Name\nSharma family\nVerma ji').map(({ name }) => name)).toEqual([
      'Sharma family',
      'Verma ji',
    ]);
  });
});

describe('pasted lines', () => {
  test('a name with its number on the next line is one family', () => {
    expect(rowsIn('Sharma ji\n+91 98290 12345\n\nVerma ji\n+91 98290 12346')).toEqual([
      family('Sharma ji', '+919829012345'),
      family('Verma ji', '+919829012346'),
    ]);
  });

  test('the members of a WhatsApp group become a row each', () => {
    expect(rowsIn('Papa, +91 98290 12345, +91 98290 12346, +91 98290 12347, You')).toEqual([
      family('Papa'),
      family('', '+919829012345'),
      family('', '+919829012346'),
      family('', '+919829012347'),
      family('You'),
    ]);
  });

  test('a joined letter of a Hindi name keeps its joiner', () => {
    expect(rowsIn('क्\u200dषमा जी, 9829012345')[0]?.name).toBe('क्\u200dषमा जी');
  });
});

describe('contact cards are read', () => {
  test('of an iPhone, with its labelled numbers, the mobile first', () => {
    const card = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Sharma;Ramesh;;;',
      'FN:Ramesh Sharma',
      'item1.TEL;type=HOME:0141 2345678',
      'item1.X-ABLabel:Ghar',
      'TEL;type=CELL;type=VOICE;type=pref:+91 98290 12345',
      'END:VCARD',
    ].join('\r\n');
    expect(rowsIn(card)).toEqual([family('Ramesh Sharma', '+919829012345', { note: '0141 2345678' })]);
  });

  test('of an old Android phone, in quoted-printable over two lines', () => {
    const card = [
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;=E0=A4=B6=E0=A4=B0=E0=A5=8D=E0=A4=AE=E0=A4=BE;;;',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E0=A4=B6=E0=A4=B0=E0=A5=8D=E0=A4=AE=',
      '=E0=A4=BE=20=E0=A4=9C=E0=A5=80',
      'TEL;CELL:9829012345',
      'END:VCARD',
    ].join('\n');
    expect(rowsIn(card)).toEqual([family('शर्मा जी', '+919829012345')]);
  });

  test('in version 4, folded, with a name in parts only', () => {
    const card =
      'BEGIN:VCARD\nVERSION:4.0\nN:Iyer;Lakshmi;;Dr.;\nTEL;VALUE=uri;TYPE="cell,voice":tel:+91-98290-\n 12346\nEND:VCARD';
    expect(rowsIn(card)).toEqual([family('Dr. Lakshmi Iyer', '+919829012346')]);
  });

  test('a card without a name stays, to be named; its picture does not count', () => {
    const picture = `PHOTO;ENCODING=b;TYPE=JPEG:${'A'.repeat(60)}\n ${`${'B'.repeat(70)}\n `.repeat(10_000)}\n`;
    const cards = `BEGIN:VCARD\nVERSION:3.0\n${picture}TEL:9829012347\nEND:VCARD\nBEGIN:VCARD\nFN:Rao family\nEND:VCARD`;
    expect(cards.length).toBeGreaterThan(GUEST_IMPORT.bytes);
    expect(rowsIn(cards)).toEqual([family('', '+919829012347'), family('Rao family')]);
  });
});

describe('too long a list is refused as a whole', () => {
  test('from 2,001 lines on', () => {
    expect(readImport('Sharma ji\n'.repeat(2_000))).toHaveProperty('rows');
    expect(readImport('Sharma ji\n'.repeat(2_001))).toEqual({ refused: 'tooManyLines' });
  });

  test('above 512 kB', () => {
    expect(readImport('म'.repeat(200_000))).toEqual({ refused: 'tooLarge' });
  });

  test('and so is one with nothing in it', () => {
    expect(readImport(' \n\n')).toEqual({ refused: 'empty' });
  });
});

test('+91 is said to be added where it was, and not to a number of another country', () => {
  const repairsOf = (text: string) => {
    const reading = readImport(text);
    return 'refused' in reading ? undefined : reading.rows[0]?.repairs;
  };
  expect(repairsOf('Asha 9829000001')).toContain('countryCode');
  expect(repairsOf('Asha 00971501234567')).not.toContain('countryCode');
});
