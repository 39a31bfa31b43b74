import type { MissingConfirmation } from '@tuerca/contracts/auth/auth/schemas';
import { createListeners } from '@tuerca/contracts/kernel/listeners';
import { useStore } from './use-store';

interface Question extends MissingConfirmation {
  answer: Promise<boolean>;
  settle: (confirmed: boolean) => void;
}

let question: Question | null = null;
// Whoever showed the question is gone: nobody can answer it.
const { subscribe, notify, isEmpty } = createListeners(() => () => settleReauth(false));
const current = () => question;

/** Asks the person for her password; true once she has confirmed, false when she cancels. Calls that ask together share one dialog. */
export function askReauth(missing: unknown): Promise<boolean> {
  // Nobody would see the question.
  if (isEmpty()) return Promise.resolve(false);
  if (question) return question.answer;
  let settle: Question['settle'] = () => undefined;
  const answer = new Promise<boolean>((resolve) => (settle = resolve));
  question = { segundoFactor: (missing as MissingConfirmation | undefined)?.segundoFactor === true, answer, settle };
  notify();
  return answer;
}

/** Answers the open question, if there is one. */
export function settleReauth(confirmed: boolean): void {
  const open = question;
  question = null;
  open?.settle(confirmed);
  notify();
}

/** The question that waits for an answer. Who uses this shows it. */
export const useReauthQuestion = (): MissingConfirmation | null => useStore(subscribe, current, null);
