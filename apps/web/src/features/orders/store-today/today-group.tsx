import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode } from 'react';
import { Panel } from '@/ui/panel';

interface GroupProps {
  title: string;
  total: number;
  /** Number of rows shown. */
  shown: number;
  /** Text when the group is empty. */
  nothing: string;
  action?: ReactNode;
  children: ReactNode;
}

/** The arrow keys move between checkboxes; the space bar toggles one. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (direction === 0) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const next = boxes[boxes.indexOf(event.target as HTMLInputElement) + direction];
  if (!next || !boxes.includes(event.target as HTMLInputElement)) return;
  event.preventDefault();
  next.focus();
}

/** One group of pending work, with its count. */
export const TodayGroup = ({ title, total, shown, nothing, action, children }: GroupProps) => (
  <Panel title={total > 0 ? `${title} (${total.toLocaleString('es-VE')})` : title} action={total > 0 && action}>
    {total === 0 ? (
      <Typography sx={{ color: 'text.secondary' }}>{nothing}</Typography>
    ) : (
      <Box component="ul" aria-label={title} onKeyDown={onArrow} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    )}
    {shown < total && (
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        Aquí ves los {shown} más urgentes; los demás aparecen a medida que avanzas.
      </Typography>
    )}
  </Panel>
);

interface LineProps {
  /** Its checkbox, if it can be chosen. */
  box?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  deadline?: { text: string; late: boolean };
  /** Contact with the customer. */
  contact?: ReactNode;
  /** Button of the next step. */
  step: ReactNode;
}

/** Pending item, its deadline, and the button of the next step. */
export const TodayLine = ({ box, title, text, deadline, contact, step }: LineProps) => (
  <Box
    component="li"
    // On a phone the button is below the text, which needs the width.
    sx={{
      display: 'flex',
      flexWrap: { xs: 'wrap', sm: 'nowrap' },
      alignItems: { xs: 'flex-start', sm: 'center' },
      justifyContent: 'flex-end',
      gap: 1,
      py: 1,
      borderTop: 1,
      borderColor: 'divider',
      minHeight: 60,
    }}
  >
    {box}
    <Box
      sx={{ flex: { xs: `1 1 ${box ? 'calc(100% - 52px)' : '100%'}`, sm: 1 }, minWidth: 0, overflowWrap: 'anywhere' }}
    >
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
      {deadline && (
        <Typography variant="body2" sx={{ color: deadline.late ? 'error.main' : 'text.primary', fontWeight: 600 }}>
          {deadline.text}
        </Typography>
      )}
    </Box>
    {contact}
    {step}
  </Box>
);
