import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LineaPresupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { PresupuestoLine } from '@/entities/citas/presupuestos/presupuesto-line';

/** Total in dollars of the workshop's own work; parts are paid at their stores. */
export const labourOf = (lines: readonly LineaPresupuesto[]): number =>
  toMonto(lines.reduce((sum, { tipo, subtotal }) => (tipo === 'mano_obra' ? sum + toCentimos(subtotal) : sum), 0));

/** Lines that the client approved, beside the field of the final price. */
export const ApprovedLines = ({ lines }: { lines: readonly LineaPresupuesto[] }) => (
  <Box sx={{ mt: 2 }}>
    <Typography variant="subtitle1" component="h3">
      Presupuesto aprobado
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
      El precio final que te proponemos es la mano de obra aprobada. Los repuestos los paga tu cliente en la tienda.
    </Typography>
    <Box component="ul" aria-label="Presupuesto aprobado" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map((line) => (
        <PresupuestoLine key={line._id} line={line} />
      ))}
    </Box>
  </Box>
);
