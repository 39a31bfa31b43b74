import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Control, UseFormSetValue } from 'react-hook-form';
import type { MetodoPago } from '@tuerca/contracts/payments/payment-methods/schemas';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { bankOptions } from '@/entities/payments/payment-methods/bank-options';
import { useCatalogo } from '@/lib/use-catalogos';
import { twoColumns } from '@/ui/form/columns';
import { DocumentInput } from '@/ui/form/document-input';
import { PhoneInput } from '@/ui/form/phone-input';
import { SelectInput } from '@/ui/form/select-input';
import { TextInput } from '@/ui/form/text-input';
import { refundTo, type RequestValues } from './request-values';

interface RefundFieldsProps {
  control: Control<RequestValues>;
  setValue: UseFormSetValue<RequestValues>;
  methods: readonly MetodoPago[];
  disabled: boolean;
}

/** The Pago Móvil that gets the money: a saved one at one tap, or typed. */
export function RefundFields({ control, setValue, methods, disabled }: RefundFieldsProps) {
  const common = { control, disabled, required: true };
  const take = (metodo: MetodoPago) =>
    setValue('reembolso', refundTo(metodo), { shouldDirty: true, shouldValidate: true });
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {methods.length > 1 && (
        <Box role="group" aria-label="Tus métodos de pago" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {methods.map((metodo) => (
            <Button key={metodo._id} variant="outlined" size="small" disabled={disabled} onClick={() => take(metodo)}>
              {metodo.nombreBanco} {formatTelefono(metodo.telefono)}
            </Button>
          ))}
        </Box>
      )}
      <Box sx={twoColumns}>
        <SelectInput
          {...common}
          name="reembolso.nombreBanco"
          label="Banco"
          options={useCatalogo(bankOptions)}
          placeholder="Selecciona el banco"
        />
        <PhoneInput {...common} name="reembolso.telefono" label="Teléfono" hint="El celular del Pago Móvil (+58)" />
        <DocumentInput {...common} name="reembolso.cedula" label="Cédula" letters={['V', 'E']} />
        <TextInput
          {...common}
          name="reembolso.nombrePersona"
          label="Nombre del titular"
          autoComplete="name"
          maxLength={120}
        />
      </Box>
    </Box>
  );
}
