import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import { MAX_NOMBRE_GRUPO, MAX_PARTICIPANTES } from '@tuerca/contracts/chats/chats/rules';
import type { Participante } from '@tuerca/contracts/chats/chats/schemas';
import { useOpenChat } from '@/entities/chats/chats/open-chat.queries';
import { messageOf } from '@/lib/api-error';
import { paths } from '@/lib/paths';
import { FormDialog } from '@/ui/form/form-dialog';
import { PlainInput } from '@/ui/plain-field';
import { ContactList } from './contact-list';

/** Begins a conversation: with one person, or with several under a name. */
export function NewChatDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const open = useOpenChat();
  const [chosen, setChosen] = useState<Participante[]>([]);
  const name = useRef<HTMLInputElement>(null);
  const [nombre, setNombre] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const group = chosen.length > 1;
  const nameless = problem === CHAT_MESSAGES.groupName;

  const toggle = (contact: Participante) => {
    setProblem(null);
    if (chosen.some(({ _id }) => _id === contact._id))
      return setChosen(chosen.filter(({ _id }) => _id !== contact._id));
    if (chosen.length >= MAX_PARTICIPANTES - 1)
      return setProblem(`Un grupo puede tener hasta ${MAX_PARTICIPANTES} personas`);
    setChosen([...chosen, contact]);
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return setProblem(CHAT_MESSAGES.personMissing);
    if (group && nombre.trim().length < 2) {
      name.current?.focus();
      return setProblem(CHAT_MESSAGES.groupName);
    }
    setProblem(null);
    open.mutate(
      { participantes: chosen.map(({ _id }) => _id), ...(group && { nombre: nombre.trim() }) },
      {
        onSuccess: (chat) => {
          onClose();
          void navigate(paths.conversation(chat._id));
        },
        onError: (error) => setProblem(messageOf(error, CHAT_MESSAGES.openFailed)),
      },
    );
  };
  return (
    <FormDialog
      title="Nueva conversación"
      confirm={group ? 'Crear grupo' : 'Escribir'}
      confirming="Abriendo..."
      busy={open.isPending}
      failure={nameless ? undefined : problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {chosen.length > 0 && (
        <Box role="group" aria-label="Personas elegidas" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {chosen.map((contact) => (
            <Chip key={contact._id} label={contact.nombre} onDelete={() => toggle(contact)} sx={{ maxWidth: '100%' }} />
          ))}
        </Box>
      )}
      {group && (
        <div>
          <PlainInput
            id={id}
            inputRef={name}
            label="Nombre del grupo"
            required
            value={nombre}
            error={nameless}
            onChange={({ target }) => setNombre(target.value)}
            inputProps={{ maxLength: MAX_NOMBRE_GRUPO, 'aria-describedby': nameless ? `${id}-problem` : undefined }}
          />
          {nameless && (
            <FormHelperText id={`${id}-problem`} error role="alert">
              {problem}
            </FormHelperText>
          )}
        </div>
      )}
      <ContactList chosen={chosen.map(({ _id }) => _id)} disabled={open.isPending} onPress={toggle} />
    </FormDialog>
  );
}
