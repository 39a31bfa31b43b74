import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import type { Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { ACCION_PRESUPUESTO_LABELS } from '@tuerca/contracts/citas/presupuestos/states';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { LineChip, PresupuestoChip } from '@/entities/citas/presupuestos/presupuesto-chip';
import { PresupuestoLine } from '@/entities/citas/presupuestos/presupuesto-line';
import { longDate, plural } from '@/lib/format';
import { ExpandMoreRounded } from '@/ui/icons/expand-more-rounded';
import { Precio } from '@/ui/precio';
import { Timeline } from '@/ui/timeline';

/** Lines of a version that can no longer be decided, and their total. */
function DecidedLines({ presupuesto: { lineas, totales, comentario, respondido } }: { presupuesto: Presupuesto }) {
  const answered = respondido !== null;
  return (
    <>
      <Box component="ul" aria-label="Líneas del presupuesto" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lineas.map((line) => (
          <PresupuestoLine
            key={line._id}
            line={line}
            status={line.estado !== 'pendiente' && <LineChip line={line} />}
          />
        ))}
      </Box>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 1.5, borderTop: 2, borderColor: 'divider' }}
      >
        <Typography variant="subtitle1" component="p">
          {answered ? 'Aprobado' : 'Total'}
        </Typography>
        <Precio
          bs={answered ? totales.aprobadoBs : totales.totalBs}
          usd={answered ? totales.aprobado : totales.total}
        />
      </Box>
      {comentario && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <strong>Comentario del cliente:</strong> {comentario}
        </Typography>
      )}
    </>
  );
}

/** History of a version, if it has more than its sending. */
function PresupuestoHistory({ entries }: { entries: Presupuesto['historial'] }) {
  if (entries.length < 2) return null;
  return (
    <Accordion disableGutters elevation={0} sx={{ mt: 1, border: 1, borderColor: 'divider' }}>
      <AccordionSummary expandIcon={<ExpandMoreRounded />}>Historial del presupuesto</AccordionSummary>
      <AccordionDetails>
        <Timeline
          label="Historial del presupuesto"
          steps={entries.map(({ accion, fecha, lineas, nota, autor }) => ({
            id: fecha + accion,
            title: ACCION_PRESUPUESTO_LABELS[accion],
            text: [
              formatFechaHora(fecha),
              autor && `por ${autor.nombre}`,
              lineas > 0 && plural(lineas, 'línea', 'líneas'),
              nota,
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      </AccordionDetails>
    </Accordion>
  );
}

interface PresupuestoSummaryProps {
  presupuesto: Presupuesto;
  headingId: string;
  older: Presupuesto[];
  /** Actions of the reader; while it is unanswered, the reader's form replaces the lines. */
  children?: ReactNode;
  /** The reader is answering it: `children` shows the lines. */
  answering?: boolean;
  /** Actions of the reader on an older version. */
  withOlder?: (older: Presupuesto) => ReactNode;
}

/** A version of a presupuesto under its heading, with the older ones collapsed below. */
export function PresupuestoSummary(props: PresupuestoSummaryProps) {
  const { presupuesto, headingId, older, children, answering, withOlder } = props;
  const { version, estado, notas, createdAt } = presupuesto;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={headingId} variant="h4" component="h3">
          Presupuesto{version > 1 ? ` (versión ${version})` : ''}
        </Typography>
        <PresupuestoChip estado={estado} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Enviado el {longDate(createdAt)}
      </Typography>
      {notas && <Typography sx={{ mb: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{notas}</Typography>}
      {!answering && <DecidedLines presupuesto={presupuesto} />}
      {children}
      <PresupuestoHistory entries={presupuesto.historial} />
      {older.map((one) => (
        <Fragment key={one._id}>
          <Accordion disableGutters elevation={0} sx={{ mt: 1, border: 1, borderColor: 'divider' }}>
            <AccordionSummary expandIcon={<ExpandMoreRounded />}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <Typography component="span">Versión {one.version}</Typography>
                <PresupuestoChip estado={one.estado} />
              </Box>
            </AccordionSummary>
            <AccordionDetails>
              <DecidedLines presupuesto={one} />
            </AccordionDetails>
          </Accordion>
          {withOlder?.(one)}
        </Fragment>
      ))}
    </>
  );
}
