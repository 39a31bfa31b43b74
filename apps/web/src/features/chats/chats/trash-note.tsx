import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import { useChatChange } from '@/entities/chats/chats/chat-changes.queries';
import { notify } from '@/lib/notify';
import { paneRow } from './pane-column';

/** Says that the conversation lies in the trash, with the way out. */
export function TrashNote({ id }: { id: string }) {
  const { mutate, isPending } = useChatChange(id);
  const restore = () =>
    mutate({ papelera: false }, { onError: (error) => notify.failure(error, CHAT_MESSAGES.changeFailed) });
  return (
    <Box sx={{ ...paneRow, py: 0.5 }}>
      <Typography variant="body2" sx={{ flex: 1 }}>
        Esta conversación está en la papelera.
      </Typography>
      <Button size="small" loading={isPending} onClick={restore}>
        Restaurar
      </Button>
    </Box>
  );
}
