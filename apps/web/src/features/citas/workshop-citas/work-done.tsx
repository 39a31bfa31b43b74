import Box from '@mui/material/Box';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { formatKilometraje } from '@tuerca/contracts/citas/hojas/mileage';
import { hasWorkPictures, WorkPictures } from '@/entities/citas/citas/work-pictures';
import { shortDate } from '@/lib/format';
import { Fact, Facts } from '@/ui/facts';

const Warranty = ({ garantia }: { garantia: NonNullable<Cita['garantia']> }) => {
  const parts = [
    garantia.hasta && `hasta el ${shortDate(garantia.hasta)}`,
    garantia.kilometros > 0 && formatKilometraje(garantia.kilometros),
  ].filter(Boolean);
  return <Fact label="Garantía">{parts.join(' o ') || 'Sin garantía'}</Fact>;
};

/** Recorded work of a finished appointment. */
export const WorkDone = ({ cita }: { cita: Cita }) => (
  <Facts>
    <Fact label="Diagnóstico" wide>
      {cita.diagnostico ?? 'Sin diagnóstico'}
    </Fact>
    {cita.trabajosRealizados.length > 0 && (
      <Fact label="Trabajos realizados" wide>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {cita.trabajosRealizados.map((work, i) => (
            <li key={i}>{work}</li>
          ))}
        </Box>
      </Fact>
    )}
    {cita.tecnico && <Fact label="Técnico">{cita.tecnico.nombre}</Fact>}
    {cita.garantia && <Warranty garantia={cita.garantia} />}
    {cita.notas && (
      <Fact label="Notas" wide>
        {cita.notas}
      </Fact>
    )}
    {hasWorkPictures(cita) && (
      <Fact label="Fotos" wide>
        <WorkPictures cita={cita} />
      </Fact>
    )}
  </Facts>
);
