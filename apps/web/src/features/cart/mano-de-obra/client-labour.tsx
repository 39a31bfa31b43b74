import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LABOUR_MESSAGES } from '@tuerca/contracts/cart/mano-de-obra/messages';
import type { ManoDeObra, ManoDeObraDeCita } from '@tuerca/contracts/cart/mano-de-obra/schemas';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { isMissed } from '@tuerca/contracts/citas/citas/states';
import { sentence } from '@tuerca/contracts/kernel/sentence';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { CaptureUpload } from '@/entities/payments/payments/capture-upload';
import { DifferencePanel } from '@/entities/payments/payments/difference-panel';
import { bs } from '@/lib/format';
import { ConfirmAction } from '@/ui/confirm-action';
import { DataState } from '@/ui/data-state';
import { onDemand } from '@/ui/on-demand';
import { Panel } from '@/ui/panel';
import { Precio } from '@/ui/precio';
import { useGiveBackLabour, useLabour } from './mano-de-obra.queries';
import { OtherWorkshops } from './other-workshops';

const PayLabourDialog = onDemand(async () => (await import('./pay-labour-dialog')).PayLabourDialog);
type Due = NonNullable<ManoDeObraDeCita['porPagar']>;

/** Amount to pay now, and an explanation of how Tuerca holds it. */
function ToPay({ citaId, porPagar, again }: { citaId: string; porPagar: Due; again: boolean }) {
  const [paying, setPaying] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {again && <Alert severity="warning">{LABOUR_MESSAGES.expired}</Alert>}
      <Precio bs={porPagar.monto} usd={porPagar.montoUSD} />
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
        {LABOUR_MESSAGES.offer} Si prefieres, págala en el taller.
      </Typography>
      <Button variant="outlined" onClick={() => setPaying(true)}>
        Pagar por Tuerca
      </Button>
      {paying && <PayLabourDialog citaId={citaId} porPagar={porPagar} onClose={() => setPaying(false)} />}
    </Box>
  );
}

/** The appointment did not take place: the client chooses another workshop or a refund. */
function ToDecide({ cita: { _id }, labour: { monto, vence } }: { cita: Cita; labour: ManoDeObra }) {
  const [asking, setAsking] = useState(false);
  const giveBack = useGiveBackLabour(_id);
  return (
    <>
      <Alert severity="warning">
        Pagaste {bs(monto)} y la cita no se dio. {LABOUR_MESSAGES.decide}
        {vence && ` ${sentence(`Tienes hasta el ${formatFechaHora(vence)}.`)}`}
      </Alert>
      <Box sx={{ mt: 1.5 }}>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          Pedir que me la devuelvan
        </Button>
      </Box>
      {asking && (
        <ConfirmAction
          title="¿Pedir la devolución?"
          confirm="Sí, devuélvanmela"
          danger={false}
          run={() => giveBack.mutateAsync(undefined)}
          done={LABOUR_MESSAGES.returned}
          error={LABOUR_MESSAGES.returnFailed}
          onClose={() => setAsking(false)}
        >
          Te enviamos {bs(monto)} a la cuenta desde la que pagaste. Después ya no podrás usarla en otro taller.
        </ConfirmAction>
      )}
    </>
  );
}

/** State of labour that was paid. */
function Paid({ labour }: { labour: ManoDeObra }) {
  const { estado, monto, ganado, devuelto } = labour;
  if (estado === 'devuelta') return <Alert severity="info">Te devolvemos {bs(devuelto)} de la mano de obra.</Alert>;
  if (estado === 'ganada')
    return (
      <Alert severity="success">
        Pagaste {bs(monto)} y el taller ya lo recibió{devuelto > 0 ? `: ${bs(ganado ?? 0)} de mano de obra` : ''}.
        {devuelto > 0 && ` Te devolvemos ${bs(devuelto)}, porque el trabajo costó menos.`}
      </Alert>
    );
  return (
    <Alert severity="success">
      Pagaste {bs(monto)}. {LABOUR_MESSAGES.held}
    </Alert>
  );
}

function State({ cita, data }: { cita: Cita; data: ManoDeObraDeCita }) {
  const { porPagar, sinPrecio, manoDeObra: labour, pago } = data;
  if (porPagar) return <ToPay citaId={cita._id} porPagar={porPagar} again={labour?.estado === 'anulada'} />;
  if (labour?.estado === 'en_pago' && pago)
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        {pago.diferencia?.estado === 'esperando' ? (
          <DifferencePanel pago={pago} />
        ) : (
          <Alert severity="info">{`${bs(labour.monto)}, referencia ${pago.referencia ?? ''}. ${pago.mensaje}`}</Alert>
        )}
        <CaptureUpload pago={pago} />
      </Box>
    );
  if (labour?.estado === 'por_decidir') return <ToDecide cita={cita} labour={labour} />;
  if (labour && labour.estado !== 'anulada') return <Paid labour={labour} />;
  return sinPrecio ? (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {LABOUR_MESSAGES.noPrice}
    </Typography>
  ) : null;
}

/** Whether an appointment's labour has anything to show. */
const isTold = ({ porPagar, sinPrecio, manoDeObra }: ManoDeObraDeCita): boolean =>
  porPagar !== null || sinPrecio || (manoDeObra !== null && manoDeObra.estado !== 'anulada');

/** Labour of my appointment: paying it through Tuerca, its state, and the choice after an appointment that did not take place. */
export function ClientLabour({ cita }: { cita: Cita }) {
  const query = useLabour(cita._id);
  const undecided = query.data?.manoDeObra?.estado === 'por_decidir';
  const isGivenUp = isMissed(cita) && cita.canceladaPor !== 'cliente' && cita.repuestos !== null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 3, gridTemplateColumns: 'minmax(0, 1fr)', '&:empty': { display: 'none' } }}>
      {(query.isError || (query.data && isTold(query.data))) && (
        <Panel title="Mano de obra">
          <DataState query={query} skeleton={null} error={LABOUR_MESSAGES.loadFailed}>
            {(data) => <State cita={cita} data={data} />}
          </DataState>
        </Panel>
      )}
      {(undecided || isGivenUp) && <OtherWorkshops cita={cita} />}
    </Box>
  );
}
