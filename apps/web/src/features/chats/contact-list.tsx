import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Participante } from '@tuerca/contracts/chats/schemas';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { useId, useState } from 'react';
import { PersonAvatar } from '../../entities/chats/chat-avatar';
import { useContacts } from '../../entities/chats/chats.queries';
import { useDebounce } from '../../lib/use-debounce';
import { DataState } from '../../ui/data-state';
import { PlainInput } from '../../ui/plain-field';

interface ContactListProps {
  chosen: readonly string[];
  /** Who is left out: those that take part already. */
  without?: readonly string[];
  disabled?: boolean;
  onToggle: (contact: Participante) => void;
}

const Waiting = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 1 }}>
    {[1, 2, 3, 4].map((n) => (
      <Skeleton key={n} variant="rounded" height={52} />
    ))}
  </Box>
);

/** Whom I can write to, found by name. */
export function ContactList({ chosen, without = [], disabled = false, onToggle }: ContactListProps) {
  const id = useId();
  const [text, setText] = useState('');
  const query = useContacts(useDebounce(text.trim(), 300));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minHeight: 320, alignContent: 'start' }}>
      <PlainInput
        id={id}
        label="Buscar por nombre"
        value={text}
        placeholder="Tienda, taller o cliente"
        onChange={({ target }) => setText(target.value)}
        inputProps={{ maxLength: 60, enterKeyHint: 'search' }}
      />
      <DataState
        query={query}
        skeleton={<Waiting />}
        error="No se pudieron cargar tus contactos"
        isEmpty={(contacts) => contacts.every(({ _id }) => without.includes(_id))}
        empty={
          <Typography sx={{ color: 'text.secondary', py: 2 }}>
            {text.trim()
              ? `No encontramos a nadie con «${text.trim()}».`
              : 'Aquí verás a las tiendas y talleres con los que tratas. Búscalos por su nombre.'}
          </Typography>
        }
      >
        {(contacts) => (
          <Box component="ul" aria-label="Contactos" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {contacts
              .filter(({ _id }) => !without.includes(_id))
              .map((contact) => (
                <li key={contact._id}>
                  <ButtonBase
                    role="checkbox"
                    aria-checked={chosen.includes(contact._id)}
                    disabled={disabled}
                    onClick={() => onToggle(contact)}
                    sx={{
                      display: 'flex',
                      justifyContent: 'flex-start',
                      gap: 1.5,
                      width: '100%',
                      minHeight: 56,
                      px: 1,
                      borderRadius: 1,
                      textAlign: 'left',
                      '&:hover, &.Mui-focusVisible': { bgcolor: 'marca.tile' },
                    }}
                  >
                    <PersonAvatar nombre={contact.nombre} src={contact.fotoPerfil} />
                    <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                      <Typography component="span" noWrap sx={{ display: 'block', fontWeight: 600 }}>
                        {contact.nombre}
                      </Typography>
                      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                        {ROLE_LABELS[contact.role]}
                      </Typography>
                    </Box>
                    <Checkbox
                      component="span"
                      aria-hidden
                      checked={chosen.includes(contact._id)}
                      slotProps={{ input: { tabIndex: -1, 'aria-hidden': true, readOnly: true } }}
                      sx={{ pointerEvents: 'none' }}
                    />
                  </ButtonBase>
                </li>
              ))}
          </Box>
        )}
      </DataState>
    </Box>
  );
}
