import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useMatch, useNavigate } from 'react-router-dom';
import { PAYMENT_METHOD_MESSAGES } from '@tuerca/contracts/payments/payment-methods/messages';
import { MAX_PAYMENT_METHODS } from '@tuerca/contracts/payments/payment-methods/rules';
import type { MetodoPago } from '@tuerca/contracts/payments/payment-methods/schemas';
import { formatPagoMovil } from '@tuerca/contracts/venezuela/identidad';
import {
  useMakeDefaultPaymentMethod,
  usePaymentMethods,
  useRemovePaymentMethod,
} from '@/entities/payments/payment-methods/payment-methods.queries';
import { messageOf } from '@/lib/api-error';
import { Head } from '@/lib/head';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { ConfirmAction } from '@/ui/confirm-action';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { AddRounded } from '@/ui/icons/add-rounded';
import { CreditCardRounded } from '@/ui/icons/credit-card-rounded';
import { onDemand } from '@/ui/on-demand';
import { PageHeader } from '@/ui/page-header';
import { PaymentMethodCard, paymentMethodGrid, PaymentMethodsSkeleton } from './payment-method-card';

const PaymentMethodDialog = onDemand(async () => (await import('./payment-method-dialog')).PaymentMethodDialog);

const NotThere = () => (
  <EmptyState
    title="No encontramos ese método de pago"
    text="Quizás lo eliminaste desde otro dispositivo."
    action={
      <Button component={Link} to={paths.clientPaymentMethods()} replace variant="contained">
        Ver mis métodos de pago
      </Button>
    }
  />
);

interface MethodListProps {
  methods: MetodoPago[];
  onRemove: (metodo: MetodoPago) => void;
}

/** The methods as cards; the edited one is kept in the address. */
function MethodList({ methods, onRemove }: MethodListProps) {
  const navigate = useNavigate();
  const makeDefault = useMakeDefaultPaymentMethod();
  const choose = (id: string) =>
    makeDefault.mutate(id, {
      onSuccess: () => notify.ok(PAYMENT_METHOD_MESSAGES.defaultChanged),
      onError: (error) => notify.error(messageOf(error, PAYMENT_METHOD_MESSAGES.defaultFailed)),
    });
  return (
    <Box component="ul" sx={paymentMethodGrid}>
      {methods.map((metodo) => (
        <li key={metodo._id}>
          <PaymentMethodCard
            metodo={metodo}
            busy={makeDefault.isPending && makeDefault.variables === metodo._id}
            onEdit={() => void navigate(paths.clientPaymentMethod(metodo._id), { preventScrollReset: true })}
            onRemove={() => onRemove(metodo)}
            onMakeDefault={() => choose(metodo._id)}
          />
        </li>
      ))}
    </Box>
  );
}

/** My payment methods: saved, edited at an address of its own, set as default and removed. */
function PaymentMethodsView() {
  const id = useMatch(`${paths.clientPaymentMethods()}/:id/editar`)?.params.id;
  const navigate = useNavigate();
  const query = usePaymentMethods();
  const remove = useRemovePaymentMethod();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<MetodoPago | null>(null);
  const edited = id ? query.data?.find(({ _id }) => _id === id) : undefined;
  const isFull = (query.data?.length ?? 0) >= MAX_PAYMENT_METHODS;
  const addButton = (
    <Button variant="contained" startIcon={<AddRounded />} onClick={() => setAdding(true)} disabled={isFull}>
      Añadir método
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Métodos de pago"
        text="Los Pago Móvil desde los que pagas tus compras, servicios y entregas. Al pagar, llenamos tus datos por ti."
        actions={
          <>
            <Button component={Link} to={paths.client()} variant="outlined">
              Volver
            </Button>
            {query.data?.length ? addButton : null}
          </>
        }
      />
      <DataState
        query={query}
        skeleton={<PaymentMethodsSkeleton />}
        isEmpty={(methods) => methods.length === 0}
        empty={
          <EmptyState
            icon={<CreditCardRounded sx={{ fontSize: 34 }} />}
            title="Aún no guardas métodos de pago"
            text="Añade el Pago Móvil que usas y no tendrás que escribirlo en cada compra."
            action={addButton}
          />
        }
        error={PAYMENT_METHOD_MESSAGES.loadFailed}
      >
        {(methods) => (id && !edited ? <NotThere /> : <MethodList methods={methods} onRemove={setLeaving} />)}
      </DataState>
      {isFull && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          Llegaste al máximo de {MAX_PAYMENT_METHODS} métodos de pago. Elimina uno para añadir otro.
        </Typography>
      )}
      {adding && <PaymentMethodDialog onClose={() => setAdding(false)} />}
      {edited && (
        <PaymentMethodDialog
          key={edited._id}
          metodo={edited}
          onClose={() => void navigate(paths.clientPaymentMethods(), { replace: true, preventScrollReset: true })}
        />
      )}
      {leaving && (
        <ConfirmAction
          title="¿Eliminar este método de pago?"
          confirm="Eliminar"
          run={() => remove.mutateAsync(leaving._id)}
          done={PAYMENT_METHOD_MESSAGES.removed}
          error={PAYMENT_METHOD_MESSAGES.removeFailed}
          onClose={() => setLeaving(null)}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>{PAYMENT_METHOD_MESSAGES.removeQuestion}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'anywhere' }}>
            {leaving.nombreBanco} · {leaving.nombrePersona} · {formatPagoMovil(leaving.telefono)}
          </Typography>
        </ConfirmAction>
      )}
    </>
  );
}

/** Page of a client's payment accounts, in the client's panel. */
export const PaymentMethodsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Métodos de pago" noindex />
    <PaymentMethodsView />
  </Container>
);
