import type { ButtonProps } from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import { CHAT_ROLES, type ContextoChat } from '@tuerca/contracts/chats/chats/rules';
import { notify } from '@/lib/notify';
import { actingId, userMay } from '@/lib/page-access';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { useSignInFirst } from '@/lib/use-sign-in-first';
import { ForumOutlined } from '@/ui/icons/forum-outlined';
import { LoadingButton } from '@/ui/loading-button';
import { useOpenChat } from './open-chat.queries';

interface WriteButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'sx' | 'color'> {
  /** Recipient. */
  usuarioId: string;
  /** Context of the conversation. */
  contexto?: { tipo: ContextoChat; id: string };
  label?: string;
  /** Name for screen readers where a list shows several people. */
  name?: string;
}

/**
 * Opens the conversation with a person in a context, and goes there. A visitor signs in first; renders nothing for roles without
 * conversations and for that person.
 */
export function WriteButton({
  usuarioId,
  contexto,
  label = 'Escribir',
  name,
  variant = 'outlined',
  ...look
}: WriteButtonProps) {
  const user = useUser();
  const navigate = useNavigate();
  const open = useOpenChat();
  const signedIn = useSignInFirst(CHAT_MESSAGES.signInFirst);
  if (
    user &&
    (actingId(user) === usuarioId || !CHAT_ROLES.some((role) => role === user.role) || !userMay(user, 'mensajes'))
  )
    return null;
  const start = () => {
    if (!signedIn()) return;
    open.mutate(
      { participantes: [usuarioId], contexto },
      {
        onSuccess: ({ _id }) => void navigate(paths.conversation(_id)),
        onError: (error) => notify.failure(error, CHAT_MESSAGES.openFailed),
      },
    );
  };
  return (
    <LoadingButton
      {...look}
      variant={variant}
      startIcon={<ForumOutlined />}
      loading={open.isPending}
      onClick={start}
      aria-label={name && `${label} a ${name}`}
    >
      {label}
    </LoadingButton>
  );
}
