import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';
import { DoneRounded } from '@/ui/icons/done-rounded';
import { visuallyHidden } from '@/ui/visually-hidden';
import { NoticeIcon } from './notice-icon';

interface NoticeRowProps {
  notice: Notificacion;
  /** Such as 'hace 5 min'. */
  time: string;
  /** Marks it as read. */
  onRead: () => void;
  /** Called after its link was followed, to close the popover. */
  onFollow?: () => void;
  /** Compact layout: at most two lines of text. */
  compact?: boolean;
}

const whole = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
} as const;
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

/** One notice: the whole row links to its subject and marks it as read; a button only marks it. */
export function NoticeRow({ notice, time, onRead, onFollow, compact = false }: NoticeRowProps) {
  const { _id, tipo, titulo, mensaje, leida, fecha, ruta } = notice;
  const title = useRef<HTMLElement>(null);
  const follow = () => {
    if (!leida) onRead();
    onFollow?.();
  };
  const mark = () => {
    // The button disappears: the focus stays with its notice.
    title.current?.focus();
    onRead();
  };
  return (
    <Box
      component="li"
      data-row={_id}
      sx={{
        position: 'relative',
        display: 'flex',
        gap: { xs: 1.5, sm: 2 },
        alignItems: 'flex-start',
        px: { xs: 1.5, sm: 2 },
        py: compact ? 1.25 : 1.75,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
        boxShadow: leida ? undefined : 'inset 3px 0 0 var(--t-palette-primary-main)',
        '&:hover': ruta ? { bgcolor: 'action.hover' } : undefined,
        '&:has(a:focus-visible)': {
          outline: 3,
          outlineStyle: 'solid',
          outlineColor: 'secondary.main',
          outlineOffset: -3,
        },
      }}
    >
      <NoticeIcon tipo={tipo} size={compact ? 36 : 40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          ref={title}
          tabIndex={-1}
          variant={compact ? 'body2' : 'body1'}
          sx={{ fontWeight: leida ? 500 : 700, overflowWrap: 'anywhere', outline: 'none' }}
        >
          {!leida && (
            <Box component="span" sx={visuallyHidden}>
              Sin leer:{' '}
            </Box>
          )}
          {ruta ? (
            <Box component={Link} to={ruta} onClick={follow} sx={whole}>
              {titulo}
            </Box>
          ) : (
            titulo
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', ...(compact && clamped) }}>
          {mensaje}
        </Typography>
        <Typography
          component="time"
          dateTime={fecha}
          variant="caption"
          sx={{ color: 'text.secondary', fontWeight: 600 }}
        >
          {time}
        </Typography>
      </Box>
      {!leida && (
        <IconButton
          size="small"
          aria-label={`Marcar como leída: ${titulo}`}
          title="Marcar como leída"
          onClick={mark}
          sx={{ position: 'relative', zIndex: 1, flex: 'none', width: 44, height: 44, mr: -0.75, mt: -0.5 }}
        >
          <DoneRounded fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
