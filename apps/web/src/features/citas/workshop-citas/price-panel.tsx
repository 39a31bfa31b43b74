import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { type AgreedPrices, approvedPrice, type PriceVerdict, priceVerdict } from '@tuerca/contracts/citas/citas/price';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import type { LineaPresupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { formatUsd, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { bs } from '@/lib/format';
import { useUser } from '@/lib/session';
import { MoneyField } from '@/ui/form/money-field';
import { TextInput } from '@/ui/form/text-input';
import { Panel } from '@/ui/panel';
import { ApprovedLines, labourOf } from './approved-lines';
import { PriceWaits } from './price-waits';

/** The figures that the price of an appointment is measured by, in cents. */
export const agreedOf = (cita: Cita, approved: readonly LineaPresupuesto[]): AgreedPrices => ({
  listado: toCentimos(cita.precioEstimado),
  manoObra: toCentimos(labourOf(approved)),
  puesto: cita.precioFinal === null ? null : toCentimos(cita.precioFinal),
});

interface PricePanelProps<T extends FieldValues> {
  control: Control<T>;
  disabled: boolean;
  cita: Cita;
  approved: readonly LineaPresupuesto[];
}
type Priced = { precioFinal: number | null; motivoPrecio: string | null };

/** The verdict on the price in a form, by the position of its writer; null while it is no amount. */
export function usePriceVerdict<T extends FieldValues>({
  control,
  cita,
  approved,
}: Pick<PricePanelProps<T>, 'control' | 'cita' | 'approved'>): {
  verdict: PriceVerdict;
  isAbove: boolean;
  precio: number;
  aprobado: number;
} | null {
  const cargo = useUser()?.equipo?.cargo ?? null;
  const { precioFinal, motivoPrecio } = useWatch({ control }) as unknown as Priced;
  if (typeof precioFinal !== 'number' || Number.isNaN(precioFinal)) return null;
  const [precio, agreed] = [toCentimos(precioFinal), agreedOf(cita, approved)];
  const aprobado = approvedPrice(agreed);
  const verdict = priceVerdict(precio, agreed, { cargo, motivo: motivoPrecio });
  return { verdict, isAbove: precio > aprobado, precio, aprobado };
}

/** The final price; above what was approved both figures and the reason, of a technician that another one waits for the owner. */
export function PricePanel<T extends FieldValues>({ control, disabled, cita, approved }: PricePanelProps<T>) {
  const form = { control, disabled };
  const price = usePriceVerdict({ control, cita, approved });
  const name = (field: keyof Priced) => field as FieldPath<T>;
  return (
    <Panel title="Precio final">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PriceWaits cita={cita} />
        <MoneyField
          {...form}
          name={name('precioFinal')}
          label={CITA_MESSAGES.finalPrice}
          unit="$"
          hint="Con IVA. En bolívares queda a la tasa de hoy."
          required
        />
        {price?.isAbove && (
          <>
            <Alert severity="warning" role="status">
              Es más de lo que aprobó tu cliente: {formatUsd(price.precio)} en lugar de {formatUsd(price.aprobado)}.{' '}
              {cita.cliente.email
                ? 'Le avisamos con las dos cifras y tu motivo, y puede objetarlo.'
                : 'No tiene cuenta en Tuerca: explícale el motivo antes de cobrar.'}
            </Alert>
            <TextInput
              {...form}
              name={name('motivoPrecio')}
              label={CITA_MESSAGES.aboveReason}
              rows={2}
              maxLength={300}
              placeholder="Hubo que cambiar también la bomba."
              required
            />
          </>
        )}
        {price?.verdict === 'espera' && (
          <Alert severity="info" role="status">
            Este precio lo confirma el dueño del taller. El servicio sigue en proceso hasta entonces.
          </Alert>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Precio del servicio: {bs(cita.precioEstimadoBs)}
          {cita.promocion ? `, con la oferta «${cita.promocion.nombre}» ya aplicada` : ''}.
        </Typography>
      </Box>
      {approved.length > 0 && <ApprovedLines lines={approved} />}
    </Panel>
  );
}
