import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { bs } from '@/lib/format';
import { Picture } from '@/ui/picture';

interface Item {
  productoId: string;
  nombre: string;
  imagen: string | null;
  variante?: string | null;
  cantidad: number;
  /** Bs. */
  precioUnitario: number;
  /** Bs. */
  subtotal: number;
}

interface PurchaseItemsProps {
  items: readonly Item[];
  /** Button of an item. */
  action?: (item: Item) => ReactNode;
}
/** Purchased items: lines that read as a table on wide screens and as cards on a phone. */
export const PurchaseItems = ({ items, action }: PurchaseItemsProps) => (
  <Box component="ul" aria-label="Productos" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {items.map((item) => (
      <Box
        component="li"
        key={item.productoId}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '56px minmax(0, 1fr)', sm: '56px minmax(0, 1fr) auto' },
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'center',
          py: 1.25,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ gridRow: { xs: 'span 2', sm: 'span 1' }, alignSelf: 'start' }}>
          <Picture src={item.imagen} alt="" sizes="56px" ratio="1" />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{item.nombre}</Typography>
          {item.variante && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {item.variante}
            </Typography>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {item.cantidad} × {bs(item.precioUnitario)}
          </Typography>
        </Box>
        <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{bs(item.subtotal)}</Typography>
        {action && <Box sx={{ gridColumn: 2 }}>{action(item)}</Box>}
      </Box>
    ))}
  </Box>
);
