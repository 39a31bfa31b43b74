import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import { MAX_NOMBRE_GRUPO } from '@tuerca/contracts/chats/chats/rules';
import type { Chat } from '@tuerca/contracts/chats/chats/schemas';
import { useChatChange } from '@/entities/chats/chats/chat-changes.queries';
import { messageOf } from '@/lib/api-error';
import { Form } from '@/ui/form/form';
import { FormAlert } from '@/ui/form-alert';
import { LoadingButton } from '@/ui/loading-button';
import { PlainInput } from '@/ui/plain-field';

/** A group's name, to be changed by whoever created it. */
export function GroupName({ chat }: { chat: Chat }) {
  const id = useId();
  const [nombre, setNombre] = useState(chat.nombre);
  const [problem, setProblem] = useState<string | null>(null);
  const change = useChatChange(chat._id);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (nombre.trim().length < 2) return setProblem(CHAT_MESSAGES.groupName);
    setProblem(null);
    change.mutate(
      { nombre: nombre.trim() },
      { onError: (error) => setProblem(messageOf(error, CHAT_MESSAGES.changeFailed)) },
    );
  };
  return (
    <Form aria-label="Nombre del grupo" onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      {problem && <FormAlert message={problem} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: 1 }}>
        <PlainInput
          id={id}
          label="Nombre del grupo"
          value={nombre}
          onChange={({ target }) => setNombre(target.value)}
          inputProps={{ maxLength: MAX_NOMBRE_GRUPO }}
        />
        <LoadingButton
          type="submit"
          variant="outlined"
          loading={change.isPending}
          disabled={nombre.trim() === chat.nombre}
          sx={{ minHeight: 48 }}
        >
          Guardar
        </LoadingButton>
      </Box>
    </Form>
  );
}
