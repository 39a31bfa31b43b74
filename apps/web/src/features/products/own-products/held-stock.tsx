import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { HeldStock } from '@tuerca/contracts/cart/checkout/held-stock';
import type { OwnProducto } from '@tuerca/contracts/products/products/own-schemas';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { PaymentChip } from '@/entities/orders/orders/order-chips';
import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { Column } from '@/ui/data-table/column';

/** Column of units that await payment; the number opens their purchases. */
export const heldColumn = (
  held: ReadonlyMap<string, HeldStock> | undefined,
  onShow: (row: HeldStock) => void,
): Column<OwnProducto> => ({
  id: 'apartadas',
  header: 'Por pagar',
  cell: ({ _id, nombre }) => {
    const row = held?.get(_id);
    if (!row) return held ? 'Ninguna' : '';
    return (
      <Button
        size="small"
        variant="text"
        onClick={() => onShow(row)}
        aria-label={`${plural(row.unidades, 'unidad apartada', 'unidades apartadas')} de ${nombre}: ver las compras`}
        sx={{ mx: -1, minWidth: 0, whiteSpace: 'nowrap' }}
      >
        {plural(row.unidades, 'apartada', 'apartadas')}
      </Button>
    );
  },
});

/** Purchases that hold units of a product, each with its payment and deadline. */
export function HeldDialog({ held: { nombre, unidades, pedidos }, onClose }: { held: HeldStock; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{plural(unidades, 'unidad apartada', 'unidades apartadas')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{nombre}</Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          Ya no se ven en tu tienda. Vuelven solas si la compra se cancela o su pago no se confirma a tiempo.
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
          {pedidos.map(({ _id, numero, cliente, cantidad, estadoPago, fecha, expira }) => (
            <Box
              component="li"
              key={_id}
              sx={{
                display: 'grid',
                gap: 0.5,
                py: 1.5,
                borderTop: 1,
                borderColor: 'divider',
                overflowWrap: 'anywhere',
              }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
                <Link to={paths.storeOrder(_id)}>{numero}</Link>
                <b>{plural(cantidad, 'unidad', 'unidades')}</b>
              </Box>
              <Typography variant="body2">{cliente}</Typography>
              <Box sx={{ justifySelf: 'start' }}>
                <PaymentChip estado={estadoPago} />
              </Box>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Desde el {formatFechaHora(fecha)}; espera hasta el {formatFechaHora(expira)}
              </Typography>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
