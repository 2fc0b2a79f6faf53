import type { Family } from '#src/domain/guests/family.ts';

export const SHARMAS: Family = {
  id: 'fSharmaAAAAAAAAAAAAAAAA',
  name: 'Sharma family',
  phone: '+919829012345',
  functions: ['f1', 'f2'],
  seats: 4,
  side: 'one',
  language: 'en',
  tags: ['office', 'Jaipur'],
  note: '',
  sentAt: undefined,
  updatedAt: 1,
};

export const GUPTAS: Family = {
  ...SHARMAS,
  id: 'fGuptaAAAAAAAAAAAAAAAAA',
  name: 'गुप्ता परिवार',
  phone: '+919829012346',
  functions: ['f2'],
  seats: 2,
  side: 'two',
  language: 'hi',
  tags: [],
  note: 'फ़ोन शाम को करें',
  sentAt: Date.UTC(2026, 10, 12),
};

export const NANI: Family = {
  ...SHARMAS,
  id: 'fNaniAAAAAAAAAAAAAAAAAA',
  name: 'Nani ji',
  phone: '',
  seats: 1,
  side: 'both',
  tags: ['Jaipur'],
};
