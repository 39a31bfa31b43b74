import OutlinedFlagRounded from '@mui/icons-material/OutlinedFlagRounded';
import { REPORT_MESSAGES } from '@tuerca/contracts/reportes/messages';
import { lazy, Suspense, useState } from 'react';
import { useSignInFirst } from '../../lib/use-sign-in-first';
import { QuietButton } from '../../ui/quiet-button';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog')).ReportDialog }));

interface ReportButtonProps {
  /** What is reported, with its article: 'la reseña de Ana'. */
  what: string;
  send: (motivo: string) => Promise<unknown>;
}

/** 'Reportar' beside what somebody else wrote; visitors sign in first. */
export function ReportButton({ what, send }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  const signedIn = useSignInFirst(REPORT_MESSAGES.signInFirst);
  return (
    <>
      <QuietButton
        icon={<OutlinedFlagRounded />}
        aria-label={`Reportar ${what}`}
        onClick={() => signedIn() && setOpen(true)}
      >
        Reportar
      </QuietButton>
      {open && (
        <Suspense fallback={null}>
          <ReportDialog what={what} send={send} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
