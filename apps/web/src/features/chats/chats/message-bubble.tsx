import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatHora } from '@tuerca/contracts/venezuela/caracas';
import { PersonAvatar } from '@/entities/chats/chats/chat-avatar';
import { DoneAllRounded } from '@/ui/icons/done-all-rounded';
import { DoneRounded } from '@/ui/icons/done-rounded';
import { ErrorOutlineRounded } from '@/ui/icons/error-outline-rounded';
import { ScheduleRounded } from '@/ui/icons/schedule-rounded';
import { Attachments } from './attachments';
import type { DrawnMessage, MessageState } from './message-items';
import { isEmoji, MessageText } from './message-text';

const icon = { fontSize: 16, verticalAlign: 'text-bottom' } as const;
const STATE_ICONS: Record<MessageState, React.ReactNode> = {
  received: null,
  sending: <ScheduleRounded titleAccess="Enviando" sx={icon} />,
  failed: <ErrorOutlineRounded titleAccess="No se envió" sx={{ ...icon, color: 'error.main' }} />,
  sent: <DoneRounded titleAccess="Enviado" sx={icon} />,
  read: <DoneAllRounded titleAccess="Leído" sx={{ ...icon, color: 'success.main' }} />,
};

const ground = (mine: boolean) =>
  mine
    ? 'color-mix(in srgb, var(--t-palette-primary-main) 13%, var(--t-palette-background-paper))'
    : 'var(--t-palette-background-paper)';

interface MessageBubbleProps {
  chatId: string;
  message: DrawnMessage;
  /** Groups show the author's name. */
  named: boolean;
  onRetry: (clientMsgId: string) => void;
  onDiscard: (clientMsgId: string) => void;
}

/** Reason and actions of a message that was not sent. */
const Failed = ({ message, onRetry, onDiscard }: Omit<MessageBubbleProps, 'chatId' | 'named'>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', columnGap: 1 }}>
    <Typography variant="caption" sx={{ color: 'error.main' }}>
      {message.reason}
    </Typography>
    <Button size="small" onClick={() => onRetry(message.clientMsgId!)}>
      Reintentar
    </Button>
    <Button size="small" color="error" onClick={() => onDiscard(message.clientMsgId!)}>
      Eliminar
    </Button>
  </Box>
);

/** One message: my own at the right with its delivery state, those of others at the left. */
export function MessageBubble({ chatId, message, named, onRetry, onDiscard }: MessageBubbleProps) {
  const { state, author, colleague, contenido, adjuntos, fecha, first } = message;
  const mine = state !== 'received';
  const writer = mine ? colleague : named ? author.nombre : null;
  const pictured = named && !mine;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: pictured ? '32px minmax(0, 1fr)' : 'minmax(0, 1fr)',
        columnGap: 1,
        justifyItems: mine ? 'end' : 'start',
        mt: first ? 1.25 : 0.375,
      }}
    >
      {pictured && (
        <Box aria-hidden>{first && <PersonAvatar nombre={author.nombre} src={author.fotoPerfil} size={32} />}</Box>
      )}
      <Box
        sx={{
          maxWidth: 'min(88%, 62ch)',
          minWidth: 0,
          px: 1.5,
          py: 0.75,
          border: 1,
          borderColor: state === 'failed' ? 'error.main' : mine ? 'transparent' : 'divider',
          borderRadius: '12px',
          ...(first && { [mine ? 'borderTopRightRadius' : 'borderTopLeftRadius']: '3px' }),
          bgcolor: ground(mine),
          opacity: state === 'sending' ? 0.75 : 1,
        }}
      >
        {writer && first && (
          <Typography variant="caption" component="p" noWrap sx={{ fontWeight: 700, color: 'primary.main' }}>
            {writer}
          </Typography>
        )}
        <Attachments chatId={chatId} adjuntos={adjuntos} author={mine ? (colleague ?? 'ti') : author.nombre} />
        {contenido && (
          <Typography
            component="span"
            sx={{
              ...(isEmoji(contenido) ? { fontSize: '2rem', lineHeight: 1.2 } : { fontSize: '0.9375rem' }),
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            <MessageText text={contenido} />
          </Typography>
        )}
        <Typography
          component="span"
          variant="caption"
          sx={{
            float: 'right',
            ml: 1.5,
            mt: 0.5,
            color: state === 'sending' ? 'text.primary' : 'text.secondary',
            whiteSpace: 'nowrap',
          }}
        >
          <time dateTime={fecha}>{formatHora(fecha)}</time> {STATE_ICONS[state]}
        </Typography>
      </Box>
      {state === 'failed' && <Failed message={message} onRetry={onRetry} onDiscard={onDiscard} />}
    </Box>
  );
}
