import Box from '@mui/material/Box';
import { awaitedArrival } from '@tuerca/contracts/orders/orders/late';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { arrivalText } from '@/entities/orders/delivery/delivery-format';
import { plural } from '@/lib/format';
import { secondLine, twoLines } from '@/ui/data-table/cell-lines';
import { Picture } from '@/ui/picture';

/** Lines of an order on a card: its store, and the days of its arrival. */
function linesOf(pedido: Pedido): string[] {
  const others = pedido.items.length - 1;
  const llegada = awaitedArrival(pedido);
  return [
    ...(others > 0 ? [`y ${plural(others, 'producto más', 'productos más')}`] : []),
    pedido.tienda.nombre,
    ...(llegada ? [arrivalText(llegada)] : []),
  ];
}

/** Contents of an order by its first product and its picture, its store, and the days of its arrival. */
export const BoughtCell = (pedido: Pedido) => {
  const [first] = pedido.items;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', gap: 1.5, alignItems: 'start' }}>
      <Picture src={first?.producto.imagen ?? null} alt="" sizes="56px" ratio="1" />
      <Box>
        <Box component="span" sx={{ ...twoLines, fontWeight: 600 }}>
          {first?.producto.nombre}
        </Box>
        {linesOf(pedido).map((line) => (
          <Box key={line} component="span" sx={secondLine}>
            {line}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
