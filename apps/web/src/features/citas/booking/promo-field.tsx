import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { capitalCode } from '@tuerca/contracts/kernel/names';
import type { DescuentoOferta } from '@tuerca/contracts/products/promotions/schemas';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { messageOf } from '@/lib/api-error';
import { bs, ref } from '@/lib/format';
import { useRole } from '@/lib/session';
import { TextInput } from '@/ui/form/text-input';
import type { ServerForm } from '@/ui/form/use-server-form';
import { LoadingButton } from '@/ui/loading-button';
import { useCheckCode } from './booking.queries';
import type { BookingValues } from './booking-form';

interface PromoFieldProps {
  form: Pick<ServerForm<BookingValues>, 'control' | 'setError' | 'clearErrors'>;
  servicio: Servicio;
}

/** Bolivars of the day for dollars of this service. */
const bolivars = (servicio: Servicio, usd: number) => (usd * servicio.precioBs) / servicio.precio;
const wordsOf = (servicio: Servicio, { codigoPromo, nombre, descuento, precioFinal }: DescuentoOferta): string =>
  (codigoPromo === null ? `La oferta «${nombre}» te conviene más que ese código. ` : '') +
  `Ahorras ${bs(bolivars(servicio, descuento))} y pagas ${bs(bolivars(servicio, precioFinal))} (${ref(precioFinal)}).`;

/** A code of the workshop's offers; a client can see what it takes off before booking. */
export function PromoField({ form, servicio }: PromoFieldProps) {
  const { control, setError, clearErrors } = form;
  const codigo = capitalCode(useWatch({ control, name: 'codigoPromo' }));
  const check = useCheckCode();
  const client = useRole() === 'client';
  const apply = () => {
    clearErrors('codigoPromo');
    check
      .mutateAsync({ tallerId: servicio.taller._id, servicioId: servicio._id, codigo })
      .catch((error: unknown) =>
        setError('codigoPromo', { type: 'server', message: messageOf(error, 'No se pudo revisar el código.') }),
      );
  };
  const known = check.variables?.codigo === codigo && check.data ? check.data : null;
  return (
    <Box sx={{ maxWidth: 460 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextInput
          control={control}
          name="codigoPromo"
          label="Código promocional (opcional)"
          maxLength={40}
          autoComplete="off"
          tidy={capitalCode}
        />
        {client && (
          <LoadingButton
            variant="outlined"
            loading={check.isPending}
            loadingText="Revisando..."
            disabled={!codigo}
            onClick={apply}
            sx={{ flex: 'none', mt: '26px', minHeight: 48 }}
          >
            Aplicar
          </LoadingButton>
        )}
      </Box>
      <Typography role="status" variant="body2" sx={{ color: 'success.main', fontWeight: 600, mt: known ? 0.75 : 0 }}>
        {known && wordsOf(servicio, known)}
      </Typography>
    </Box>
  );
}
