import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import { MAX_PARTICIPANTES } from '@tuerca/contracts/chats/chats/rules';
import type { Chat } from '@tuerca/contracts/chats/chats/schemas';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { PersonAvatar } from '@/entities/chats/chats/chat-avatar';
import { useAddMember, useRemoveChatMember } from '@/entities/chats/chats/chat-changes.queries';
import { messageOf } from '@/lib/api-error';
import { paths } from '@/lib/paths';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { FormAlert } from '@/ui/form-alert';
import { PersonRemoveOutlined } from '@/ui/icons/person-remove-outlined';
import { ContactList } from './contact-list';
import { GroupName } from './group-name';

interface MembersDialogProps {
  chat: Chat;
  account: string;
  onClose: () => void;
}

/** Members of a group: its name, adding and removing people, leaving. */
export function MembersDialog({ chat, account, onClose }: MembersDialogProps) {
  const { _id, participantes, creadorId } = chat;
  const id = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const add = useAddMember(_id);
  const remove = useRemoveChatMember(_id);
  const busy = add.isPending || remove.isPending;
  const owner = creadorId === account;
  const onError = (error: unknown) => setProblem(messageOf(error, CHAT_MESSAGES.changeFailed));
  const leave = () => {
    setLeaving(false);
    remove.mutate(account, { onSuccess: () => void navigate(paths.messages()), onError });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm" fullScreen={phone}>
      <DialogTitle id={id}>{adding ? 'Agregar al grupo' : 'Personas del grupo'}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {problem && <FormAlert message={problem} />}
        {adding ? (
          <ContactList
            without={participantes.map((one) => one._id)}
            disabled={busy}
            onPress={(contact) => {
              setProblem(null);
              add.mutate(contact._id, { onSuccess: () => setAdding(false), onError });
            }}
          />
        ) : (
          <>
            {owner ? (
              <GroupName chat={chat} />
            ) : (
              <Typography variant="h4" component="p">
                {chat.nombre}
              </Typography>
            )}
            <Box component="ul" aria-label="Personas" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {participantes.map((person) => (
                <Box
                  component="li"
                  key={person._id}
                  sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 56 }}
                >
                  <PersonAvatar nombre={person.nombre} src={person.fotoPerfil} />
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <Typography noWrap sx={{ fontWeight: 600 }}>
                      {person._id === account ? 'Tú' : person.nombre}
                    </Typography>
                    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                      {person._id === creadorId ? 'Creó el grupo' : ROLE_LABELS[person.role]}
                    </Typography>
                  </Box>
                  {owner && person._id !== account && (
                    <IconButton
                      aria-label={`Sacar a ${person.nombre} del grupo`}
                      disabled={busy}
                      onClick={() => remove.mutate(person._id, { onError })}
                    >
                      <PersonRemoveOutlined fontSize="small" />
                    </IconButton>
                  )}
                </Box>
              ))}
            </Box>
            {owner && participantes.length < MAX_PARTICIPANTES && (
              <Button variant="outlined" disabled={busy} onClick={() => setAdding(true)} sx={{ alignSelf: 'start' }}>
                Agregar a alguien
              </Button>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        {adding ? (
          <Button onClick={() => setAdding(false)}>Volver</Button>
        ) : (
          <Button color="error" disabled={busy} onClick={() => setLeaving(true)}>
            Salir del grupo
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          Listo
        </Button>
      </DialogActions>
      {leaving && (
        <ConfirmDialog
          open
          danger
          title="¿Salir del grupo?"
          confirm="Salir"
          onConfirm={leave}
          onClose={() => setLeaving(false)}
        >
          <Typography>Ya no verás sus mensajes, y no podrás volver por tu cuenta.</Typography>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
