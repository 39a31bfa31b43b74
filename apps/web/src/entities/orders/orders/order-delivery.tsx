import Box from '@mui/material/Box';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { betweenInWords, shippingText } from '@/entities/orders/delivery/delivery-format';
import { OfficeText } from '@/entities/orders/delivery/office-text';
import { Fact, Facts } from '@/ui/facts';

type Address = NonNullable<Pedido['direccionEntrega']>;

/** Lines of an address, as on a parcel's label. */
export const addressLines = (to: Address): string[] => [
  [to.calle, to.numero].filter(Boolean).join(', '),
  `${to.ciudad}, ${to.estado}`,
  `${to.pais} ${to.codigoPostal}`.trim(),
];

/** Destination of an order: an address, or the store's counter. */
export function OrderDelivery({ pedido }: { pedido: Pedido }) {
  const { direccionEntrega: to, tienda, formaEnvio, llegada, estado } = pedido;
  if (!to)
    return (
      <Facts>
        <Fact label="Retiro en">{tienda.nombre}</Fact>
        {tienda.telefono && <Fact label="Teléfono">{formatTelefono(tienda.telefono)}</Fact>}
        <Fact label="Dirección" wide>
          {tienda.direccion}
        </Fact>
      </Facts>
    );
  return (
    <Facts>
      {formaEnvio && (
        <Fact label="Envío" wide>
          {shippingText(formaEnvio)}
        </Fact>
      )}
      {formaEnvio?.oficina && (
        <Fact label={`Oficina ${formaEnvio.oficina.nombre}`} wide>
          <OfficeText office={formaEnvio.oficina} />
        </Fact>
      )}
      {llegada && estado !== 'entregado' && estado !== 'cancelado' && (
        <Fact label="Llega" wide>
          {betweenInWords(llegada)}
        </Fact>
      )}
      <Fact label="Recibe">{to.nombre}</Fact>
      <Fact label="Teléfono">{formatTelefono(to.telefono)}</Fact>
      <Fact label="Dirección" wide>
        {addressLines(to).map((line) => (
          <Box key={line} component="span" sx={{ display: 'block' }}>
            {line}
          </Box>
        ))}
      </Fact>
      {to.referencias && (
        <Fact label="Punto de referencia" wide>
          {to.referencias}
        </Fact>
      )}
      {to.instrucciones && (
        <Fact label="Instrucciones" wide>
          {to.instrucciones}
        </Fact>
      )}
    </Facts>
  );
}
