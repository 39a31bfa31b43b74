import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Participante } from '@tuerca/contracts/chats/chats/schemas';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { PersonAvatar } from '@/entities/chats/chats/chat-avatar';
import { useContacts } from '@/entities/chats/chats/chats.queries';
import { useDebounce } from '@/lib/use-debounce';
import { DataState } from '@/ui/data-state';
import { AddRounded } from '@/ui/icons/add-rounded';
import { CheckBoxOutlineBlankRounded } from '@/ui/icons/check-box-outline-blank-rounded';
import { CheckBoxRounded } from '@/ui/icons/check-box-rounded';
import { PlainInput } from '@/ui/plain-field';

interface ContactListProps {
  /** Ids of the checked contacts; undefined where a click adds one at once. */
  chosen?: readonly string[];
  /** Ids left out: current members. */
  without?: readonly string[];
  disabled?: boolean;
  onPress: (contact: Participante) => void;
}

const Waiting = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 1 }}>
    {[1, 2, 3, 4].map((n) => (
      <Skeleton key={n} variant="rounded" height={52} />
    ))}
  </Box>
);

type RowProps = Pick<ContactListProps, 'chosen' | 'disabled' | 'onPress'> & { contact: Participante };

function Row({ contact, chosen, disabled, onPress }: RowProps) {
  const { _id, nombre, fotoPerfil, role } = contact;
  const ticked = chosen?.includes(_id);
  const Mark = ticked === undefined ? AddRounded : ticked ? CheckBoxRounded : CheckBoxOutlineBlankRounded;
  return (
    <ButtonBase
      {...(ticked === undefined
        ? { 'aria-label': `Agregar a ${nombre}` }
        : { role: 'checkbox', 'aria-checked': ticked })}
      disabled={disabled}
      onClick={() => onPress(contact)}
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
      <PersonAvatar nombre={nombre} src={fotoPerfil} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="span" noWrap sx={{ display: 'block', fontWeight: 600 }}>
          {nombre}
        </Typography>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {ROLE_LABELS[role]}
        </Typography>
      </Box>
      <Mark sx={{ color: ticked ? 'primary.main' : 'text.secondary' }} />
    </ButtonBase>
  );
}

/** Possible recipients, searched by name. */
export function ContactList({ chosen, without = [], disabled = false, onPress }: ContactListProps) {
  const id = useId();
  const [text, setText] = useState('');
  const query = useContacts(useDebounce(text.trim(), 300));
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, minHeight: 320, alignContent: 'start' }}
    >
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
                  <Row contact={contact} chosen={chosen} disabled={disabled} onPress={onPress} />
                </li>
              ))}
          </Box>
        )}
      </DataState>
    </Box>
  );
}
