import Box from '@mui/material/Box';
import { CONDITIONS } from '@tuerca/contracts/products/products/rules';
import { categoryOptions } from '@/entities/products/products/category-options';
import { twoColumns, wide } from '@/ui/form/columns';
import { SelectInput } from '@/ui/form/select-input';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { PhotoField } from './photo-field';
import { ProposalDialog, type ProposalFormProps, useProposal } from './proposal-dialog';
import { initialTerms, TermsFields } from './terms-fields';

const CONDITION_LABELS = { nuevo: 'Nuevo', usado: 'Usado', remanufacturado: 'Remanufacturado' } as const;
const CONDITION_OPTIONS = CONDITIONS.map((value) => ({ value, label: CONDITION_LABELS[value] }));

/** Proposes a part that the store has and does not list. */
export function UnlistedForm({ solicitud, choice, onClose }: ProposalFormProps) {
  const proposal = useProposal({ solicitud, onClose });
  const form = useServerForm({
    ...proposal,
    defaultValues: {
      tipo: 'libre' as const,
      nombre: solicitud.pieza,
      categoria: solicitud.categoria ?? '',
      condicion: 'nuevo' as (typeof CONDITIONS)[number],
      marcaRepuesto: null as string | null,
      foto: null as string | null,
      ...initialTerms(solicitud.cantidad),
    },
  });
  const { control, setValue, busy } = form;
  const field = { control, disabled: busy };
  return (
    <ProposalDialog form={form} choice={choice} onClose={onClose}>
      <Box sx={twoColumns}>
        <Box sx={wide}>
          <TextInput {...field} name="nombre" label="Repuesto" maxLength={160} required />
        </Box>
        <SelectInput
          {...field}
          name="categoria"
          label="Categoría"
          options={categoryOptions()}
          placeholder="Elige la categoría"
          required
        />
        <SelectInput {...field} name="condicion" label="Condición" options={CONDITION_OPTIONS} required />
        <Box sx={wide}>
          <TextInput {...field} name="marcaRepuesto" label="Marca del repuesto (opcional)" maxLength={60} />
        </Box>
      </Box>
      <TermsFields control={control} disabled={busy} />
      <PhotoField onChange={(foto) => setValue('foto', foto)} disabled={busy} />
    </ProposalDialog>
  );
}
