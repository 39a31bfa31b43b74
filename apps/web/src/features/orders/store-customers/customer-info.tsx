import type { ClienteTienda } from '@tuerca/contracts/orders/orders/customers';
import { CustomerContact } from '@/entities/orders/orders/customer-contact';
import { bs, longDate, plural } from '@/lib/format';
import { Fact, Facts } from '@/ui/facts';

/** Figures and contact of a customer. */
export const CustomerInfo = ({ cliente }: { cliente: ClienteTienda }) => (
  <>
    <Facts>
      <Fact label="Pedidos">{plural(cliente.totalPedidos, 'pedido', 'pedidos')}</Fact>
      <Fact label="Gasto total">{bs(cliente.gastoTotal)}</Fact>
      <Fact label="Primera compra">{longDate(cliente.fechaPrimerCompra)}</Fact>
      <Fact label="Último pedido">{longDate(cliente.ultimoPedido)}</Fact>
      <Fact label="Contacto" wide>
        <CustomerContact cliente={cliente} greeting={`Hola, ${cliente.nombre}. Gracias por comprar con nosotros.`} />
      </Fact>
    </Facts>
  </>
);
