import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useHydrated } from '@/lib/use-hydrated';
import { readRegistrationDraft, writeRegistrationDraft } from './draft';
import { type AccountType, EMPTY_VALUES, type FieldProblem, type RegistrationValues } from './registration-types';
import { REGISTRATION_STEPS, stepOf } from './steps';

export interface RegistrationState {
  accountType: AccountType | null;
  /** Index in STEPS[tipo]. */
  step: number;
  values: RegistrationValues;
  /** The server's errors of the fields on screen. */
  problems: FieldProblem[];
  /** A step opened from the summary returns to it. */
  editing: boolean;
  /** Restored after a reload: the password has to be typed again. */
  restored: boolean;
}

type Action =
  | { type: 'choose'; accountType: AccountType }
  | { type: 'leave'; values: RegistrationValues }
  | { type: 'next'; values: RegistrationValues }
  | { type: 'back'; values: RegistrationValues }
  | { type: 'edit'; step: number }
  | { type: 'correct'; problems: FieldProblem[] }
  | { type: 'restore' };

const initial = { step: 0, problems: [], editing: false, restored: false };

function reduce(state: RegistrationState, action: Action): RegistrationState {
  const steps = state.accountType ? REGISTRATION_STEPS[state.accountType] : [];
  switch (action.type) {
    case 'restore':
      return start(true);
    case 'choose':
      return { ...state, ...initial, accountType: action.accountType };
    case 'leave':
      return { ...state, ...initial, accountType: null, values: action.values };
    case 'next':
      return {
        ...state,
        values: action.values,
        problems: [],
        editing: false,
        restored: false,
        step: state.editing ? steps.length - 1 : Math.min(state.step + 1, steps.length - 1),
      };
    case 'back':
      return { ...state, values: action.values, problems: [], editing: false, step: Math.max(0, state.step - 1) };
    case 'edit':
      return { ...state, problems: [], editing: true, step: action.step };
    case 'correct': {
      // A rejected type leads back to the choice, a rejected field to the first step with one.
      if (action.problems.some(({ campo }) => campo === 'role')) return { ...state, ...initial, accountType: null };
      const indices = action.problems.map(({ campo }) => steps.indexOf(stepOf(campo))).filter((i) => i >= 0);
      return indices.length
        ? { ...state, problems: action.problems, editing: true, step: Math.min(...indices) }
        : state;
    }
  }
}

/** Initial state of the wizard; the server's HTML has no draft. */
function start(inBrowser: boolean): RegistrationState {
  const draft = inBrowser ? readRegistrationDraft() : null;
  return {
    ...initial,
    accountType: draft?.accountType ?? null,
    values: draft?.values ?? EMPTY_VALUES,
    restored: !!draft?.accountType,
  };
}

/** State of the wizard: type, step, values. Everything but the password survives a reload of the tab. */
export function useRegistration() {
  const hydrated = useHydrated();
  const atFirst = useRef(hydrated);
  const [state, dispatch] = useReducer(reduce, hydrated, start);
  const { accountType } = state;
  const typed = useRef(state.values);
  useEffect(() => {
    if (atFirst.current) return;
    typed.current = readRegistrationDraft()?.values ?? typed.current;
    dispatch({ type: 'restore' });
  }, []);
  /** Called on every change of the open step. */
  const keep = useCallback(
    (values: RegistrationValues) => {
      typed.current = values;
      writeRegistrationDraft(accountType, values);
    },
    [accountType],
  );
  const choose = (chosen: AccountType) => {
    writeRegistrationDraft(chosen, state.values);
    dispatch({ type: 'choose', accountType: chosen });
  };
  /** Returns to the choice of type; the values are kept for the next choice. */
  const backToChoice = () => {
    writeRegistrationDraft(null, typed.current);
    dispatch({ type: 'leave', values: typed.current });
  };
  return { state, dispatch, keep, choose, backToChoice };
}
