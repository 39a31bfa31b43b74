import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import { DEFAULT_RETURN_DAYS } from '@tuerca/contracts/orders/devoluciones/rules';
import { bs, longDate } from '@/lib/format';
import { useField } from '@/ui/form/field';
import { useRefused } from '@/ui/form/use-refused';
import { Picture } from '@/ui/picture';
import { QuantityStepper } from '@/ui/quantity-stepper';
import { type RequestValues, type ReturnableLine, whyNot } from './request-values';

interface LinesFieldProps {
  control: Control<RequestValues>;
  lines: readonly ReturnableLine[];
  disabled: boolean;
}

/** The store's conditions for a part, or the reason why it cannot be returned. */
function note(line: ReturnableLine, motivo: RequestValues['motivo'], now: Date): string {
  const refusal = whyNot(line, motivo, now);
  if (refusal) return refusal;
  if (!motivo)
    return line.devolucion
      ? `La tienda dice: ${line.devolucion}`
      : `Tienes ${DEFAULT_RETURN_DAYS} días desde la entrega.`;
  return `Puedes devolverlo hasta el ${longDate(line.plazos[motivo]!)}.`;
}

/** Parts of the order to return, with the units of each. */
export function LinesField({ control, lines, disabled }: LinesFieldProps) {
  const { check, onRefused } = useRefused();
  const { value, error, onChange } = useField({ control, name: 'lineas', check });
  const motivo = useWatch({ control, name: 'motivo' });
  const now = new Date();
  const chosen = value as RequestValues['lineas'];
  const unitsOf = (id: string) => chosen.find(({ productoId }) => productoId === id)?.cantidad ?? 0;
  const choose = (productoId: string, cantidad: number) => {
    const others = chosen.filter((one) => one.productoId !== productoId);
    onChange(cantidad > 0 ? [...others, { productoId, cantidad }] : others);
  };
  return (
    <Box role="group" aria-label="Qué devuelves">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => {
          const { productoId, nombre, imagen, precioUnitario, disponibles } = line;
          const units = unitsOf(productoId);
          const refused = disabled || (whyNot(line, motivo, now) !== null && units === 0);
          return (
            <Box
              component="li"
              key={productoId}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'auto 56px minmax(0, 1fr)',
                columnGap: 1.5,
                alignItems: 'start',
                py: 1.5,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Checkbox
                checked={units > 0}
                disabled={refused}
                onChange={(_, checked) => choose(productoId, checked ? 1 : 0)}
                slotProps={{ input: { 'aria-label': `Devolver ${nombre}` } }}
                sx={{ ml: -1, mt: 0.5 }}
              />
              <Picture src={imagen} alt="" sizes="56px" ratio="1" />
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nombre}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {bs(precioUnitario)} cada uno
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {note(line, motivo, now)}
                </Typography>
                {units > 0 && disponibles > 1 && (
                  <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1.5 }}>
                    <QuantityStepper
                      label={`Cantidad de ${nombre} que devuelves`}
                      value={units}
                      max={disponibles}
                      disabled={disabled}
                      onChange={(cantidad) => choose(productoId, cantidad)}
                      beyond={`Puedes devolver como máximo ${disponibles}`}
                      onRefused={onRefused(productoId)}
                    />
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      de {disponibles}
                    </Typography>
                  </Box>
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
