/** A guest list as families really paste it, with the expected result of each line, written by hand. */

interface Expected {
  readonly line: string;
  readonly result: 'accepted' | 'repaired' | 'duplicate' | 'unclear' | 'aside';
  readonly name: string;
  readonly phone: string;
  readonly seats?: string;
  readonly note?: string;
}

export const MESSY_LINES: readonly Expected[] = [
  {
    line: 'Sharma family, 98290 12345, 4',
    result: 'repaired',
    name: 'Sharma family',
    phone: '+919829012345',
    seats: '4',
  },
  { line: 'Chacha ji +91-98290-12346', result: 'accepted', name: 'Chacha ji', phone: '+919829012346' },
  {
    line: 'Verma ji\t+91 98290 12347\t2',
    result: 'accepted',
    name: 'Verma ji',
    phone: '+919829012347',
    seats: '2',
  },
  {
    line: 'Gupta parivar; 09829012348; 6',
    result: 'repaired',
    name: 'Gupta parivar',
    phone: '+919829012348',
    seats: '6',
  },
  {
    line: 'शर्मा परिवार, ९८२९०१२३४९, ५',
    result: 'repaired',
    name: 'शर्मा परिवार',
    phone: '+919829012349',
    seats: '5',
  },
  {
    line: '• Agarwal uncle - 98290 12350',
    result: 'repaired',
    name: 'Agarwal uncle',
    phone: '+919829012350',
  },
  { line: '7. Meena bua (3)', result: 'repaired', name: 'Meena bua', phone: '', seats: '3' },
  { line: 'Nani ji', result: 'accepted', name: 'Nani ji', phone: '' },
  {
    line: '[12/11/26, 6:12:01 pm] Papa: Jain sahab 9829012351',
    result: 'repaired',
    name: 'Jain sahab',
    phone: '+919829012351',
  },
  {
    line: '12/11/2026, 18:14 - Mummy: Khanna ji, 9829012352, 4 log',
    result: 'repaired',
    name: 'Khanna ji',
    phone: '+919829012352',
    seats: '4',
  },
  { line: '~Ritu ❤️ +91 98290 12353', result: 'repaired', name: 'Ritu', phone: '+919829012353' },
  {
    line: '*Bansal ji*  \u202a+91 98290 12354\u202c',
    result: 'repaired',
    name: 'Bansal ji',
    phone: '+919829012354',
  },
  { line: 'sharma FAMILY', result: 'duplicate', name: 'sharma FAMILY', phone: '' },
  {
    line: 'Sharma ji (Tonk Road), 9829012345',
    result: 'duplicate',
    name: 'Sharma ji (Tonk Road)',
    phone: '+919829012345',
  },
  { line: 'Mathur, 98290 1235', result: 'unclear', name: 'Mathur', phone: '98290 1235' },
  { line: '98290 12355', result: 'unclear', name: '', phone: '+919829012355' },
  { line: 'Saxena sir, 0141-2345678', result: 'unclear', name: 'Saxena sir', phone: '0141-2345678' },
  {
    line: 'Rakesh bhaiya, 98290 12356 / 98290 12357',
    result: 'repaired',
    name: 'Rakesh bhaiya',
    phone: '+919829012356',
    note: '+919829012357',
  },
  {
    line: 'Anita aunty, 9829012358, 2, Jaipur',
    result: 'repaired',
    name: 'Anita aunty',
    phone: '+919829012358',
    seats: '2',
    note: 'Jaipur',
  },
  {
    line: '"Bunty" Malhotra 9829012359',
    result: 'repaired',
    name: '"Bunty" Malhotra',
    phone: '+919829012359',
  },
  {
    line: 'Dr. & Mrs. Iyer, +44 7911 123456, 2',
    result: 'accepted',
    name: 'Dr. & Mrs. Iyer',
    phone: '+447911123456',
    seats: '2',
  },
  { line: 'Suresh +3, 9829012360', result: 'repaired', name: 'Suresh', phone: '+919829012360', seats: '4' },
  { line: 'Pooja and Karan x 2', result: 'repaired', name: 'Pooja and Karan', phone: '', seats: '2' },
  {
    line: '(24) Office: Deepak 9829012361',
    result: 'repaired',
    name: 'Office: Deepak',
    phone: '+919829012361',
  },
  { line: '२५) गुप्ता जी 9829012362', result: 'repaired', name: 'गुप्ता जी', phone: '+919829012362' },
  { line: 'Tau ji 919829012363', result: 'repaired', name: 'Tau ji', phone: '+919829012363' },
  {
    line: 'Kapoor sahab, 0091 98290 12364',
    result: 'repaired',
    name: 'Kapoor sahab',
    phone: '+919829012364',
  },
  {
    line: 'Singh family, 9829012365, 0',
    result: 'unclear',
    name: 'Singh family',
    phone: '+919829012365',
    seats: '0',
  },
  { line: 'Whole mohalla, , 120', result: 'unclear', name: 'Whole mohalla', phone: '', seats: '120' },
  { line: '-----', result: 'aside', name: '', phone: '' },
  { line: '<Media omitted>', result: 'aside', name: '', phone: '' },
  { line: '32 Neha di 98290.12366', result: 'repaired', name: 'Neha di', phone: '+919829012366' },
  {
    line: 'Contact: Imran bhai, (+91) 98290 12367',
    result: 'repaired',
    name: 'Imran bhai',
    phone: '+919829012367',
  },
  {
    line: 'ਸੁਖਵਿੰਦਰ ਸਿੰਘ, 9829012368, 3',
    result: 'repaired',
    name: 'ਸੁਖਵਿੰਦਰ ਸਿੰਘ',
    phone: '+919829012368',
    seats: '3',
  },
  {
    line: 'Fernandes family | 9829012369 | 4 persons',
    result: 'repaired',
    name: 'Fernandes family',
    phone: '+919829012369',
    seats: '4',
  },
  {
    line: 'Joshi ji 98290 12370 4',
    result: 'repaired',
    name: 'Joshi ji',
    phone: '+919829012370',
    seats: '4',
  },
  { line: 'Mama ji    98290 12346', result: 'duplicate', name: 'Mama ji', phone: '+919829012346' },
  { line: 'Trivedi parivar 5 लोग', result: 'repaired', name: 'Trivedi parivar', phone: '', seats: '5' },
  { line: 'Bua ji, 9.82901E+09', result: 'unclear', name: 'Bua ji', phone: '9.82901E+09' },
  {
    line: `${'The families of Shri Ram Gopal Sharma and all his brothers of'} Sikar`,
    result: 'unclear',
    name: 'The families of Shri Ram Gopal Sharma and all his brothers of Sikar',
    phone: '',
  },
];

export const MESSY_LIST = MESSY_LINES.map(({ line }) => line).join('\n');
