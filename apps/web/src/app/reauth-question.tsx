import { useEffect } from 'react';
import { settleReauth, useReauthQuestion } from '@/lib/reauth';
import { useSignedIn } from '@/lib/session';
import { onDemand } from '@/ui/on-demand';

const ReauthDialog = onDemand(async () => (await import('@/features/auth/auth/reauth-dialog')).ReauthDialog);

/** Asks for the password when a sensitive call needs it. One for all calls: each is sent again once it was given. */
export function ReauthQuestion() {
  const question = useReauthQuestion();
  const signedIn = useSignedIn();
  useEffect(() => {
    if (question && !signedIn) settleReauth(false);
  }, [question, signedIn]);
  if (!question || !signedIn) return null;
  return (
    <ReauthDialog
      segundoFactor={question.segundoFactor}
      onConfirmed={() => settleReauth(true)}
      onClose={() => settleReauth(false)}
    />
  );
}
