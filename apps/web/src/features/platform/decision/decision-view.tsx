import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { type AccionReporte, TIPO_REPORTE_LABELS } from '@tuerca/contracts/platform/reportes/objects';
import { type DecisionReportada, NuevaApelacion } from '@tuerca/contracts/platform/reportes/schemas';
import { longDate } from '@/lib/format';
import { Head } from '@/lib/head';
import { notify } from '@/lib/notify';
import { DataState } from '@/ui/data-state';
import { Fact, Facts } from '@/ui/facts';
import { Form } from '@/ui/form/form';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { PageHeader } from '@/ui/page-header';
import { Panel } from '@/ui/panel';
import { decisionQuery, useAppeal } from './decision.queries';

const MEASURES: Record<AccionReporte, string> = {
  ocultar: 'Ya no se muestra al público',
  eliminar: 'Fue eliminado',
  pausar: 'Tu negocio está pausado',
  advertir: 'Es una advertencia. Todo sigue como está',
  ninguna: 'Todo sigue como está',
};

/** Form of the author's only answer. */
function AppealForm({ id, until }: { id: string; until: string }) {
  const appeal = useAppeal(id);
  const form = useServerForm({
    schema: NuevaApelacion,
    defaultValues: { texto: '' },
    send: ({ texto }) => appeal.mutateAsync(texto),
    failure: REPORT_MESSAGES.appealFailed,
    onDone: () => notify.ok(REPORT_MESSAGES.appealSent),
  });
  return (
    <Panel title="¿No estás de acuerdo?" text={`Puedes responder una vez, hasta el ${longDate(until)}.`}>
      <Form onSubmit={form.submit} sx={{ display: 'grid', gap: 2 }}>
        {form.failure && <FormAlert message={form.failure} />}
        <TextInput control={form.control} name="texto" label="Tu respuesta" rows={4} maxLength={1000} required />
        <Button type="submit" variant="contained" loading={form.busy} sx={{ justifySelf: 'start' }}>
          Enviar respuesta
        </Button>
      </Form>
    </Panel>
  );
}

const Shown = ({ decision }: { decision: DecisionReportada }) => {
  const { titulo, texto, tipos, motivo, fecha, accion, apelacion, apelableHasta } = decision;
  const isRight = decision.decision === 'procede';
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Alert severity={isRight ? 'warning' : 'success'} icon={false}>
        <strong>{isRight ? MEASURES[accion] : 'No encontramos una falta'}.</strong> Motivo: {motivo}
      </Alert>
      <Panel title={titulo}>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch', mb: 2 }}>
          {texto}
        </Typography>
        <Facts>
          <Fact label="Se reportó porque">{tipos.map((tipo) => TIPO_REPORTE_LABELS[tipo]).join(' · ')}</Fact>
          <Fact label="Decidimos el">{longDate(fecha)}</Fact>
        </Facts>
      </Panel>
      {apelacion && (
        <Panel title="Tu respuesta" text={longDate(apelacion.fecha)}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{apelacion.texto}</Typography>
          <Alert severity="info" sx={{ mt: 2 }}>
            {apelacion.decision
              ? `${apelacion.decision === 'revertir' ? 'Revertimos la decisión' : 'Mantenemos la decisión'}. Motivo: ${apelacion.motivo ?? ''}`
              : 'La estamos revisando. Te avisamos.'}
          </Alert>
        </Panel>
      )}
      {apelableHasta && <AppealForm id={decision._id} until={apelableHasta} />}
    </Box>
  );
};

/** Decision on my content or behaviour, its reason, and my only answer. */
function DecisionView({ id }: { id: string }) {
  const query = useQuery(decisionQuery(id));
  return (
    <DataState
      query={query}
      skeleton={<Skeleton variant="rectangular" height={240} />}
      error={REPORT_MESSAGES.decisionFailed}
    >
      {(decision) => <Shown decision={decision} />}
    </DataState>
  );
}

/** Page of an administrators' decision on something of mine. */
export function DecisionPage() {
  const { id = '' } = useParams();
  return (
    <Container maxWidth="md" sx={{ pb: 4 }}>
      <Head title="Decisión de la administración" noindex />
      <PageHeader title="Decisión de la administración" />
      <DecisionView key={id} id={id} />
    </Container>
  );
}
