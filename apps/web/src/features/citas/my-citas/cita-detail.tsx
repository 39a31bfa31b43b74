import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { CLIENT_ESTADO_CITA_LABELS } from '@tuerca/contracts/citas/citas/states';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { useGarage } from '@/entities/auth/garaje/garage-store';
import { WriteButton } from '@/entities/chats/chats/write-button';
import { CITA_TONES, CitaChip } from '@/entities/citas/citas/cita-chip';
import { hasWorkPictures, WorkPictures } from '@/entities/citas/citas/work-pictures';
import { CitaParts } from '@/entities/orders/orders/cita-parts';
import { ReportButton } from '@/entities/platform/reportes/report-button';
import { paths, withQuery } from '@/lib/paths';
import { Fact, Facts } from '@/ui/facts';
import { Stars } from '@/ui/stars';
import { Timeline, type TimelineStep } from '@/ui/timeline';
import { AppointmentFacts } from './appointment-facts';
import { PriceAbove } from './price-above';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: 3 }}>
    <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
const standAlone = { display: 'inline-block', mt: 1.5, py: 0.5 };
const Words = ({ children, otherwise }: { children: string | null; otherwise: string }) => (
  <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: children ? undefined : 'text.secondary' }}>
    {children || otherwise}
  </Typography>
);

const stepsOf = (historial: Cita['historialEstados']): TimelineStep[] =>
  historial.map(({ estado, fecha, notas }, i) => ({
    id: `${i}-${estado}`,
    title: CLIENT_ESTADO_CITA_LABELS[estado],
    text: `${formatFechaHora(fecha)}${notas ? ` · ${notas}` : ''}`,
    tone: CITA_TONES[estado === 'pausada' ? 'en_proceso' : estado],
  }));

const Rated = ({ cita: { calificacion } }: { cita: Cita }) =>
  calificacion ? (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Stars value={calificacion.puntuacion} />
        <Typography sx={{ fontWeight: 600 }}>{`${calificacion.puntuacion} de 5`}</Typography>
      </Box>
      {calificacion.comentario && <Words otherwise="">{calificacion.comentario}</Words>}
    </>
  ) : (
    <Words otherwise={CITA_MESSAGES.notRated}>{null}</Words>
  );

/** The way to the record that this appointment stands in: that of its vehicle in the garage, else the garage. */
function RecordLink({ vehiculo: { _id, placa } }: Pick<Cita, 'vehiculo'>) {
  const garage = useGarage().vehiculos.filter(({ enCuenta }) => enCuenta);
  const its = garage.find((one) => one._id === _id) ?? garage.find((one) => one.placa !== null && one.placa === placa);
  return (
    <Link component={RouterLink} to={its ? paths.clientHoja(its._id) : paths.clientGaraje()} sx={standAlone}>
      {its ? 'Ver la hoja de vida' : 'Guárdalo en Mi garaje y tendrá su hoja de vida'}
    </Link>
  );
}

/** Everything about one appointment, as its client sees it. */
export const OwnCitaDetail = ({ cita, children }: { cita: Cita; children?: ReactNode }) => {
  const { taller, vehiculo } = cita;
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <CitaChip estado={cita.estado} client />
      </Box>
      <PriceAbove cita={cita} />
      <AppointmentFacts cita={cita} />
      {children}
      {cita.repuestos && (
        <Part title="Repuestos de esta cita">
          <CitaParts
            repuestos={cita.repuestos}
            toOrder={(numero) => withQuery(paths.clientOrders(), { pedido: numero })}
          />
        </Part>
      )}
      <Part title="Taller">
        <Link component={RouterLink} to={taller.ruta}>
          {taller.nombre}
        </Link>
        <Words otherwise="Dirección no disponible">{taller.direccion}</Words>
        {taller.telefono ? (
          <Link href={`tel:${taller.telefono}`}>{formatTelefono(taller.telefono)}</Link>
        ) : (
          <Words otherwise="Teléfono no disponible">{null}</Words>
        )}
        <Box sx={{ mt: 1.5 }}>
          <WriteButton usuarioId={taller._id} contexto={{ tipo: 'cita', id: cita._id }} label="Escribir al taller" />
          <ReportButton objeto="cita" objetoId={cita._id} what="esta cita" />
        </Box>
      </Part>
      <Part title="Vehículo">
        <Facts columns={4}>
          <Fact label="Marca">{vehiculo.marca}</Fact>
          <Fact label="Modelo">{vehiculo.modelo}</Fact>
          <Fact label="Año">{vehiculo.anio}</Fact>
          <Fact label="Placa">{vehiculo.placa || CITA_MESSAGES.noPlate}</Fact>
        </Facts>
        {cita.estado === 'completada' && <RecordLink vehiculo={vehiculo} />}
      </Part>
      <Part title="Problema reportado">
        <Words otherwise="Sin descripción">{cita.problemaReportado}</Words>
      </Part>
      <Part title="Diagnóstico">
        <Words otherwise="El taller aún no ha escrito un diagnóstico">{cita.diagnostico}</Words>
      </Part>
      <Part title="Trabajos realizados">
        {cita.trabajosRealizados.length > 0 ? (
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {cita.trabajosRealizados.map((trabajo, i) => (
              <li key={i}>{trabajo}</li>
            ))}
          </Box>
        ) : (
          <Words otherwise="Aún no hay trabajos registrados">{null}</Words>
        )}
      </Part>
      {hasWorkPictures(cita) && (
        <Part title="Fotos del trabajo">
          <WorkPictures cita={cita} />
        </Part>
      )}
      <Part title="Historial">
        <Timeline label={CITA_MESSAGES.history} steps={stepsOf(cita.historialEstados)} />
      </Part>
      {cita.estado === 'completada' && (
        <Part title="Tu calificación">
          <Rated cita={cita} />
        </Part>
      )}
    </>
  );
};
