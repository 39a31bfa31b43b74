import { useEffect, useId } from 'react';
import { getSession } from './session';

/** Forms with unsaved changes, each with whether somebody was signed in when they began. */
const dirtyForms = new Map<string, boolean>();

/** Whether leaving would lose what was typed. A session that ended meanwhile asks nobody to stay. */
export function wouldLose(): boolean {
  const signedIn = getSession().status === 'signed-in';
  return [...dirtyForms.values()].some((began) => began === signedIn);
}

/** Forgets what is unsaved: the person has decided to leave. */
export const forgetUnsaved = (): void => dirtyForms.clear();

const onBeforeUnload = (event: BeforeUnloadEvent) => {
  if (wouldLose()) event.preventDefault();
};

/** Keeps people from losing what they typed: while `dirty`, leaving the page is asked about first (app/leave-question). Returns the way to stop at once. */
export function useLeaveGuard(dirty: boolean): () => void {
  const id = useId();
  useEffect(() => {
    if (!dirty) return;
    dirtyForms.set(id, getSession().status === 'signed-in');
    // Only while needed: a page with this listener is not kept for the way back.
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      dirtyForms.delete(id);
      if (dirtyForms.size === 0) window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [dirty, id]);
  return () => void dirtyForms.delete(id);
}
