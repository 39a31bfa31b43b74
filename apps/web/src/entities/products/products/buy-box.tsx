import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import type { Tasa } from '@tuerca/contracts/platform/system/schemas';
import { MAX_CANTIDAD, type Producto } from '@tuerca/contracts/products/products/schemas';
import { RateNote } from '@/entities/platform/system/rate-note';
import { longDate, plural } from '@/lib/format';
import { useOffScreen } from '@/lib/use-off-screen';
import { HEADER_HEIGHT } from '@/theme/tokens';
import { CheckCircleRounded } from '@/ui/icons/check-circle-rounded';
import { HighlightOffRounded } from '@/ui/icons/highlight-off-rounded';
import { Precio } from '@/ui/precio';
import { QuantityStepper } from '@/ui/quantity-stepper';
import { BuyBar } from './buy-bar';

interface BuyBoxProps {
  producto: Producto;
  tasa: Tasa;
  /** The cart's button for a quantity. */
  renderAdd: (cantidad: number) => ReactNode;
  favorite: ReactNode;
}

/** 'Disponibles: 4 unidades' or 'Agotado'. */
const Stock = ({ stock, disponible }: { stock: number; disponible: boolean }) => (
  <Typography
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 0.75,
      fontWeight: 600,
      color: disponible ? 'success.main' : 'error.main',
    }}
  >
    {disponible ? (
      <CheckCircleRounded aria-hidden fontSize="small" />
    ) : (
      <HighlightOffRounded aria-hidden fontSize="small" />
    )}
    {disponible ? `Disponibles: ${stock.toLocaleString('es-VE')} ${stock === 1 ? 'unidad' : 'unidades'}` : 'Agotado'}
  </Typography>
);

/** The sentence about more than there is, or than may be bought at once. */
const beyondStock = (stock: number) =>
  stock < MAX_CANTIDAD
    ? `Solo hay ${plural(stock, 'unidad', 'unidades')}`
    : `Puedes comprar como máximo ${MAX_CANTIDAD} a la vez`;
// A quantity that cannot be taken is not bought as the one before it.
const wait = { flex: '1 1 200px', minWidth: 0, m: 0, p: 0, border: 0, '&:disabled': { opacity: 0.5 } } as const;

/** Price, what is left, how many, and the two buttons. */
export function BuyBox({ producto, tasa, renderAdd, favorite }: BuyBoxProps) {
  const [cantidad, setCantidad] = useState(1);
  const [refused, setRefused] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const away = useOffScreen(button, HEADER_HEIGHT);
  const max = Math.min(producto.stock, MAX_CANTIDAD);
  const units = Math.min(cantidad, Math.max(1, max));
  const { promocion } = producto;
  const ends = promocion ? promocion.fechaFin : producto.porcentaje > 0 && producto.descuento?.fechaFin;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        py: { xs: 1.5, sm: 2.5 },
        borderBlock: 1,
        borderColor: 'divider',
      }}
    >
      <Box>
        <Precio
          size="lg"
          bs={producto.precioFinalBs}
          usd={producto.precioFinal}
          originalBs={producto.precioOriginalBs}
          porcentaje={producto.porcentaje}
        />
        {promocion && (
          <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 700, mt: 0.5, overflowWrap: 'anywhere' }}>
            {promocion.titulo}
          </Typography>
        )}
        {ends && (
          <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 600, mt: 0.5 }}>
            Oferta hasta el {longDate(ends)}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          IVA incluido
        </Typography>
        <RateNote tasa={tasa} />
      </Box>
      <Stock stock={producto.stock} disponible={producto.disponible} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {producto.disponible && (
          <QuantityStepper
            value={units}
            max={Math.max(1, max)}
            onChange={setCantidad}
            label={`Cantidad de ${producto.nombre}`}
            beyond={beyondStock(producto.stock)}
            onRefused={setRefused}
          />
        )}
        <Box ref={button} component="fieldset" disabled={refused} sx={wait}>
          {renderAdd(units)}
        </Box>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 auto' }, minWidth: 0, '& > *': { width: '100%' } }}>{favorite}</Box>
      </Box>
      {away && !refused && producto.disponible && <BuyBar producto={producto}>{renderAdd(units)}</BuyBar>}
    </Box>
  );
}
