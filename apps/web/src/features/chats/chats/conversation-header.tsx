import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import type { Chat } from '@tuerca/contracts/chats/chats/schemas';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import type { ChatActivity } from '@/entities/chats/chats/activity';
import { ChatAvatar } from '@/entities/chats/chats/chat-avatar';
import { useChatChange } from '@/entities/chats/chats/chat-changes.queries';
import { othersOf, typingText } from '@/entities/chats/chats/chat-names';
import { plural } from '@/lib/format';
import { notify } from '@/lib/notify';
import { ArrowBackRounded } from '@/ui/icons/arrow-back-rounded';
import { DeleteOutlineRounded } from '@/ui/icons/delete-outline-rounded';
import { DeleteSweepOutlined } from '@/ui/icons/delete-sweep-outlined';
import { GroupsOutlined } from '@/ui/icons/groups-outlined';
import { NotificationsNoneRounded } from '@/ui/icons/notifications-none-rounded';
import { NotificationsOffOutlined } from '@/ui/icons/notifications-off-outlined';
import { OutlinedFlagRounded } from '@/ui/icons/outlined-flag-rounded';
import { RestoreRounded } from '@/ui/icons/restore-rounded';
import { StarBorderRounded } from '@/ui/icons/star-border-rounded';
import { StarRounded } from '@/ui/icons/star-rounded';
import { onDemand } from '@/ui/on-demand';
import { type RowAction, RowMenu } from '@/ui/row-menu';
import { ClearChat } from './clear-chat';
import { MembersDialog } from './members-dialog';

interface ConversationHeaderProps {
  chat: Chat;
  account: string;
  activity: ChatActivity;
  /** Address of the list that it was opened from. */
  back: string;
}

/** 'Escribiendo...', 'En línea', or the number of members. */
function Status({ chat, account, activity }: Omit<ConversationHeaderProps, 'back'>) {
  const typing = typingText(chat, activity.typing, CHAT_MESSAGES.typing);
  const others = activity.online.filter((id) => id !== account).length;
  const [other] = othersOf(chat, account);
  const role = other ? ROLE_LABELS[other.role] : '';
  const members = plural(chat.participantes.length, 'persona', 'personas');
  const quiet =
    chat.tipo === 'grupo' ? (others > 0 ? `${members}, ${others} en línea` : members) : others > 0 ? 'En línea' : role;
  return (
    <Typography
      component="p"
      role="status"
      variant="caption"
      noWrap
      sx={{
        minHeight: '1.45em',
        color: typing || quiet === 'En línea' ? 'success.main' : 'text.secondary',
        fontWeight: typing ? 600 : 400,
      }}
    >
      {typing ?? quiet}
    </Typography>
  );
}

const ReportDialog = onDemand(async () => (await import('@/entities/platform/reportes/report-dialog')).ReportDialog);

/** Header of a conversation: its members, and its actions. */
export function ConversationHeader({ chat, account, activity, back }: ConversationHeaderProps) {
  const { _id, nombre, tipo, destacado, silenciado, papelera } = chat;
  const navigate = useNavigate();
  const { mutate } = useChatChange(_id);
  const [asking, setAsking] = useState<'members' | 'clear' | 'report' | null>(null);
  const close = () => setAsking(null);
  const change = (set: Parameters<typeof mutate>[0], done?: () => void) =>
    mutate(set, { onSuccess: done, onError: (error) => notify.failure(error, CHAT_MESSAGES.changeFailed) });
  const online = othersOf(chat, account).some((other) => activity.online.includes(other._id));
  const actions: RowAction[] = [
    ...(tipo === 'grupo'
      ? [{ label: 'Personas del grupo', icon: <GroupsOutlined />, onSelect: () => setAsking('members') }]
      : []),
    silenciado
      ? { label: 'Activar avisos', icon: <NotificationsNoneRounded />, onSelect: () => change({ silenciado: false }) }
      : { label: 'Silenciar avisos', icon: <NotificationsOffOutlined />, onSelect: () => change({ silenciado: true }) },
    papelera
      ? { label: 'Sacar de la papelera', icon: <RestoreRounded />, onSelect: () => change({ papelera: false }) }
      : {
          label: 'Mover a la papelera',
          icon: <DeleteOutlineRounded />,
          onSelect: () => change({ papelera: true }, () => void navigate(back)),
        },
    { label: 'Reportar conversación', icon: <OutlinedFlagRounded />, onSelect: () => setAsking('report') },
    { label: 'Vaciar conversación', icon: <DeleteSweepOutlined />, danger: true, onSelect: () => setAsking('clear') },
  ];
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 0.5, md: 2 },
        pt: { xs: 'calc(6px + env(safe-area-inset-top))', md: 1 },
        pb: { xs: 0.75, md: 1 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <IconButton component={Link} to={back} aria-label="Volver a las conversaciones" sx={{ display: { md: 'none' } }}>
        <ArrowBackRounded />
      </IconButton>
      <ChatAvatar chat={chat} account={account} online={online} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h1" variant="h4" noWrap title={nombre} tabIndex={-1} sx={{ outline: 'none' }}>
          {nombre}
        </Typography>
        <Status chat={chat} account={account} activity={activity} />
      </Box>
      <IconButton
        aria-label={destacado ? 'Quitar de destacados' : 'Destacar conversación'}
        aria-pressed={destacado}
        onClick={() => change({ destacado: !destacado })}
      >
        {destacado ? <StarRounded sx={{ color: 'warning.main' }} /> : <StarBorderRounded />}
      </IconButton>
      <RowMenu name={nombre} actions={actions} />
      {asking === 'members' && <MembersDialog chat={chat} account={account} onClose={close} />}
      {asking === 'report' && (
        <ReportDialog objeto="chat" objetoId={_id} title={`Reportar la conversación con ${nombre}`} onClose={close} />
      )}
      {asking === 'clear' && <ClearChat id={_id} back={back} onClose={close} />}
    </Box>
  );
}
