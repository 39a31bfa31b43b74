import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import { useClearChat } from '@/entities/chats/chats/chat-changes.queries';
import { ConfirmAction } from '@/ui/confirm-action';

/** Asks before a conversation's history is removed for me. */
export function ClearChat({ id, back, onClose }: { id: string; back: string; onClose: () => void }) {
  const clear = useClearChat(id);
  const navigate = useNavigate();
  const run = async () => {
    await clear.mutateAsync();
    void navigate(back);
  };
  return (
    <ConfirmAction
      title="¿Vaciar la conversación?"
      confirm="Vaciar"
      run={run}
      done={CHAT_MESSAGES.cleared}
      error={CHAT_MESSAGES.changeFailed}
      onClose={onClose}
    >
      <Typography>Se borran todos los mensajes para ti. Las demás personas los conservan.</Typography>
    </ConfirmAction>
  );
}
