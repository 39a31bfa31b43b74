import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ref } from '@/lib/format';
import { useDebounce } from '@/lib/use-debounce';
import { AutocompleteInput } from '@/ui/form/autocomplete-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { ProposalDialog, type ProposalFormProps, useProposal } from './proposal-dialog';
import { useOwnParts } from './store-requests.queries';
import { initialTerms, TermsFields } from './terms-fields';

/** Proposes a product that is on sale, at its price or less. */
export function ListedForm({ solicitud, choice, onClose }: ProposalFormProps) {
  const proposal = useProposal({ solicitud, onClose });
  const [typed, setTyped] = useState('');
  const parts = useOwnParts(useDebounce(typed, 250)).data ?? [];
  const form = useServerForm({
    ...proposal,
    defaultValues: { tipo: 'producto' as const, productoId: '', ...initialTerms(solicitud.cantidad) },
    fields: { PROPUESTA_PRECIO: 'precio', PRODUCTO_AGOTADO: 'cantidad', PRODUCTO_NO_ENCONTRADO: 'productoId' },
  });
  const { control, setValue, busy } = form;
  const productoId = useWatch({ control, name: 'productoId' });
  const chosen = parts.find(({ _id }) => _id === productoId);
  const price = chosen?.precioFinal;
  useEffect(() => {
    if (price !== undefined) setValue('precio', price);
  }, [price, setValue]);
  return (
    <ProposalDialog form={form} choice={choice} onClose={onClose}>
      <AutocompleteInput
        control={control}
        name="productoId"
        label="Producto"
        placeholder="Busca entre tus productos"
        options={parts.map(({ _id, nombre, stock }) => ({ value: _id, label: `${nombre} (${stock})` }))}
        onSearch={setTyped}
        disabled={busy}
        required
      />
      <TermsFields
        control={control}
        disabled={busy}
        priceHint={price === undefined ? undefined : `Publicado a ${ref(price)}: puedes ofrecerlo por menos`}
      />
    </ProposalDialog>
  );
}
