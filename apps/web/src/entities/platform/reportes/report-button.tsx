import { useState } from 'react';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { useUser } from '@/lib/session';
import { useSignInFirst } from '@/lib/use-sign-in-first';
import { OutlinedFlagRounded } from '@/ui/icons/outlined-flag-rounded';
import { onDemand } from '@/ui/on-demand';
import { QuietButton } from '@/ui/quiet-button';
import type { Reportable } from './report-dialog';

const ReportDialog = onDemand(async () => (await import('./report-dialog')).ReportDialog);

interface ReportButtonProps extends Reportable {
  /** Reported object, with its article: 'la reseña de Ana'. */
  what: string;
  /** Its owner, for whom nothing is rendered. */
  ownerId?: string;
  /** Visible label, where several are side by side; the beginning of its accessible name, or all of it. */
  label?: string;
}

/** 'Reportar' beside content of others; visitors sign in first, administrators have their own tools. */
export function ReportButton({ ownerId, what, label = 'Reportar', ...reportable }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  const user = useUser();
  const signedIn = useSignInFirst(REPORT_MESSAGES.signInFirst);
  if (user && (user.role === 'admin' || user._id === ownerId)) return null;
  const title = label.startsWith('Reportar') ? `Reportar ${what}` : label;
  return (
    <>
      <QuietButton icon={<OutlinedFlagRounded />} aria-label={title} onClick={() => signedIn() && setOpen(true)}>
        {label}
      </QuietButton>
      {open && <ReportDialog {...reportable} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
