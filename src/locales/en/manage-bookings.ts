export const MANAGE_BOOKINGS = {
  title: 'Manage Bookings',
  reading: 'Reading the bookings.',
  unreachable: { title: 'The bookings could not be read.', line: 'Check the connection and try again.' },
  noOrder: {
    title: 'We cannot find this order.',
    line: 'It may have been erased. You can still book something without it.',
  },
  month: {
    previous: 'Previous month',
    next: 'Next month',
    today: 'Today',
    grid: (month: string) => `Days of ${month}`,
    day: (day: string, taken: number, out: number) =>
      `${day}: ${taken === 0 ? 'nothing taken' : `${taken} taken`}${out > 0 ? `, ${out} fully booked` : ''}`,
    legend: 'The number is how much is taken. A red line: something is fully booked.',
  },
  day: {
    add: 'Book something',
    thing: 'What',
    left: (left: number, all: number) => (left < 0 ? `${-left} too many` : `${left} of ${all} left`),
    none: 'Nothing is booked on this day yet.',
    bookings: 'Booked',
    released: 'Released',
  },
  booking: {
    when: { morning: 'Morning', evening: 'Evening', day: 'Whole day' },
    untilMorning: 'until the next morning',
    morningAfter: 'Morning, from the day before',
    sources: { phone: 'Booked by telephone', enquiry: 'From an enquiry', order: 'From an order' },
    change: 'Change',
    release: 'Release',
    again: 'Book again',
    erase: 'Erase',
    named: (action: string, who: string) => `${action}: ${who}`,
    call: 'Call',
  },
  booked: {
    title: (order: string) => `Order ${order} is booked already`,
    line: 'Look at what is kept for it before you book more.',
    on: (day: string, things: string) => `${day}: ${things}`,
    more: 'Book something else for it',
  },
  kept: {
    title: 'This order is cancelled, but something is still booked for it',
    line: 'Nobody else can have it on that day until you release it.',
    unreadable: {
      title: 'We could not check whether anything is still booked for this cancelled order.',
      line: 'Check the connection and try again.',
    },
  },
  ofOrder: {
    title: 'Booked for this order',
    none: 'Nothing is booked for this order yet.',
    unreadable: {
      title: 'What is booked for this order could not be read.',
      line: 'Check the connection and try again.',
    },
  },
  saved: 'Booked.',
  changed: 'Changed.',
  released: 'Released. It is free again; ‘Book again’ restores it.',
  erased: 'Erased.',
  unsure:
    'It is not certain whether that was done. Check the connection and try again: nothing is booked twice, and nothing you typed is lost.',
  refused:
    'That was not done: something has changed in the meantime. Look at the day again; nothing you typed is lost.',
  eraseQuestion: (who: string) => ({
    title: `Erase the booking of ${who}?`,
    line: 'The name, number and note are erased for good.',
    keep: 'Keep it',
    confirm: 'Erase',
  }),
} as const;

export const BOOKING_FORM = {
  title: { new: 'A new booking', change: 'Change the booking' },
  who: 'Who is it for?',
  phone: 'Mobile number',
  optional: '(if you know it)',
  source: 'Where does it come from?',
  enquiry: 'Paste the message from WhatsApp',
  enquiryHint: 'We read from it what is wanted, the date and the place. Check it below.',
  order: 'Order',
  day: 'Date',
  part: 'When?',
  parts: {
    morning: { label: 'Morning', line: 'until about 3 pm' },
    evening: { label: 'Evening', line: 'until everybody is home, also after midnight' },
    day: { label: 'Whole day', line: '' },
  },
  untilMorning: 'Needed until the next morning, as for a vidaai at sunrise. Takes that morning too.',
  things: 'What do they want to book?',
  left: (left: number) => (left === 0 ? 'booked' : `${left} left`),
  stepper: {
    fewer: (name: string) => `Fewer: ${name}`,
    amount: (name: string) => `How many: ${name}`,
    more: (name: string) => `More: ${name}`,
    error: (max: number) => `Type a whole number from 0 to ${max}.`,
  },
  place: 'Place',
  note: 'Your note',
  save: 'Save the booking',
  cancel: 'Back without saving',
  errors: {
    who: 'Please type a name, so that you know later whose it is.',
    phone: 'Please check the number, or leave it empty.',
    day: 'Please choose a date, with the whole year.',
    part: 'Please choose morning, evening or the whole day.',
    things: 'Please choose at least one thing.',
    many: 'That is more than one booking can hold. Please split it into two.',
  },
  short: {
    title: 'Somebody else has just booked it',
    line: (thing: string, left: number) =>
      left === 0 ? `${thing}: all taken now.` : `${thing}: only ${left} left now.`,
    by: (who: string, what: string) => `${who}: ${what}`,
    taken: 'Taken for that time by:',
    kept: 'Everything you typed is still here. Choose something else, or another time.',
  },
  bookedNow: {
    title: 'Somebody else has just booked this order',
    line: 'What you typed is still here; press Back without saving to see what is kept for the order.',
  },
  conflict: {
    title: 'This booking has been changed in the meantime',
    line: 'Somebody else has saved it since you opened it. What you typed is still here; press Back without saving to see theirs.',
  },
} as const;

export const BOOKABLE_FORM = {
  title: 'How many of each do you have?',
  open: 'Change how many there are',
  line: 'Nothing can be booked more often than that for the same time. A horse is one animal, a DJ set one set of sound and lights, a photographer one team, the kitchen one dinner at a time.',
  first: 'Please count once; then the calendar opens. You can change it any day.',
  helper: 'First the owner counts how many there are of everything. Then bookings can be entered.',
  save: 'Save',
  saved: 'Saved. Visitors see it for every month with bookings.',
} as const;
