import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { ClienteTaller } from '@tuerca/contracts/citas/citas/statistics';
import { useDebounce } from '@/lib/use-debounce';
import { DataState } from '@/ui/data-state';
import { PersonAddAltRounded } from '@/ui/icons/person-add-alt-rounded';
import { SearchRounded } from '@/ui/icons/search-rounded';
import { PlainInput } from '@/ui/plain-field';
import { CustomerCard } from './customer-card';
import { customerSearchQuery } from './workshop-booking.queries';

const TYPING_MS = 300;
const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' };

const Found = ({ cliente, onChoose }: { cliente: ClienteTaller; onChoose: () => void }) => (
  <ButtonBase
    onClick={onChoose}
    sx={{
      width: '100%',
      p: 1.5,
      borderRadius: 1,
      border: 1,
      borderColor: 'marca.control',
      bgcolor: 'background.paper',
      '&:hover': { borderColor: 'primary.main' },
      '&:focus-visible': { outline: '3px solid var(--t-palette-secondary-main)', outlineOffset: 2 },
    }}
  >
    <CustomerCard {...cliente} text={cliente.vehiculos.join(', ')} />
  </ButtonBase>
);

interface CustomerSearchProps {
  tallerId: string;
  onChoose: (clienteId: string) => void;
  /** The person is not on the list: what was searched for. */
  onNew: (searched: string) => void;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** The workshop's clients: the latest ones, or those that a text finds; whoever is none is written down. */
export function CustomerSearch({ tallerId, onChoose, onNew, error, inputRef }: CustomerSearchProps) {
  const [text, setText] = useState('');
  const search = useDebounce(text.trim(), TYPING_MS);
  const query = useQuery(customerSearchQuery(tallerId, search));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PlainInput
        id="buscar-cliente"
        label="Busca a tu cliente"
        placeholder="Nombre, teléfono, correo o placa"
        value={text}
        onChange={({ target }) => setText(target.value)}
        // Enter would send the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        inputRef={inputRef}
        inputProps={{ maxLength: 100, autoComplete: 'off', 'aria-describedby': error && 'cliente-error' }}
        startAdornment={<SearchRounded aria-hidden sx={{ mr: 1, color: 'text.secondary' }} />}
        error={!!error}
      />
      {error && (
        <Typography id="cliente-error" role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      )}
      <DataState
        query={query}
        skeleton={
          <Box sx={list}>
            {[1, 2, 3].map((n) => (
              <Skeleton key={n} variant="rounded" height={72} />
            ))}
          </Box>
        }
        error={CITA_MESSAGES.customersFailed}
        empty={
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {search ? `No encontramos «${search}» entre tus clientes.` : 'Aún no tienes clientes.'}
          </Typography>
        }
      >
        {(clientes) => (
          <Box sx={{ opacity: query.isPlaceholderData ? 0.6 : 1 }} aria-busy={query.isPlaceholderData}>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.75 }}>
              {search ? 'Encontrados' : 'Los más recientes'}
            </Typography>
            <Box component="ul" aria-label="Tus clientes" sx={list}>
              {clientes.map((cliente) => (
                <li key={cliente._id}>
                  <Found cliente={cliente} onChoose={() => onChoose(cliente._id)} />
                </li>
              ))}
            </Box>
          </Box>
        )}
      </DataState>
      <Button
        variant="outlined"
        startIcon={<PersonAddAltRounded />}
        onClick={() => onNew(text.trim())}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        Anotar un cliente nuevo
      </Button>
    </Box>
  );
}
