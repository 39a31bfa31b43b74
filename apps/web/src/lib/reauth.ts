import type { MissingConfirmation } from '@tuerca/contracts/auth/auth/schemas';
import { useStore } from './use-store';

interface Question extends MissingConfirmation {
  answer: Promise<boolean>;
  settle: (confirmed: boolean) => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();
const current = () => question;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) settleReauth(false);
  };
}

/** Asks the person for her password; true once she has confirmed, false when she cancels. Calls that ask together share one dialog. */
export function askReauth(missing: unknown): Promise<boolean> {
  // Nobody would see the question.
  if (listeners.size === 0) return Promise.resolve(false);
  if (question) return question.answer;
  let settle: Question['settle'] = () => undefined;
  const answer = new Promise<boolean>((resolve) => (settle = resolve));
  question = { segundoFactor: (missing as MissingConfirmation | undefined)?.segundoFactor === true, answer, settle };
  listeners.forEach((listener) => listener());
  return answer;
}

/** Answers the open question, if there is one. */
export function settleReauth(confirmed: boolean): void {
  const open = question;
  question = null;
  open?.settle(confirmed);
  listeners.forEach((listener) => listener());
}

/** The question that waits for an answer. Who uses this shows it. */
export const useReauthQuestion = (): MissingConfirmation | null => useStore(subscribe, current, null);
