import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDuration } from '@tuerca/contracts/citas/citas/durations';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { ESTADO_CITA_LABELS, type EstadoCita } from '@tuerca/contracts/citas/citas/states';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { WriteButton } from '@/entities/chats/chats/write-button';
import { CITA_TONES, CitaChip, LateCitaChip } from '@/entities/citas/citas/cita-chip';
import { citaPrice, whenInWords } from '@/entities/citas/citas/cita-format';
import { PriceFacts } from '@/entities/citas/citas/price-facts';
import { CitaParts } from '@/entities/orders/orders/cita-parts';
import { ReportButton } from '@/entities/platform/reportes/report-button';
import { useMayCall } from '@/lib/use-may-call';
import { Fact, Facts } from '@/ui/facts';
import { Timeline } from '@/ui/timeline';
import { CallClient } from './call-client';
import { minutesOf, plateInWords, vehicleInWords } from './cita-format';
import { LateBay } from './late-cars';
import { PriceWaits } from './price-waits';
import { WorkDone } from './work-done';
import { WorkForm } from './work-form';
import { CITA_CALLS } from './workshop-citas.queries';

const WORKING: readonly EstadoCita[] = ['confirmada', 'en_proceso', 'pausada'];

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: 3 }}>
    <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** The work: written by whoever works on it, while it lasts; read by everybody else. */
function Work({ cita }: { cita: Cita }) {
  const mayNote = useMayCall()(CITA_CALLS.estado);
  return mayNote && WORKING.includes(cita.estado) ? <WorkForm cita={cita} /> : <WorkDone cita={cita} />;
}

/** Everything about one appointment, as its workshop sees it; `presupuesto` stands below the work. */
export const WorkshopCitaDetail = ({ cita, presupuesto }: { cita: Cita; presupuesto: ReactNode }) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <CitaChip estado={cita.estado} />
      <LateCitaChip cita={cita} />
      {!!cita.inasistencias && (
        <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 600 }}>
          {CITA_MESSAGES.missed(cita.inasistencias)}
        </Typography>
      )}
    </Box>
    <LateBay cita={cita} />
    <Facts>
      <Fact label="Cuándo" wide>
        {whenInWords(cita)}
      </Fact>
      <Fact label="Duración">{formatDuration(minutesOf(cita))}</Fact>
      {cita.puesto !== null && <Fact label="Puesto">{cita.puesto}</Fact>}
      <Fact label="Servicio" wide>
        {cita.servicio.nombre}
      </Fact>
      <Fact label="Precio">{citaPrice(cita)}</Fact>
      <PriceFacts cita={cita} />
      {cita.promocion && (
        <Fact label={cita.promocion.codigo ? `Código ${cita.promocion.codigo}` : 'Oferta'} wide>
          {cita.promocion.nombre}
        </Fact>
      )}
      {cita.razonCancelacion && (
        <Fact label={ORDER_MESSAGES.cancelReason} wide>
          {cita.razonCancelacion}
        </Fact>
      )}
    </Facts>
    {cita.precioPropuesto && (
      <Box sx={{ mt: 2 }}>
        <PriceWaits cita={cita} />
      </Box>
    )}
    <Part title="Cliente">
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{cita.cliente.nombre}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        {cita.cliente.email ? (
          <Link href={`mailto:${cita.cliente.email}`}>{cita.cliente.email}</Link>
        ) : (
          CITA_MESSAGES.noAccount
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CallClient cliente={cita.cliente} />
        {cita.cliente.email && (
          <WriteButton
            usuarioId={cita.cliente._id}
            contexto={{ tipo: 'cita', id: cita._id }}
            label="Escribir por chat"
          />
        )}
        <ReportButton objeto="cita" objetoId={cita._id} what="esta cita" />
      </Box>
    </Part>
    <Part title="Vehículo">
      <Facts>
        <Fact label="Modelo">{vehicleInWords(cita.vehiculo)}</Fact>
        <Fact label="Placa">{plateInWords(cita.vehiculo)}</Fact>
        {cita.vehiculo.color && <Fact label="Color">{cita.vehiculo.color}</Fact>}
        <Fact label="Problema reportado" wide>
          {cita.problemaReportado}
        </Fact>
      </Facts>
    </Part>
    {cita.repuestos && (
      <Part title="Repuestos que llegan con esta cita">
        {cita.repuestos.problema && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {cita.repuestos.problema === 'cancelado'
              ? 'Se canceló un pedido de estos repuestos. Le pedimos al cliente que reagende, cancele o mantenga la cita.'
              : 'Estos repuestos están atrasados. Le pedimos al cliente que reagende, cancele o mantenga la cita.'}
          </Alert>
        )}
        <CitaParts repuestos={cita.repuestos} />
      </Part>
    )}
    <Part title="Trabajo">
      <Work cita={cita} />
      {cita.anotado?.autor && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          Última anotación: {cita.anotado.autor.nombre}, {formatFechaHora(cita.anotado.fecha)}
        </Typography>
      )}
    </Part>
    {presupuesto && <Box sx={{ mt: 3 }}>{presupuesto}</Box>}
    <Part title="Historial">
      <Timeline
        label={CITA_MESSAGES.history}
        steps={cita.historialEstados.map(({ estado, fecha: moment, notas, autor }) => ({
          id: `${moment}-${estado}`,
          title: ESTADO_CITA_LABELS[estado],
          text: `${formatFechaHora(moment)}${autor ? ` · por ${autor.nombre}` : ''}${notas ? ` · ${notas}` : ''}`,
          tone: CITA_TONES[estado],
        }))}
      />
    </Part>
  </>
);
