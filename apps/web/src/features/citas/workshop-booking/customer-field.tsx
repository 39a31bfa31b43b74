import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useController, type UseFormReturn } from 'react-hook-form';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { DataState } from '@/ui/data-state';
import { CustomerCard } from './customer-card';
import { CustomerSearch } from './customer-search';
import { type NewCitaValues, walkInFrom } from './new-cita-values';
import { WalkInFields } from './walk-in-fields';
import { bookingCustomerQuery } from './workshop-booking.queries';

interface ChosenProps {
  clienteId: string;
  disabled: boolean;
  onChange: () => void;
}

/** The client who was chosen, with the way to another one. */
function Chosen({ clienteId, disabled, onChange }: ChosenProps) {
  const query = useQuery(bookingCustomerQuery(clienteId));
  const change = (
    <Button onClick={onChange} disabled={disabled} sx={{ px: 1, minWidth: 0, alignSelf: 'flex-start' }}>
      Cambiar
    </Button>
  );
  return (
    <DataState
      query={query}
      skeleton={<Skeleton variant="rounded" height={72} />}
      error={CITA_MESSAGES.customersFailed}
      errorAction={change}
    >
      {(cliente) =>
        cliente && (
          <Box sx={{ p: 1.5, border: 1, borderColor: 'primary.main', borderRadius: 1 }}>
            <CustomerCard {...cliente} text={cliente.email ?? CITA_MESSAGES.noAccount} aside={change} />
          </Box>
        )
      }
    </DataState>
  );
}

interface CustomerFieldProps {
  tallerId: string;
  form: Pick<UseFormReturn<NewCitaValues>, 'control' | 'setValue' | 'clearErrors'>;
  disabled: boolean;
}

/** For whom the appointment is: a client of the workshop, or somebody new. */
export function CustomerField({ tallerId, form, disabled }: CustomerFieldProps) {
  const { control, setValue, clearErrors } = form;
  const mode = useController({ control, name: 'mode' });
  const id = useController({ control, name: 'clienteId' });
  const clienteId = id.field.value;
  // Known to the form before the fields below, so that the first mistake takes the focus in the order of the screen.
  useController({ control, name: 'cliente.nombre' });
  // Read here too, so that an address with somebody else's id ends in the search.
  const unknown = useQuery({ ...bookingCustomerQuery(clienteId), enabled: clienteId !== '' }).data === null;
  const choose = (next: string) => {
    mode.field.onChange('known');
    id.field.onChange(next);
    clearErrors(['clienteId', 'cliente']);
  };
  if (mode.field.value === 'new')
    return (
      <WalkInFields
        tallerId={tallerId}
        control={control}
        disabled={disabled}
        onChoose={choose}
        onSearch={() => choose('')}
      />
    );
  if (clienteId && !unknown)
    return <Chosen clienteId={clienteId} disabled={disabled} onChange={() => id.field.onChange('')} />;
  return (
    <CustomerSearch
      tallerId={tallerId}
      onChoose={choose}
      onNew={(searched) => {
        choose('');
        mode.field.onChange('new');
        setValue('cliente', walkInFrom(searched), { shouldDirty: true });
      }}
      error={id.fieldState.error?.message ?? (unknown ? 'No encontramos a ese cliente entre los tuyos.' : undefined)}
      inputRef={id.field.ref}
    />
  );
}
