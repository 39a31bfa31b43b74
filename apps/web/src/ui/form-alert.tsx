import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { ContactText } from './contact-text';
import { Countdown } from './countdown';

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
