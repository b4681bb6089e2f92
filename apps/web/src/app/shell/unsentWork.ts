import { createStore } from '../../platform/store.ts';

/** The question whether to sign out although the server has not got everything; the layout asks it. */
export interface UnsentWorkQuestion {
  readonly count: number;
  readonly respond: (isDiscarded: boolean) => void;
}

/** Null: it is not asked. */
export const unsentWorkQuestion = createStore<UnsentWorkQuestion | null>(null);

/** Asks; false if the learner stays signed in. */
export const confirmDiscardOfUnsent = (count: number): Promise<boolean> =>
  new Promise((resolve) =>
    unsentWorkQuestion.set({
      count,
      respond: (isDiscarded) => {
        unsentWorkQuestion.set(null);
        resolve(isDiscarded);
      },
    }),
  );
