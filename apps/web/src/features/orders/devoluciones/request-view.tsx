import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { CondicionesDevolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { useReturnable } from '@/entities/orders/devoluciones/devoluciones.queries';
import { usePaymentMethods } from '@/entities/payments/payment-methods/payment-methods.queries';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { RequestForm } from './request-form';

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 3, maxWidth: 860 }}>
    {[220, 160, 220, 220].map((height, i) => (
      <Skeleton key={i} variant="rectangular" height={height} />
    ))}
  </Box>
);

const NothingToReturn = ({ order }: { order: CondicionesDevolucion }) => (
  <EmptyState
    title={order.pedido.entregado ? 'Este pedido ya no se puede devolver' : 'Este pedido todavía no está entregado'}
    text={
      order.pedido.entregado
        ? 'Pasó el plazo que indica la tienda, o ya pediste devolver todo. Escríbele si algo quedó mal.'
        : 'Cuando lo recibas podrás devolver lo que no te sirva.'
    }
    action={
      <Button component={Link} to={paths.clientOrders()} variant="contained">
        Ver mis compras
      </Button>
    }
  />
);

/** Asks to return parts of one order, while something of it can be. */
function RequestView({ pedido }: { pedido: string }) {
  const navigate = useNavigate();
  const query = useReturnable(pedido);
  const methods = usePaymentMethods();
  // Without the saved methods she types: they are no reason to keep her from asking.
  const known = methods.isPending ? undefined : (methods.data ?? []);
  return (
    <DataState
      query={{ ...query, data: known && query.data }}
      skeleton={<Waiting />}
      error="No se pudo cargar el pedido. Intenta nuevamente."
      isEmpty={({ disponible }) => !disponible}
      empty={query.data && <NothingToReturn order={query.data} />}
    >
      {(order) => (
        <>
          <Typography sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            Pedido {order.pedido.numero} de {order.pedido.tienda}
          </Typography>
          <RequestForm
            order={order}
            methods={known ?? []}
            onDone={(devolucionId) => void navigate(paths.clientReturn(devolucionId), { replace: true })}
          />
        </>
      )}
    </DataState>
  );
}

/** A client asks to return parts of one order. */
export const NewReturnPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Devolver un repuesto" noindex />
    <BackLink to={paths.clientOrders()} label="Mis compras" />
    <PageHeader title="Devolver un repuesto" />
    <RequestView pedido={useParams().numero!} />
  </Container>
);
