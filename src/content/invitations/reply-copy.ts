/** Copy of a guest's reply. Times come with their zone. */
export interface ReplyCopy {
  readonly intro: (seats: number) => string;
  readonly introOpen: string;
  /** Answers for all functions at once. */
  readonly allOfUs: (seats: number, functions: number) => string;
  readonly name: string;
  readonly phone: string;
  readonly answers: { readonly coming: string; readonly notComing: string; readonly unsure: string };
  readonly answerFor: (name: string) => string;
  readonly howMany: string;
  readonly children: string;
  readonly stepper: (what: string, name: string) => { fewer: string; amount: string; more: string };
  readonly outOf: (most: number) => string;
  readonly food: string;
  readonly foods: {
    readonly veg: string;
    readonly jain: string;
    readonly nonVeg: string;
    readonly mixed: string;
  };
  readonly jain: string;
  readonly nonVeg: string;
  readonly rest: (count: number) => string;
  readonly note: string;
  readonly noteHint: string;
  readonly optional: string;
  readonly errors: {
    readonly answer: string;
    readonly food: string;
    readonly mixed: string;
    readonly name: string;
    readonly phone: string;
    readonly note: string;
  };
  readonly reply: string;
  readonly check: string;
  readonly send: string;
  readonly changeFirst: string;
  readonly cancel: string;
  readonly words: {
    readonly come: (count: number, children: number) => string;
    readonly notComing: string;
    readonly unsure: string;
    readonly allEat: { readonly veg: string; readonly jain: string; readonly nonVeg: string };
    readonly eat: (veg: number, jain: number, nonVeg: number) => string;
    readonly note: (text: string) => string;
  };
  /** A moment of today, and of another day. */
  readonly at: (hour: string) => string;
  readonly on: (day: string, hour: string) => string;
  readonly yours: string;
  readonly sent: (time: string) => string;
  readonly sending: string;
  readonly waiting: string;
  readonly waitingLine: string;
  readonly busyLine: string;
  readonly keepOpen: string;
  readonly otherPhone: (time: string) => string;
  readonly byHost: (time: string) => string;
  readonly removed: string;
  readonly change: string;
  readonly remove: string;
  readonly removeTitle: string;
  readonly removeLine: string;
  readonly keep: string;
  readonly conflictLine: string;
  readonly mine: string;
  readonly stored: string;
  readonly removedThere: string;
  readonly toBeRemoved: string;
  readonly sendMine: string;
  readonly keepThat: string;
  readonly refused: {
    readonly title: string;
    readonly late: string;
    readonly closed: string;
    readonly seats: string;
    readonly unknown: string;
    readonly offline: string;
  };
  readonly tryAgain: string;
  readonly drop: string;
  readonly late: (day: string) => string;
  readonly call: string;
  readonly tell: string;
  readonly notice: string;
  readonly privacy: string;
  /** Shows what is stored. */
  readonly held: string;
  readonly sample: string;
  readonly sampleSent: string;
}
