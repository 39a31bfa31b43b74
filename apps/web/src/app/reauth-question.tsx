import { Suspense, useEffect } from 'react';
import { lazyPart } from '../lib/lazy-part';
import { settleReauth, useReauthQuestion } from '../lib/reauth';
import { useSignedIn } from '../lib/session';

const ReauthDialog = lazyPart(async () => (await import('../features/auth/reauth-dialog')).ReauthDialog);

/** Asks for the password when a sensitive call needs it. One for all calls: each is sent again once it was given. */
export function ReauthQuestion() {
  const question = useReauthQuestion();
  const signedIn = useSignedIn();
  useEffect(() => {
    if (question && !signedIn) settleReauth(false);
  }, [question, signedIn]);
  if (!question || !signedIn) return null;
  return (
    <Suspense>
      <ReauthDialog
        segundoFactor={question.segundoFactor}
        onConfirmed={() => settleReauth(true)}
        onClose={() => settleReauth(false)}
      />
    </Suspense>
  );
}
