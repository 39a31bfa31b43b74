import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { ratePath } from '@tuerca/contracts/products/comments/rate';
import { bs, percent, ref, shortDate } from '@/lib/format';
import { RateReviewOutlined } from '@/ui/icons/rate-review-outlined';
import { PurchaseItems } from './purchase-items';
import { TotalRow } from './total-row';

interface OrderTotalsProps {
  pedido: Pedido;
  /** Each product of a delivered order has the way to its review. */
  rateable?: boolean;
}
/** Items of an order, and its total. */
export const OrderTotals = ({ pedido, rateable = false }: OrderTotalsProps) => (
  <>
    <PurchaseItems
      items={pedido.items.map(({ producto, ...item }) => ({
        ...item,
        nombre: producto.nombre,
        imagen: producto.imagen,
        variante: producto.variante,
      }))}
      action={
        rateable && pedido.estado === 'entregado'
          ? ({ productoId, nombre }) => (
              <Button
                component={Link}
                to={ratePath(productoId)}
                size="small"
                variant="outlined"
                startIcon={<RateReviewOutlined />}
                aria-label={`Opinar de ${nombre}`}
                sx={{ mt: 0.75 }}
              >
                Opinar
              </Button>
            )
          : undefined
      }
    />
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <TotalRow label="Subtotal">{bs(pedido.subtotal)}</TotalRow>
      <TotalRow label="Envío">
        {pedido.costoEnvio > 0
          ? bs(pedido.costoEnvio)
          : pedido.formaEnvio?.pagoEnDestino
            ? 'Se paga al recibir'
            : 'Gratis'}
      </TotalRow>
      {pedido.impuestos > 0 && (
        <TotalRow label={`IVA incluido (${percent(pedido.iva)})`}>{bs(pedido.impuestos)}</TotalRow>
      )}
      <TotalRow label="Total" strong>
        {bs(pedido.total)}
      </TotalRow>
      {pedido.descuento > 0 && <TotalRow label="Ahorro por ofertas, ya incluido">{bs(pedido.descuento)}</TotalRow>}
      <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'right' }}>
        {ref(pedido.totalUSD)} a la tasa {bs(pedido.tasa)} del {shortDate(pedido.fechaTasa)}
      </Typography>
    </Box>
  </>
);
