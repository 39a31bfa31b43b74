import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { WriteButton } from '@/entities/chats/chats/write-button';
import { isCode } from '@/lib/api-error';
import { plural } from '@/lib/format';
import { Head } from '@/lib/head';
import { notify } from '@/lib/notify';
import { paths, withQuery } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { PageHeader } from '@/ui/page-header';
import { Pagination } from '@/ui/pagination';
import { Tabs, useTab } from '@/ui/tabs';
import { CustomerInfo } from './customer-info';
import { CustomerOrders } from './customer-orders';
import { storeCustomerQuery } from './customers.queries';

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 2, pt: 4 }}>
    <Skeleton variant="rectangular" height={56} />
    <Skeleton variant="rectangular" height={200} />
  </Box>
);

/** One customer on a page of their own; who bought nothing here leads back to the list. */
function CustomerProfile({ clienteId }: { clienteId: string }) {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const [tab, setTab] = useTab(['informacion', 'pedidos']);
  const navigate = useNavigate();
  const query = useQuery(storeCustomerQuery(clienteId, page));
  const stranger = isCode(query.error, 'CLIENTE_SIN_COMPRAS', 'ENTRADA_INVALIDA');
  useEffect(() => {
    if (!stranger) return;
    notify.error(ORDER_MESSAGES.customerWithoutOrders);
    void navigate(paths.storeCustomers(), { replace: true });
  }, [stranger, navigate]);
  if (stranger) return <Waiting />;
  return (
    <DataState query={query} skeleton={<Waiting />} error={ORDER_MESSAGES.customerFailed}>
      {({ cliente, pedidos, totalPages }) => (
        <>
          <PageHeader
            title={cliente.nombre}
            text={plural(cliente.totalPedidos, 'pedido', 'pedidos')}
            actions={<WriteButton usuarioId={clienteId} />}
          />
          <Tabs
            label="Cliente"
            value={tab}
            onChange={setTab}
            panelSx={{ pt: 3 }}
            tabs={[
              { id: 'informacion', label: 'Información', content: <CustomerInfo cliente={cliente} /> },
              {
                id: 'pedidos',
                label: 'Pedidos',
                content: (
                  <>
                    <CustomerOrders pedidos={pedidos} />
                    <Pagination
                      page={page}
                      totalPages={totalPages}
                      hrefOf={(next) => withQuery('', { tab: 'pedidos', page: next > 1 ? next : undefined })}
                      label="Páginas de pedidos"
                    />
                  </>
                ),
              },
            ]}
          />
        </>
      )}
    </DataState>
  );
}

/** One customer, of the store's panel. */
export function StoreCustomerPage() {
  const { id = '' } = useParams();
  return (
    <Container maxWidth="md" sx={{ pb: 4, mx: 0 }}>
      <Head title="Cliente" noindex />
      <BackLink to={paths.storeCustomers()} label="Clientes" />
      <CustomerProfile key={id} clienteId={id} />
    </Container>
  );
}
