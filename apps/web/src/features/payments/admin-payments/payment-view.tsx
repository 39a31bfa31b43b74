import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { PagoDetalle } from '@tuerca/contracts/payments/payments/admin-schemas';
import { ofPaid, paidTitle } from '@tuerca/contracts/payments/payments/concepts';
import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { CapturePicture } from '@/entities/payments/payments/capture-picture';
import { bs, plural } from '@/lib/format';
import { Head } from '@/lib/head';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useFocusHeading } from '@/lib/use-focus-heading';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { onDemand } from '@/ui/on-demand';
import { PageHeader } from '@/ui/page-header';
import { useAdminPayment, useAskBank, useNextPayment } from './admin-payments.queries';
import { BankAnswers } from './bank-answers';
import { type CandidateMovement, CandidateMovements } from './candidate-movements';
import { PaymentFacts } from './payment-facts';
import { PaymentHistory } from './payment-history';

const DIALOGS = {
  aprobar: onDemand(async () => (await import('./approve-dialog')).ApprovePaymentDialog),
  rechazar: onDemand(async () => (await import('./decision-dialogs')).RejectPaymentDialog),
  diferencia: onDemand(async () => (await import('./short-dialog')).ShortDialog),
  excedente: onDemand(async () => (await import('./decision-dialogs')).OverpaidDialog),
  tardio: onDemand(async () => (await import('./late-dialog')).LateDialog),
};
type Decision = keyof typeof DIALOGS;
const arrive = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } });

/** Toast that names the decision and its payment: the page shows another one by then. */
const decided = (message: string, { _id, cliente, ...pago }: PagoDetalle) =>
  notify.ok(`${message.replace(/\.$/, '')}. ${paidTitle(pago)}, ${bs(pago.monto)} de ${cliente.nombre}`, {
    action: (
      <Button component={Link} to={paths.adminPayment(_id)} color="inherit" size="small">
        Ver
      </Button>
    ),
  });

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section" variant="outlined" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Paper>
);

function Ready({ pago }: { pago: PagoDetalle }) {
  const [decision, setDecision] = useState<{ kind: Decision; movimiento?: CandidateMovement['movimiento'] } | null>(
    null,
  );
  const askBank = useAskBank(pago._id, pago.metodoPago);
  const next = useNextPayment(pago._id);
  const navigate = useNavigate();
  // A payment in a store is settled there.
  const open = pago.expira !== null && pago.metodoPago !== 'efectivo';
  const isRejected = pago.estado === 'rechazado' && pago.metodoPago !== 'efectivo';
  const done = (message: string) => {
    setDecision(null);
    decided(message, pago);
    // The next one that waits is opened at once: a day has hundreds of them.
    void navigate(next.data?.id ? paths.adminPayment(next.data.id) : paths.adminPayments());
  };
  const choose = ({ movimiento }: CandidateMovement) => {
    const kind = isRejected
      ? 'tardio'
      : movimiento.monto === pago.porRecibir
        ? 'aprobar'
        : movimiento.monto < pago.porRecibir
          ? 'diferencia'
          : 'excedente';
    setDecision({ kind, movimiento });
  };
  const ask = () =>
    askBank.mutateAsync(undefined).then(
      () => notify.ok('El banco respondió'),
      (error: unknown) => notify.failure(error, 'No pudimos preguntarle al banco'),
    );
  const Chosen = decision && DIALOGS[decision.kind];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
        pb: 4,
        '@media (prefers-reduced-motion: no-preference)': { animation: `${arrive} 200ms ease-out` },
      }}
    >
      {open && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" onClick={() => setDecision({ kind: 'aprobar' })}>
            Aprobar
          </Button>
          <Button variant="outlined" onClick={() => setDecision({ kind: 'diferencia' })}>
            Llegó menos
          </Button>
          <Button variant="outlined" onClick={() => setDecision({ kind: 'excedente' })}>
            Llegó de más
          </Button>
          <Button variant="outlined" color="error" onClick={() => setDecision({ kind: 'rechazar' })}>
            Rechazar
          </Button>
          {pago.referencia && (
            <Button loading={askBank.isPending} onClick={() => void ask()}>
              Preguntar al banco
            </Button>
          )}
        </Box>
      )}
      {isRejected && (
        <Box>
          <Button variant="outlined" onClick={() => setDecision({ kind: 'tardio' })}>
            El dinero llegó
          </Button>
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Part title="Datos del pago">
          <PaymentFacts pago={pago} />
        </Part>
        <Part title={pago.capturas.length === 1 ? 'Captura' : 'Capturas'}>
          {pago.capturas.length ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {pago.capturas.map((captura, i) => (
                <CapturePicture key={captura._id} pagoId={pago._id} captura={captura} place={i + 1} height={320} />
              ))}
            </Box>
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>El cliente no adjuntó una captura.</Typography>
          )}
        </Part>
      </Box>
      {(open || isRejected) && (
        <Part title="Movimientos del banco">
          <CandidateMovements pago={pago} onChoose={choose} />
        </Part>
      )}
      <Part title="Respuestas del banco">
        <BankAnswers {...pago} />
      </Part>
      <Part title="Historial">
        <PaymentHistory pago={pago} />
      </Part>
      {Chosen && (
        <Chosen pago={pago} movimiento={decision.movimiento} onDone={done} onClose={() => setDecision(null)} />
      )}
    </Box>
  );
}

/** Tells payments apart where one follows another: amount, payer, reference, and the number of those that wait. */
function InShort({ pago }: { pago: PagoDetalle }) {
  const waiting = useNextPayment(pago._id).data?.waiting;
  return (
    <>
      <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {bs(pago.monto)}
      </Box>{' '}
      de {pago.nombrePagador},{' '}
      {pago.referencia ? `referencia ${pago.referencia}` : PAYMENT_MESSAGES.noReference.toLowerCase()}
      {waiting ? ` · ${plural(waiting, 'pago espera', 'pagos esperan')} tu revisión` : ''}
    </>
  );
}

/** One payment of the queue: what is known of it, and what is decided about it. */
export function AdminPaymentView({ id }: { id: string }) {
  const query = useAdminPayment(id);
  const { data: pago } = query;
  // Names the payment that was opened after a decision, once it is known.
  const [first] = useState(id);
  useFocusHeading(pago ? pago._id : first);
  // A settled payment needs no review.
  const settled = pago?.estado === 'pagado' || pago?.estado === 'reembolsado';
  const title = `${settled ? 'Pago revisado' : 'Revisar pago'}${pago ? ` ${ofPaid(pago)}` : ''}`;
  return (
    <>
      <Head title={title} noindex />
      <PageHeader title={title} text={pago && <InShort pago={pago} />} />
      <DataState
        query={query}
        skeleton={<Skeleton variant="rectangular" height={420} />}
        error="Error al cargar el pago"
      >
        {(shown) => <Ready key={shown._id} pago={shown} />}
      </DataState>
    </>
  );
}

/** One payment of the queue. */
export const AdminPaymentPage = () => (
  <Container>
    <BackLink to={paths.adminPayments()} label="Pagos" />
    <AdminPaymentView id={useParams().id!} />
  </Container>
);
