import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import type { OwnProducto } from '@tuerca/contracts/products/products/own-schemas';
import { discountedCents } from '@tuerca/contracts/products/products/price';
import { toBolivares, toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { plural, ref } from '@/lib/format';
import { Panel } from '@/ui/panel';
import { Precio } from '@/ui/precio';
import type { PromotionValues } from './form-values';
import { useOwnProduct, usePromotable } from './store-promotions.queries';

/** Example product of the promotion, and the number of its products. */
function useExample(control: Control<PromotionValues>) {
  const [scope, chosen, categoria] = useWatch({
    control,
    name: ['productosAplicables', 'productosSeleccionados', 'categoriaSeleccionada'],
  });
  const { data } = usePromotable({ categoria: scope === 'categoria' && categoria ? categoria : undefined });
  const { data: picked } = useOwnProduct(scope === 'especificos' ? chosen[0] : undefined);
  if (!data || (scope === 'categoria' && !categoria)) return null;
  const { rows, total, tasa } = data;
  if (scope !== 'especificos') return { producto: rows[0], total, tasa };
  return picked ? { producto: picked, total: chosen.length, tasa } : null;
}

const Label = ({ children }: { children: React.ReactNode }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

const Prices = ({ producto, descuento, tasa }: { producto: OwnProducto; descuento: number; tasa: number }) => {
  const original = toCentimos(producto.precioOriginal);
  const final = discountedCents(original, descuento);
  const isBeaten = toCentimos(producto.precioFinal) < final;
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{producto.nombre}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 2, sm: 5 }, mt: 1 }}>
        <Box>
          <Label>Antes</Label>
          <Precio bs={producto.precioOriginalBs} usd={producto.precioOriginal} />
        </Box>
        <Box>
          <Label>Con la promoción</Label>
          <Precio bs={toMonto(toBolivares(final, tasa))} usd={toMonto(final)} />
        </Box>
      </Box>
      {isBeaten && (
        <Typography variant="body2" sx={{ mt: 1, color: 'warning.main', fontWeight: 600 }}>
          Este producto ya se vende más barato, a {ref(producto.precioFinal)}: se queda con ese precio.
        </Typography>
      )}
    </>
  );
};

/** Preview of a price with the promotion, before it is saved. */
export function PromotionPricePreview({ control }: { control: Control<PromotionValues> }) {
  const descuento = useWatch({ control, name: 'descuento' });
  const example = useExample(control);
  const isReady = descuento !== null && descuento >= 1 && descuento <= 100;
  if (!example || !isReady) return null;
  const { producto, total, tasa } = example;
  return (
    <Panel title="Así queda el precio">
      <Box role="status">
        {producto && <Prices producto={producto} descuento={descuento} tasa={tasa} />}
        <Typography variant="body2" sx={{ mt: producto ? 1.5 : 0, color: 'text.secondary' }}>
          {total
            ? `Se aplica hoy a ${plural(total, 'producto', 'productos')}.`
            : 'Hoy no baja ningún precio: no vendes nada ahí todavía.'}
        </Typography>
      </Box>
    </Panel>
  );
}
