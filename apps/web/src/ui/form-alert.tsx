import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { type ReactNode, useEffect, useRef } from 'react';
import { CONTACT_EMAIL } from '@tuerca/contracts/kernel/contact';
import { Countdown } from './countdown';

/** A sentence, in which Tuerca's address can be written to. */
function ContactText({ text }: { text: string }) {
  const [before, ...after] = text.split(CONTACT_EMAIL);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <MuiLink
        href={`mailto:${CONTACT_EMAIL}`}
        sx={{ color: 'inherit', fontWeight: 'inherit', overflowWrap: 'anywhere' }}
      >
        {CONTACT_EMAIL}
      </MuiLink>
      {after.join(CONTACT_EMAIL)}
    </>
  );
}

interface FormAlertProps {
  message: string;
  /** More about it, and ways out, below the sentence. */
  children?: ReactNode;
  severity?: 'error' | 'warning' | 'info' | 'success';
  /** Instant (UTC, ISO) until which the server takes nothing more. */
  waitUntil?: string | null;
  onWaited?: () => void;
}

/** Why a form was not taken, above its fields; takes the focus, because the button that was pressed may be disabled by now. */
export function FormAlert({ message, children, severity = 'error', waitUntil, onWaited }: FormAlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (severity === 'error' || severity === 'warning') ref.current?.focus();
  }, [message, severity]);
  const body = children || waitUntil;
  const sentence = <ContactText text={message} />;
  return (
    <Alert
      ref={ref}
      severity={severity}
      variant="outlined"
      tabIndex={-1}
      role={severity === 'error' ? 'alert' : 'status'}
      sx={{
        alignItems: 'flex-start',
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&:focus': { outline: 'none' },
      }}
    >
      {body ? <AlertTitle sx={{ typography: 'subtitle2', mb: 0.5 }}>{sentence}</AlertTitle> : sentence}
      {waitUntil && (
        <Box component="span">
          Podrás intentarlo de nuevo en <Countdown until={waitUntil} onEnd={onWaited} />.
        </Box>
      )}
      {children}
    </Alert>
  );
}
