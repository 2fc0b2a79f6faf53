import { LIMITS } from '#src/domain/guests/limits.ts';

const people = (count: number) => (count === 1 ? '1 person is coming' : `${count} people are coming`);
const among = (children: number) =>
  children === 1 ? ', 1 of them a child' : `, ${children} of them children`;

/** A guest’s reply. Times come with their zone. */
export const REPLY = {
  intro: (seats: number) =>
    seats === 1 ? 'A seat is kept for you.' : `${seats} seats are kept for your family.`,
  introOpen: 'Please tell the family who you are, and how many of you will come.',
  /** Answers for all functions at once. */
  allOfUs: (seats: number, functions: number) =>
    `${seats === 1 ? 'I am coming' : `All ${seats} of us are coming`}${functions > 1 ? ' to everything' : ''}`,
  name: 'Your name',
  phone: 'Your mobile number',
  answers: { coming: 'Coming', notComing: 'Not coming', unsure: 'Not sure yet' },
  answerFor: (name: string) => `Will you come to ${name}?`,
  howMany: 'How many',
  children: 'Children among them',
  stepper: (what: string, name: string) => ({
    fewer: `${what}, ${name}: one fewer`,
    amount: `${what}, ${name}`,
    more: `${what}, ${name}: one more`,
  }),
  outOf: (least: number, most: number) => `Please type a number from ${least} to ${most}.`,
  food: 'What will you eat?',
  foods: { veg: 'All vegetarian', jain: 'All Jain', nonVeg: 'All non-vegetarian', mixed: 'Mixed' },
  jain: 'Jain',
  nonVeg: 'Non-vegetarian',
  rest: (count: number) => `Vegetarian: ${count}, all the others`,
  note: 'A note for the family',
  noteHint: `Up to ${LIMITS.replyNote.max} characters`,
  optional: '(optional)',
  errors: {
    answer: 'Please choose one of these.',
    food: 'Please choose what you will eat.',
    mixed: 'Please say below how many eat Jain or non-vegetarian food.',
    name: 'Please write your name.',
    phone: 'Please write your mobile number, with 10 digits.',
    note: `Please shorten the note to ${LIMITS.replyNote.max} characters.`,
  },
  reply: 'Reply',
  check: 'Is this your reply?',
  send: 'Send',
  changeFirst: 'Change it',
  cancel: 'Leave it as it was',
  words: {
    /** After each sentence. */
    stop: '.',
    come: (count: number, children: number) => people(count) + (children > 0 ? among(children) : ''),
    notComing: 'not coming',
    unsure: 'not sure yet',
    allEat: { veg: 'All vegetarian.', jain: 'All Jain.', nonVeg: 'All non-vegetarian.' },
    eat: (veg: number, jain: number, nonVeg: number) =>
      [veg && `${veg} vegetarian`, jain && `${jain} Jain`, nonVeg && `${nonVeg} non-vegetarian`]
        .filter(Boolean)
        .join(', '),
    note: (text: string) => `Note: ${text}`,
  },
  /** A moment of today, and of another day. */
  at: (hour: string) => `at ${hour}`,
  on: (day: string, hour: string) => `on ${day}, ${hour}`,
  yours: 'Your reply',
  sent: (time: string) => `Sent ${time}. Thank you!`,
  sending: 'Sending…',
  waiting: 'Waiting for network',
  waitingLine: 'Saved on this phone. It will be sent automatically when you have network.',
  busyLine: 'Saved on this phone. It could not be sent just now. We will try again in a few minutes.',
  keepOpen: 'This phone cannot save it. Please keep this page open until it has been sent.',
  otherPhone: (time: string) => `Changed on another phone ${time}.`,
  byHost: (time: string) => `The couple’s family entered this reply for you ${time}.`,
  fitted: 'The family has changed the functions or the number of seats. Please look through your reply.',
  /** After the last day to reply, when it cannot be changed. */
  fewerSeats: 'You have fewer seats now, so only the guests shown here are counted.',
  removed: 'Your reply has been removed. You can reply again any time until the last day.',
  missing: (functions: string) => `You have not replied yet for: ${functions}. Please complete your reply.`,
  complete: 'Complete my reply',
  change: 'Change',
  remove: 'Remove my reply',
  removeTitle: 'Remove your reply?',
  removeLine: 'The family will then see no reply from you, and your note is erased.',
  keep: 'Keep it',
  conflictLine:
    'Your reply has not been sent, so that it does not replace the other one. Which one is right?',
  mine: 'Yours, on this phone',
  stored: 'The other one',
  removedThere: 'The reply was removed.',
  toBeRemoved: 'Your reply is being removed.',
  sendMine: 'Send mine',
  keepThat: 'Keep that one',
  refused: {
    title: 'Your reply could not be sent',
    late: 'The last day to reply is over.',
    closed: 'The page of this wedding is closed, or this link is no longer valid.',
    seats:
      'The family has changed the functions or the number of seats. Please look through your reply and send it again.',
    gone: 'The family has removed your earlier reply. If you try again, this will be sent as a new reply.',
    moved: 'It was written under an earlier link of this wedding. Please look through it and send it again.',
    nothing: 'There is nothing to reply to any more.',
    unknown: 'It was not accepted.',
    offline: 'There is no network to find out why. Your reply is safe on this phone.',
  },
  tryAgain: 'Try again',
  drop: 'Delete it from this phone',
  late: (day: string) => `The last day to reply was ${day}.`,
  call: 'Please call the family:',
  tell: 'Please tell the family directly.',
  notice:
    'The couple, those who help them and the shop that runs this page read your reply, to plan seats and food. It is kept until the shop erases the data of this wedding page; you can remove it until the last day to reply.',
  privacy: 'Privacy notice',
  held: 'What do you hold about me?',
  sample: 'This is a sample: try it as you like, nothing is sent.',
  sampleSent: 'This is a sample, so nothing was sent. On a real page the family would have your reply now.',
};
