import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { DevolucionesList } from '@/entities/orders/devoluciones/devoluciones-list';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { AssignmentReturnOutlined } from '@/ui/icons/assignment-return-outlined';
import { PageHeader } from '@/ui/page-header';

/** List of my returns. */
const ClientReturnsView = () => (
  <DevolucionesList
    other="tienda"
    hrefOf={paths.clientReturn}
    open={() => 'Ver detalle'}
    none={{
      icon: AssignmentReturnOutlined,
      title: 'No has devuelto nada',
      text: 'Si un repuesto no le sirve a tu carro o llegó mal, devuélvelo desde el pedido entregado.',
      action: (
        <Button component={Link} to={paths.clientOrders()} variant="contained">
          Ver mis compras
        </Button>
      ),
    }}
  />
);

/** Page 'Mis devoluciones'. */
export const ClientReturnsPage = () => (
  <Container>
    <Head title="Mis devoluciones" noindex />
    <PageHeader title="Mis devoluciones" text="Lo que devuelves, qué respondió la tienda y tu reembolso." />
    <ClientReturnsView />
  </Container>
);
